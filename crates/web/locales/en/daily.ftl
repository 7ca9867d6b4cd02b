## The challenge of the day

daily = Challenge of the day
daily-text = Everybody gets the same start and the same draws today. You have one try, and until the end of tomorrow (UTC) to finish it; undo works as at any table, until something is revealed.
daily-start = Begin your try
daily-go-on = Continue your try
daily-yours = Look at your try
daily-hidden = You can watch the tries of others once yours is finished. Seeds and match files are published when the following day is over.
daily-today = To today's challenge
daily-results = Results of { $day }
daily-nobody = Nobody has finished this one yet.
daily-rank = Place
daily-who = Player
daily-points = Result
daily-verdict = Outcome
daily-replay = Replay
daily-replay-of = Replay: { $name }
daily-won = won
daily-place = place { $n }
daily-playing = { $n ->
    [one] One more is still playing.
   *[other] { $n } more are still playing.
}
daily-days = Other days
daily-no-days = The days that were played will be listed here.
daily-table = { $game }: challenge of { $day }
home-daily = Challenge of the day
home-daily-text = The same start for everybody, one try each, and a table of results.

## Results of those who play alone

new-alone = Alone
profile-alone = Played alone
profile-alone-level = Level
profile-alone-games = Games
profile-alone-won = Won
profile-alone-best = Best
