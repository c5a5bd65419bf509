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
bot-of-others = { $bot }
bot-of-others-help = A bot of another package.
why-no_bot = '{ $bot }' is no bot; the bots are: { $bots }. A bot of your own is named package.module:Class.
why-broken_bot = The bot { $bot } does not work ({ $problem }).
