# What the server of the table says.
table-line-undo = { $you ->
    [yes] You took a move back: the game goes on from an earlier moment.
   *[no] { $seat } took a move back: the game goes on from an earlier moment.
}
table-line-share = { $you ->
    [yes] You added a share to the shuffle.
   *[no] { $seat } added a share to the shuffle.
}

table-problem-not-found = There is nothing here.
table-problem-not-allowed = That cannot be done here.
table-problem-running = That is possible once the match is over.
table-problem-unknown-campaign = There is no such campaign, or it is no longer kept.
table-problem-campaign-over = This campaign is over.
table-problem-question-open = Another question is still open at this table.
table-problem-no-question = Nothing is being asked any more.
table-problem-unplayable = This match cannot be shown here: its game, its packs or its version of the rules are not installed any more. Nothing of it is lost.
table-problem-broken = Something broke at our end. Nothing of the match is lost.
table-problem-stopping = The server is being restarted. Try again in a moment.
table-problem-unavailable = The table cannot reach its books just now. Nothing is lost: try again in a moment.


option-packs = Content

table-problem-cancelled = This was called off.
table-problem-too-slow = The bots are too busy to think about this now. Try again in a moment.
