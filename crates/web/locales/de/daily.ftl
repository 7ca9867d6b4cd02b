## Die Aufgabe des Tages

daily = Aufgabe des Tages
daily-text = Alle beginnen heute gleich und ziehen das Gleiche. Du hast einen Versuch und Zeit bis morgen um Mitternacht (UTC); zurücknehmen kannst du wie an jedem Tisch, bis etwas aufgedeckt wurde.
daily-start = Versuch beginnen
daily-go-on = Versuch fortsetzen
daily-yours = Deinen Versuch ansehen
daily-hidden = Die Versuche der anderen kannst du ansehen, sobald deiner zu Ende ist. Startwerte und Dateien der Partien gibt es, wenn auch der folgende Tag vorbei ist.
daily-today = Zur heutigen Aufgabe
daily-results = Ergebnisse vom { $day }
daily-nobody = Noch niemand ist damit fertig.
daily-rank = Platz
daily-who = Name
daily-points = Ergebnis
daily-verdict = Ausgang
daily-replay = Ansehen
daily-replay-of = Partie ansehen: { $name }
daily-won = gewonnen
daily-place = Platz { $n }
daily-playing = { $n ->
    [one] Einer spielt noch.
   *[other] { $n } spielen noch.
}
daily-days = Andere Tage
daily-no-days = Hier stehen die Tage, an denen gespielt wurde.
daily-table = { $game }: Aufgabe vom { $day }
home-daily = Aufgabe des Tages
home-daily-text = Derselbe Start für alle, ein Versuch für jeden und eine Ergebnistabelle.

## Ergebnisse derer, die allein spielen

new-alone = Allein
profile-alone = Allein gespielt
profile-alone-level = Stufe
profile-alone-games = Partien
profile-alone-won = Gewonnen
profile-alone-best = Bestes
