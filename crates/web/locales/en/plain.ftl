### Fernweh, English: a table in plain words.

plain-title = { $name } in plain words
plain-link = This table in plain words
plain-parts = Parts of this page
plain-news = What is new
plain-no-news = Nothing has happened since you last looked.
plain-older = { $n ->
    [one] { $n } older turn is in the log.
   *[other] { $n } older turns are in the log.
}
plain-ask = Your decision
plain-choices = { $n ->
    [one] There is { $n } choice.
   *[other] There are { $n } choices.
}
plain-hint = What would a bot do?
plain-undo = Undo my last move
plain-players = Players
plain-is-asked = It is this player’s turn.
plain-area = What { $name } has
plain-board = On the table
plain-lit = can be chosen now
plain-why = Explain
plain-log = Log
plain-chat = Chat
plain-again = Look for news
plain-drawn = The drawn table

## How the page learns what happens

plain-still = Without scripts this page does not change by itself.
plain-repeat = Load it every 30 seconds while I wait
plain-repeated = This page is loaded again every 30 seconds while you wait.
plain-repeat-not = Load it only when I ask for it
plain-live = This page changes by itself when something happens.
plain-changed = Something has happened.
plain-show = Show what has happened
