### Fernweh, English: the words of the pages that belong to no single game.

## Frame

skip-to-content = To the content
skip-to-decision = To your decision
nav-main = Main
nav-play = Play
nav-tables = Tables
nav-rules = Learn
nav-replays = Replays
nav-profile = Profile: { $name }
language = Language
language-to = Language: switch to { $name }
theme-switch = Light or dark theme
settings = Settings
done = Done
you = you
bot = bot
copy-link = Copy link
rule = Rule { $id }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
points-at-end = points counted at the end
cost = cost { $n }

## What the browser says by itself

js-copied = Link copied
js-copy-failed = The browser could not copy the link. Select the link and copy it by hand.
js-close = Close
js-loading = One moment …
js-failed = The request did not reach the server. Check the connection and try again.
js-offline = Connection lost
js-retry-in = Connection lost. Trying again in { $seconds } s.
js-your-turn = Your turn
js-undone = Undone
js-seen = All changes seen
js-no-changes = Nothing has changed since you last looked.
js-choose-first = Choose something first.
js-do-all = Do all { $n }
js-not-your-turn = You have nothing to decide now.
js-play = Play
js-pause = Pause
js-tell-on = The browser will tell you when it is your turn.
js-tell-off = Turn notices are switched off.
js-tell-blocked = The browser blocks notices from this page. Allow them in its settings for this page.
js-tell-none = This browser has no notices here: it allows them on this computer itself and over https only.
js-outside = Lit choices out of view: { $n }. Show the next one.
js-hint-none = There is no hint for this decision.

## Table frame

bar-label = Your decision
bar-list = { $n } choices are lit
bar-no-undo = no undo
bar-undo = Undo
bar-undo-stop = Undo stops here: { $why }
bar-hint = Hint
bar-choose = Choose
hint-show = Show on the board
hint-only = It is the only thing you can do.
hint-as-good = Just as good: { $it }
hint-chance = Chance to win: { $n } %
hint-ahead = That is { $n } percentage points more than with the next best choice.
hint-even = Other choices are about as good.
hint-no-other = A bot would do nothing else here.
hint-ahead-by = That is { $gap } more than with the next best choice.
hint-points = { $n } points
hint-then = Then probably: { $line }
hint-step = { $who }: { $what }
hint-step-own = you: { $what }
hint-other = { $it }: { $n } %
hint-behind = { $it }, { $gap } less
hint-because = { $it } ({ $what })
hint-goes-on = { $it }, then { $line }
moment-over = Final standing
tell-title = Turn notices
tell-note = While you use another window, the browser tells you when it is your turn.
tell-on = Tell me
tell-off = Do not tell me
tell-me = Tell me when it is my turn
seats-in-order = Seats in player order
table-areas = Areas of the table
confirm-moves = Confirm moves
confirm-always = Always
confirm-never = Never
confirm-note = A move that reveals something hidden must always be confirmed, because it cannot be undone.
keys = Keys
key-choose = choose
key-confirm = confirm
key-back = close, or step back
key-undo = undo
key-hint = hint
key-why = why not? on the focused piece
key-next-change = next change
key-areas = board, my area, log
key-arrows = move inside a board

## First page

home-title = Distant worlds, one table.
home-lead = Space-strategy board games with every rule enforced and explained. One link for your friends, or bots worth playing. No account.
home-play-now = Play now against bots
home-learn = Learn { $game } in ten minutes
home-new-table = New table
home-mine = My tables
home-waiting = { $n ->
    [one] { $n } waits for you
   *[other] { $n } wait for you
}
home-mine-empty = No tables yet. A game against bots starts with one press; for friends, open a new table and send them the link.
home-choose = Choose a game
home-open = Open tables
home-open-empty = Nobody is waiting for players just now.
home-open-yours = Open a table of your own
your-turn = Your turn
seats-open = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
game-over = Finished
players = Players
learn = Learn
in-preparation = In preparation
take-seat = Take a seat
watch = Watch
first-title = First time here?
learn-title = Learn a game
first-text = Everything that is lit is allowed. Ask “Why not?” about anything else and you get the reason and the rule behind it; “Hint” shows what a bot would do.
first-rules = Guided games and rulebooks
length-between = { $least }–{ $most } min
length-from = { $least } min and more

## New table

new-title = New table
new-game = Game
new-not-yet = This game is in preparation. { $game } can be played today.
new-seats = Seats
new-seats-why = { $game } is for { $least } to { $most } players.
new-seat = Seat { $n }
new-person = Person
new-here = Here
new-open-note = The person who opens the invite link
new-here-note = Somebody else on this device
level-random = Easy
level-score = Medium
level-greedy = Strong
level-search = Expert
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-random-text = Chooses at random among all legal moves. For a first look at the game.
level-score-text = Takes what scores most at once and plans nothing.
level-greedy-text = Weighs points, income and how near the end is. A good opponent once you know the rules.
level-search-text = Also looks several turns ahead before it chooses. The strongest bot.
new-strengths = What the bots can do
new-bot-note = Moves automatically, at once
you-capital = You
host = Host
new-variants = Variants
new-details = Name and seed
new-name = Table name
new-seed = Seed (optional)
new-seed-random = random
new-seed-note = The same seed deals the same tiles again. Everybody at the table can see it.
new-create = Create table
new-invite-note = Every open seat gets its own invite link as soon as the table is there.
sum-seats-later = as chosen
sum-none = none
sum-length = Usual length

## Rules and cards

rules = Rules
rules-title = { $game }: rules
rules-search = Search rules
rules-placeholder = Word or number
rules-count = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
rules-found = Rules found: {"{"}n{"}"}
filters = Filters
contents = Contents
kind-setup = set-up
kind-turn = turn
kind-cost = cost
kind-effect = effect
kind-timing = timing
kind-choice = choice
kind-limit = limit
kind-end = end of game
kind-score = scoring
kind-tie = tie
kind-card = card
kind-hidden = hidden
cards = Cards
cards-title = { $game }: cards
cards-search = Search cards
cards-placeholder = Name, effect or rule
cards-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cards-found = Cards found: {"{"}n{"}"}
cards-detail = Card in full
defence = defence { $n }
origin = Origin
origin-rulebook = rulebook
origin-rulebook-note = printed in the rulebook
origin-public = public
origin-public-note = known from public text about the game
origin-partial = partly ours
origin-partial-note = the tile is attested, some of its values are ours
origin-reconstructed = own design
origin-reconstructed-note = values ours, made to fit the rulebook’s statistics

## Replays

replay-finished = finished
replay-won-by = won by
replay-link = Link to this moment
replay-text = As text
onward = Play on from here
onward-text = A new table begins with the moment that is shown. You take one seat, bots take the others. What is drawn later comes in the same order as in the match.
onward-seat = Your seat
onward-bots = Bots
onward-start = Play on
onward-name = { $name } plays on
onward-unfit = This match was played under older rules and cannot be played on.
replay-board = The board at this moment
replay-turning = Turning points
replay-turning-note = in points, as a bot rates the table
replay-round = Round { $n }
replay-turn-lead = { $new } takes the lead from { $old }.
replay-turn-end = From here on the end was certain.
replay-turn-score = { $gain } at once.
replay-curves = Points over the game
replay-curves-note = without hidden points
replay-curves-words = Points of every seat over the game. At the end: { $ends }.
replay-scrubber = Moments of the game
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-forward = One step forward
replay-last = To the end
replay-move = Moment
replays-empty = No game has been finished here yet.
replays-play = Play one

## Profile

profile = Profile
profile-settings = Settings
profile-favourite = Plays { $game } most.
profile-name = Your name
profile-name-note = Others at the table read it. You can change it at any time.
profile-theme = Theme
theme-device = As the device
theme-dark = Dark
theme-light = Light
save = Save
saved = Saved.
profile-no-games = Your finished games will be counted here.
profile-cookie = Fernweh recognises you only by a cookie in this browser. There is no password and no account.

## Errors

error-lost = Page not found
error-title = That did not work
error-home = To the home page

story-label = What happened
story-back = The turn before
story-forward = The next turn
story-step = { $name }’s turn, { $n } of { $all }
story-step-now = Now
story-at = { $n } of { $all }
story-turn = turn { $n } of { $all }
story-log = Log
story-to-my-turn = To my turn
story-to-now = Back to now
story-past = This is the table after { $name }’s turn.
story-and = { $all } and { $last }
story-more = { $n ->
    [one] { $all } and takes { $n } more step
   *[other] { $all } and takes { $n } more steps
}
story-points = { $n } VP
story-times = { $it } ({ $n } ×)
key-story = what happened: the turn before, the next one

## The rulebook

book = Rulebook
book-at = Rulebook: { $title }
book-size = rulebook, { $n } chapters, { $minutes } minutes
book-search = Search the rulebook
book-placeholder = Search …
book-nothing = Nothing found. Try a shorter word.
book-index = Index
book-index-lead = { $n } terms, each with the page that explains it.
book-on-page = On this page
book-came = You asked “Why not?”
book-back = Back to the table
book-turn = Pages
book-picture = Picture of the table
book-cards = All cards of this game
book-numbered = Numbered rules, for developers
learn-lead = Play a guided game first: it takes about ten minutes. Lessons teach single parts of a game in a prepared position. The rulebook answers the rest, page by page.
rules-numbered-note = This is the numbered list of rules that the program and its tests refer to. The rulebook explains the same rules in order and with pictures.
