### Fernweh, English: what somebody has played.

record-title = Results by game and opponents
record-games = Games
record-won = Won
record-since = since { $date }
record-alone = { $n } alone
record-with-others = with others
record-share = { $share } %, by chance { $expected } %
record-row = Victories in a row
record-row-note = the most so far
record-rating = Best rating
record-rating-none = find a rated table
record-recent = Last matches
record-of = { $won } of { $n }
record-best = Best
record-by-seats = Won, by number of players
record-all = All of these matches
record-curve = Points of the last { $n } games: between { $least } and { $most }, last { $last }
record-people = Placed before people
record-bots = Placed before bots

matches = My matches
matches-link = All my matches
matches-found = { $n ->
    [0] No match fits.
    [one] { $n } match
   *[other] { $n } matches
}
matches-pages = Pages
matches-page = Page { $n } of { $all }
matches-newer = Newer
matches-older = Older
matches-all = All
matches-state = State
matches-running = Running
matches-finished = Finished
matches-waiting = Waiting for players
matches-closed = Closed
matches-with = With
matches-people = People
matches-bots = Bots only
matches-alone = Alone
matches-result = Result
matches-won = Won
matches-lost = Not won
matches-search = Name of a table or a player
matches-show = Show
matches-place = Place { $n }
matches-victory = Victory
matches-defeat = Defeat
