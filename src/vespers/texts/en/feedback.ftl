# What players say about a match or a move.
feedback-title = Say what you think
feedback-about = The maker of the version reads it when the match is over. Until then nobody but you does.
feedback-about-plain = It is kept with the match. Until the match is over nobody but you reads it.
feedback-move = About this move
feedback-match = About the match
feedback-question-match = Would you play this again?
feedback-question-move = What is this moment like?
feedback-answer-yes = Yes
feedback-answer-perhaps = Perhaps
feedback-answer-no = No
feedback-answer-liked = I like it
feedback-answer-dull = Dull
feedback-answer-unclear = Unclear
feedback-answer-too-strong = Too strong
feedback-answer-too-weak = Too weak
feedback-comment = Comment
feedback-send = Send
feedback-sent = Thank you. You can change it at any time.
feedback-list = What players said
feedback-none = Nobody has said anything yet.
feedback-waiting = { $count ->
    [one] One more remark
   *[other] { $count } more remarks
 } about matches that still run: shown when they are over.
feedback-at-move = Move { $number }
feedback-at-end = The whole match
feedback-before-change = about an earlier state of this version
feedback-sheet = As a spreadsheet (CSV)
feedback-open = Open in the replay
feedback-summary = Would play again: yes { $yes }, perhaps { $perhaps }, no { $no }
