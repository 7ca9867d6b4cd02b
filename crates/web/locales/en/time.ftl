### Clocks, vacations and rematches, English.

## Days

time-day = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }

## A new table

new-clock = Clock
new-clock-none = No clock
new-clock-live = Live
new-clock-days = Days a turn
new-clock-minutes = Minutes for each player
new-clock-step = Seconds added for each turn
new-clock-turn = Days for each turn
new-timeout = When the time is out
new-timeout-bot = A bot plays on
new-timeout-close = The table closes
new-timeout-note = The time of the server counts, and it counts only while the server runs. A table that closes has no result.

## What a clock says

clock-live = { $minutes } min + { $step } s a turn
clock-days = { $n ->
    [one] { $n } day a turn
   *[other] { $n } days a turn
}
clock-then-bot = Clock: { $clock }. When the time is out, a bot plays on.
clock-then-close = Clock: { $clock }. When the time is out, the table closes without a result.
time-days = { $days } d { $hours } h
js-time-days = { $days } d { $hours } h
plate-time = { $words }, { $left } left
plate-vacation = { $words }, on vacation until { $day }
title-turn = { $names } to move
seat-timed-out = { $name } (time out)
event-timed-out = The time of { $name } is out.
error-has-clock = This table has a clock. Only the clock takes a seat from a person who is away.

## Vacation

on-vacation = away
vacation-title = Vacation
vacation-text = While you are on vacation, your clocks stand still at tables with days for each turn. Others see it at your seat. You have { $n ->
    [one] { $n } day
   *[other] { $n } days
} in a year.
vacation-days = Days
vacation-go = Go on vacation
vacation-until = On vacation until { $day }
vacation-end = I am back
vacation-left = { $n ->
    [one] { $n } day is left this year.
   *[other] { $n } days are left this year.
}
error-no-vacation = You do not have that many days of vacation: { $n ->
    [one] { $n } is
   *[other] { $n } are
} left this year.
error-on-vacation = You are on vacation already.
event-on-vacation = { $name } is on vacation.
event-back-from-vacation = { $name } is back from vacation.
matches-late = Time out: { $name }
over-late = The time of { $name } is out. The table is closed and has no result.
over-not-rated = The ratings stay as they are: only games that are played to their end count.

## Rematch

rematch-propose = Propose a rematch
rematch-join = Join the rematch
rematch-go = To the rematch
event-rematch = { $name } proposes a rematch.
error-not-over = The game is not over yet.

## Undo by agreement

undo-title = Undo by agreement
undo-note = Your last act and everything after it is undone as soon as all people at the table agree. Bots always agree. What was shown stays known, and the same things are drawn again.
undo-ask = Ask the others
undo-asked = { $name } wants to undo the last own act.
undo-agree = Agree
undo-refuse = Refuse
undo-waits = Waiting for the others to agree ({ $n } so far).
undo-withdraw = Play on
event-asks-undo = { $name } asks the others to agree to an undo.
event-agrees-to-undo = { $name } agrees to the undo.
event-refuses-undo = { $name } wants to play on. Nothing is undone.
error-nothing-to-ask = You have done nothing here that could be undone.
error-asked-already = Somebody has asked for an undo already. It can be asked again after the next act.
error-nothing-asked = This request to undo is no longer open.

## Ratings

new-rated = Rated
new-rated-note = The result counts for the ratings of the players. A rated table has a clock with a bot that plays on, one seat for each person, a random seed, no hints and no undo by agreement, and it is played to its end.
rated-note = This table is rated. There are no hints and no undo by agreement, and the game is played to its end.
game-rated = { $game } · rated
error-rated = A rated table does not allow this. It has a clock with a bot that plays on, one seat for each person, a random seed, no hints and no undo by agreement, and it is played to its end.
ladder-title = Ladder: { $game }
ladder-games = Games
ladder-text = Points say how strong a player is for sure. They come from rated tables only. Everybody begins with 1500, and bots are rated like people.
ladder-empty = Nobody has finished a rated game yet.
ladder-empty-how = A rated table has a clock and is played to its end. Choose "rated" when you open one.
ladder-open = Open rated tables
ladder-place = Place
ladder-player = Player
ladder-points = Points
ladder-played = Games
ladder-won = Won

## Open tables

lobby-title = Open tables
lobby-found = { $n } of { $all } open tables are shown.
lobby-count = { $n ->
    [one] One open table
   *[other] { $n } open tables
  }, { $running ->
    [one] one game running
   *[other] { $running } games running
  }.
lobby-empty = No open table fits. Open one yourself, or change the filters.
lobby-empty-public = Tables appear here when their host lists them for everybody.
lobby-clear = Show all
lobby-keep = Keep these filters
lobby-forget = Kept: forget these filters
lobby-filter = Which tables are shown
lobby-free = Free seats
lobby-free-least = at least { $n }
lobby-rating = Rating
lobby-rated = rated
lobby-not-rated = not rated
lobby-seed = seed { $seed }
lobby-sit = Sit down
lobby-to-table = To the table
lobby-all = All open tables
ladder-link = Ladders
