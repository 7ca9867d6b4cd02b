### Begleitete Partien, deutsch: der Rahmen der Begleitung, gleich welches Spiel.

guide-name = Begleitete erste Partie
guide-table = { $name }: erste Partie
guide-progress = { $n } von { $all }
guide-next = Weiter
guide-back = Zurück
guide-skip = Ohne Begleitung
guide-return = Zurück zur Begleitung
guide-watch = <b>{ $rival }</b> ist am Zug. Das Protokoll hält alles fest.
guide-confirm = Das ist dein Plan, geschehen ist noch nichts. Bestätige ihn mit dem <b>gelben Knopf</b> in der Leiste. Drückst du dasselbe noch einmal, brichst du ab.
guide-other = In einer eigenen Partie könntest du das jetzt wählen. Die Begleitung zeigt dir hier einen anderen Zug: Er leuchtet.
guide-alone = Allein weiterspielen
guide-close = Weiterspielen
guide-new = Neue Partie
guide-offer = Lerne beim Spielen: eine begleitete Partie gegen einen Bot. In etwa zehn Minuten tust du alles, worauf es ankommt, einmal selbst und erfährst, wozu. Du kannst die Begleitung jederzeit verlassen und weiterspielen.
guide-choose = Eine begleitete erste Partie zeigt dir das Spiel beim Spielen, in etwa zehn Minuten:
guide-game = Begleitete Partie
guide-go = Begleitete Partie beginnen
guide-new-here = Neu bei diesem Spiel? In zehn Minuten zeigt es dir die Begleitung.
guide-about = Die Partie von Anfang an gegen einen Bot.
guide-show = Zeig es mir

## Lektionen in vorbereiteten Stellungen

lessons-of = Lektionen zu { $game }
lessons-some = { $n ->
    [one] 1 Lektion, { $most } Minuten
   *[other] { $n } Lektionen, je { $least } bis { $most } Minuten
}
lesson-begin = Beginnen
lesson-minutes = { $n } Minuten
lesson-goal = Ziel { $n } von { $all }
lesson-leave = Lektion verlassen
lesson-next = Nächste Lektion: { $title }
lesson-table = { $name }: { $title }
