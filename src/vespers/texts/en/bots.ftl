# Who sits at the table when no person does.

bot-novice = Novice
bot-novice-help = Plays with good will, overlooks things, and forgets what the others are up to.
bot-apprentice = Apprentice
bot-apprentice-help = Looks one move ahead and takes what is best right now.
bot-brother = Brother
bot-brother-help = Thinks ahead for a moment, and expects good answers.
bot-abbot = Abbot
bot-abbot-help = Takes a few seconds, thinks far ahead, and forgives little.
bot-random = Leaf in the wind
bot-random-help = Plays any legal move, without a plan.
bot-greedy = Apprentice (greedy)
bot-greedy-help = The apprentice under its old name.

# Why a move is good or bad.

wolves-reason-rounds = { $change ->
    [more] wins the round
   *[less] loses the round
}
wolves-reason-points = { $change ->
    [more] scores more if the round ended now
   *[less] gives up points of this round
}
wolves-reason-moons = { $change ->
    [more] brings moons: two points for most of them
   *[less] falls behind in moons
}
wolves-reason-safe = { $change ->
    [more] puts a wolf that cannot be covered any more by the usual rules
   *[less] leaves wolves that can be covered
}
wolves-reason-lone = { $change ->
    [more] makes the pack stronger with a Lone Wolf
   *[less] chooses a weaker Lone Wolf
}
wolves-reason-power = { $change ->
    [more] has a power in reserve
   *[less] uses up a power
}

heaven-ale-reason-production = { $change ->
    [more] will make more beer: the rearmost ingredient and the brewmaster come further
   *[less] makes less beer in the end
}
heaven-ale-reason-barrels = { $change ->
    [more] brings a barrel within reach
   *[less] puts a barrel out of reach
}
heaven-ale-reason-first = { $change ->
    [more] takes the points of the first player
   *[less] leaves the points of the first player to others
}
heaven-ale-reason-money = { $change ->
    [more] brings ducats
   *[less] costs ducats
}
heaven-ale-reason-cards = { $change ->
    [more] brings a card
   *[less] gives a card away
}
heaven-ale-reason-track = { $change ->
    [more] keeps the way ahead
   *[less] runs past spaces of the track
}

brewers-reason-score = { $change ->
    [more] makes the beer better
   *[less] spoils the beer
}
brewers-reason-wounds = { $change ->
    [more] heals or frees you
   *[less] leaves you wounded or caught
}
brewers-reason-noise = { $change ->
    [more] makes you quieter
   *[less] makes noise that attracts werewolves
}
brewers-reason-partner = { $change ->
    [more] helps your partner’s beer
   *[less] harms your partner’s beer
}
brewers-reason-rivals = { $change ->
    [more] holds the best rival back
   *[less] lets the best rival get ahead
}
brewers-reason-means = { $change ->
    [more] brings cards or abilities
   *[less] spends cards or abilities
}
brewers-reason-prospects = { $change ->
    [more] brings good ingredients within reach
   *[less] leads away from good ingredients
}

fermentation-reason-time = { $change ->
    [more] leaves time before the next phase
   *[less] brings the next phase nearer, with less time for this beer
}
fermentation-reason-score = { $change ->
    [more] scores points
   *[less] costs points
}
fermentation-reason-means = { $change ->
    [more] brings cards, traps or focus
   *[less] spends cards, traps or focus
}
fermentation-reason-noise = { $change ->
    [more] makes you quieter
   *[less] makes noise
}
fermentation-reason-alcohol = { $change ->
    [more] sobers you up
   *[less] goes to your head
}
fermentation-reason-health = { $change ->
    [more] gets you back on your feet
   *[less] leaves you on the floor
}
fermentation-reason-rigour = { $change ->
    [more] brings the disc of this phase nearer
   *[less] breaks the order of the phases
}
fermentation-reason-reach = { $change ->
    [more] brings something good within reach
   *[less] leads away from what you need, or uses it up
}
fermentation-reason-rivals = { $change ->
    [more] holds the best rival back
   *[less] lets the best rival get ahead
}
