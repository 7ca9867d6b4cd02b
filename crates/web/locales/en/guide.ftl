### Guided games, English: the frame of the guide, whatever the game.

guide-name = Guided first game
guide-table = { $name }: first game
guide-progress = { $n } of { $all }
guide-next = Next
guide-back = Back
guide-skip = Skip the guide
guide-return = Back to the guide
guide-watch = <b>{ $rival }</b> is playing. The log keeps every move.
guide-confirm = That is your plan, and nothing has happened yet. Confirm it with the <b>amber button</b> in the bar. Press the same thing again to cancel it.
guide-other = In a game of your own you could choose this now. The guide makes another move here and highlights it.
guide-alone = Play on alone
guide-close = Play on
guide-new = New game
guide-offer = Learn by playing: a guided game against one bot. In about ten minutes you do everything that matters once and learn why. You can leave the guide at any time and play on.
guide-choose = A guided first game shows you the game while you play, in about ten minutes:
guide-game = Guided game
guide-go = Start the guided game
guide-new-here = New to this game? Ten minutes with the guide teach it.
guide-about = The game from its beginning against one bot.
guide-show = Show me

## Lessons in prepared positions

lessons-of = Lessons for { $game }
lessons-some = { $n ->
    [one] 1 lesson, { $most } minutes
   *[other] { $n } lessons, { $least } to { $most } minutes each
}
lesson-begin = Begin
lesson-minutes = { $n } minutes
lesson-goal = Goal { $n } of { $all }
lesson-leave = Leave the lesson
lesson-next = Next lesson: { $title }
lesson-table = { $name }: { $title }
