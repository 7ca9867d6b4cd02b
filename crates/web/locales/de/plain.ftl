### Fernweh, Deutsch: ein Tisch in Worten.

plain-title = { $name } in Worten
plain-link = Dieser Tisch in Worten
plain-parts = Teile dieser Seite
plain-news = Was neu ist
plain-no-news = Seit deinem letzten Besuch ist nichts passiert.
plain-older = { $n ->
    [one] { $n } älterer Zug steht im Protokoll.
   *[other] { $n } ältere Züge stehen im Protokoll.
}
plain-ask = Deine Entscheidung
plain-choices = { $n ->
    [one] Es gibt { $n } Möglichkeit.
   *[other] Es gibt { $n } Möglichkeiten.
}
plain-hint = Was würde ein Bot tun?
plain-undo = Meinen letzten Zug zurücknehmen
plain-players = Spieler
plain-is-asked = Diese Person ist am Zug.
plain-area = Was { $name } hat
plain-board = Auf dem Tisch
plain-lit = jetzt wählbar
plain-why = Erklären
plain-log = Protokoll
plain-chat = Chat
plain-again = Nach Neuem sehen
plain-drawn = Der gezeichnete Tisch

## Wie die Seite erfährt, was geschieht

plain-still = Ohne Skripte ändert sich diese Seite nicht von selbst.
plain-repeat = Alle 30 Sekunden neu laden, solange ich warte
plain-repeated = Diese Seite wird alle 30 Sekunden neu geladen, solange du wartest.
plain-repeat-not = Nur neu laden, wenn ich es möchte
plain-live = Diese Seite ändert sich von selbst, wenn etwas geschieht.
plain-changed = Es ist etwas geschehen.
plain-show = Zeigen, was geschehen ist
