### Fernweh, Deutsch: was jemand gespielt hat.

record-title = Ergebnisse nach Spiel und Gegnern
record-games = Partien
record-won = Gewonnen
record-since = seit dem { $date }
record-alone = { $n } allein
record-with-others = gegen andere
record-share = { $share } %, durch Zufall { $expected } %
record-row = Siege in Folge
record-row-note = bisher die meisten
record-rating = Beste Wertung
record-rating-none = gewerteten Tisch finden
record-recent = Letzte Partien
record-of = { $won } von { $n }
record-best = Bestes
record-by-seats = Gewonnen, nach Zahl der Spieler
record-all = Alle diese Partien
record-curve = Punkte der letzten { $n } Partien: zwischen { $least } und { $most }, zuletzt { $last }
record-people = Vor Menschen platziert
record-bots = Vor Bots platziert

matches = Meine Partien
matches-link = Alle meine Partien
matches-found = { $n ->
    [0] Keine Partie passt.
    [one] { $n } Partie
   *[other] { $n } Partien
}
matches-pages = Seiten
matches-page = Seite { $n } von { $all }
matches-newer = Neuere
matches-older = Ältere
matches-all = Alle
matches-state = Stand
matches-running = Läuft
matches-finished = Beendet
matches-waiting = Wartet auf Spieler
matches-closed = Geschlossen
matches-with = Mit
matches-people = Menschen
matches-bots = Nur Bots
matches-alone = Allein
matches-result = Ergebnis
matches-won = Gewonnen
matches-lost = Nicht gewonnen
matches-search = Tisch oder Spieler
matches-show = Anzeigen
matches-place = Platz { $n }
matches-victory = Sieg
matches-defeat = Niederlage
