### Die eigenen Sätze des Servers, Deutsch.

## Ablehnungen: was geschehen ist und was zu tun ist

error-no-page = Diese Seite gibt es nicht. Prüfe die Adresse oder beginne auf der Startseite.
error-no-table = Diesen Tisch gibt es nicht. Prüfe den Link oder wähle einen auf der Startseite.
error-no-game = Ein Spiel namens „{ $name }“ gibt es hier nicht.
error-no-invite = Diese Einladung ist nicht gültig. Bitte um einen neuen Link.
error-stale = Am Tisch ist es weitergegangen. Sieh noch einmal hin und wähle dann.
error-taken = Dieser Platz ist besetzt. Wähle einen anderen oder schau zu.
error-not-running = Dieser Tisch wartet noch auf Mitspieler.
error-begun = Das Spiel hat begonnen. Dein Platz bleibt deiner.
error-illegal = „{ $line }“ ist jetzt nicht möglich: { $why }.
error-undo = Das lässt sich nicht zurücknehmen: { $why }.
error-unreadable = Die Zeile „{ $line }“ ist nicht lesbar. Erwartet: { $expected }.
error-no-line = Es kam keine Aktion an. Sende für jede Aktion eine Zeile.
error-seats = Zu { $wanted } lässt sich das nicht spielen: möglich sind { $least } bis { $most }.
error-options = Die Varianten „{ $line }“ sind nicht lesbar. Erwartet: { $expected }.
error-request = Die Anfrage ist nicht lesbar: { $what }.
error-not-yours = Das ist nicht dein Platz. Öffne den Tisch mit deinem eigenen Link.
error-which-seat = Mehrere deiner Plätze könnten gemeint sein. Nenne einen, etwa p2.
error-no-seat = Es wurde kein Platz dieses Tisches genannt. Wähle einen, etwa p2.
error-unknown-guest = Dieser Server kennt diesen Schlüssel nicht. Hole dir einen neuen.
error-not-host = Das kann nur, wer diesen Tisch eröffnet hat.
error-cross-origin = Diese Anfrage kam von einer anderen Website und wurde abgelehnt.
error-method = Diese Adresse unterstützt diese Methode nicht.
error-too-large = Das ist zu viel auf einmal. Sende weniger.
error-media = Sende dies als einfachen Text oder als JSON und gib das im Content-Type an.
error-too-many = Das ging zu schnell. Versuche es in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-crowded = Gerade verfolgen zu viele Tabs die Tische dieses Servers. Versuche es in { $seconds } Sekunden noch einmal, oder schließe andere Tabs dieser Seite.
error-wrong-host = Dieser Server hat eine andere Adresse. Nimm den Link, den du vom Gastgeber bekommen hast.
error-bad-name = Dieser Name enthält Zeichen, die man nicht sieht oder die die Schreibrichtung ändern. Wähle einen anderen Namen.
error-full = Der Datenträger des Servers ist voll, deshalb wurde nichts geändert. Versuche es später noch einmal oder sag dem Gastgeber Bescheid.
error-read-only = Der Server kann seine Datenbank nicht schreiben, deshalb wurde nichts geändert. Sag dem Gastgeber Bescheid.
error-busy = Der Server ist ausgelastet, deshalb wurde nichts geändert. Versuche es noch einmal.
error-storage = Der Server konnte das nicht speichern, deshalb wurde nichts geändert. Versuche es noch einmal oder sag dem Gastgeber Bescheid.
error-set-aside = An diesem Tisch ist in den Regeln etwas schiefgegangen. Er wurde mit seinem Protokoll beiseitegelegt; alles andere läuft weiter.
error-own-try-first = Das ist ein Versuch an einer Aufgabe, die andere noch spielen. Du kannst ihn ansehen, sobald dein eigener zu Ende ist, oder ab dem { $day } (UTC).
error-running-only = Den Text dieser Partie gibt es, sobald das Spiel zu Ende ist.

## Warum die Regeln ablehnen

illegal-not-your-decision = ein anderer Platz ist gefragt
illegal-not-allowed = es gehört nicht zu den erlaubten Aktionen
illegal-nothing-to-undo = es gibt noch nichts zurückzunehmen
illegal-not-your-action = zuletzt hat ein anderer Platz gehandelt
illegal-already-revealed = es wurde etwas Verborgenes aufgedeckt
illegal-over = das Spiel ist zu Ende

## Der Tisch

seat-open = freier Platz
seat-of-guest = Gast
waiting-for = Warten auf { $names }.
waiting-for-players = Warten auf Mitspieler.
waiting-invite = Schicke jeder Person einen dieser Links. Ein Link ist ein Platz.
waiting-here-only = Diese Links gelten nur auf diesem Rechner: Der Server nimmt keine anderen Verbindungen an. Beende ihn, starte ihn mit <b>scripts/play --host 0.0.0.0</b> und öffne Fernweh über die Adresse dieses Rechners in deinem Netz. Hinter einem Proxy nenne mit <b>--origin</b> die Adresse, die alle benutzen.
waiting-here-open = Diese Links lassen sich nur auf diesem Rechner öffnen, denn du benutzt eine Adresse, die auf anderen Geräten etwas anderes bedeutet. Öffne Fernweh über die Adresse dieses Rechners in deinem Netz oder starte es mit <b>--origin</b> und der Adresse, die alle benutzen.
waiting-seat-link = Link für Platz { $n }
waiting-sit = Platz { $n } nehmen
waiting-fill = Freie Plätze mit Bots besetzen und beginnen
watching = Du schaust zu.
over-won = { $names } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
over-nobody = Diesmal nicht gewonnen, mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
over-shared = { $names } teilen sich den Sieg mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
over-replay = Partie nachspielen
over-again = Noch einmal
over-text = Partie herunterladen
over-boards = Die Spielpläne
over-result = Das Ergebnis
over-thanks = Das Spiel ist zu Ende.
result-about = { $game }, { $n ->
    [one] eine Runde
   *[other] { $n } Runden
}
result-places = Platzierung
result-sources = Punkte nach Herkunft
result-picture = Bild
result-picture-note = das sehen andere, wenn du die Adresse teilst
result-picture-save = Bild speichern
result-sources-note = die meisten einer Zeile in Grün
result-after = Nach dem Spiel
curtain-title = Gib das Gerät an { $name } weiter.
curtain-text = Jetzt sollte nur { $name } hinsehen.
curtain-ready = Ich bin { $name }
log-empty = Noch ist nichts geschehen.
log-older = Ältere Zeilen
log-new = Seit deinem letzten Blick
log-summary = Zusammenfassung
news-elsewhere = Sonst
news-nobody = Am Tisch
log-seen = Gesehen
chat-empty = Noch hat niemand etwas gesagt.
chat-label = Etwas sagen
chat-send = Senden
plate-you = { $name } (du): { $words }
plate-other = { $name }: { $words }
why-nothing = Das kannst du jetzt wählen.
hint-none = Für diese Entscheidung gibt es keinen Tipp.
table-name-default = Tisch von { $name }
back-to-table = Zurück zum Tisch
join-title = Mitspielen: „{ $name }“
join-text = { $host } hält dir einen Platz frei: { $game }, Platz { $n }.
join-name = Dein Name
join-go = Platz nehmen
join-taken = Auf diesem Platz sitzt schon jemand. Du kannst zuschauen.
join-watch = Zuschauen
quick-name = { $name } gegen Bots
not-yet = in Vorbereitung

## Die Seite des Betreibers

error-refused = Der Betreiber dieses Servers hat deinen Zugang gesperrt. Wenn du das für ein Versehen hältst, frag ihn.
error-wrong-token = Das ist nicht das Betreiberkennwort. Es steht in der Datei, die mit --host-token-file angegeben wurde.
dismiss = Ausblenden
host-title = Server
host-notice = Vom Betreiber dieses Servers
host-enter = Anmelden
host-enter-text = Diese Seite ist für den Betreiber des Servers. Gib das Betreiberkennwort ein.
host-token = Betreiberkennwort
host-leave = Abmelden
host-figures = Auf einen Blick
host-up = Läuft seit
host-up-value = { $days ->
    [0] { $hours } Std. { $minutes } Min.
   *[other] { $days } T. { $hours } Std.
}
host-tables = Laufende Partien
host-tables-note = { $waiting } { $waiting ->
    [one] wartet
   *[other] warten
}, { $finished } beendet
host-in-memory = Gerade in Gebrauch
host-streams = { $n } { $n ->
    [one] Seite folgt
   *[other] Seiten folgen
} einem Tisch
host-memory = Arbeitsspeicher
host-database = Datenbank
host-megabytes = { $n } MB
host-well = Die Datenbank ist beschreibbar.
host-unwell = Die Datenbank ist nicht beschreibbar: { $why }
host-notice-title = Mitteilung an alle
host-notice-label = Text auf jeder Seite
host-notice-note = Er erscheint auf jeder Seite, die ab jetzt geöffnet wird. Leer lassen, um ihn zu entfernen.
host-notice-save = Speichern
host-people = Tische in Gebrauch
host-none = Gerade benutzt niemand einen Tisch.
host-close = Schließen
host-close-named = Einen Tisch schließen
host-close-label = Sein Name, wie in seiner Adresse
host-close-note = Der Tisch endet ohne Ergebnis. Das lässt sich nicht rückgängig machen.
host-close-this = Diesen Tisch schließen
host-measures = Eingreifen
host-ban = Sperren
host-ban-text = { $name } kommt dann auf keine Seite dieses Servers mehr, bis du es wieder zulässt.
host-ban-name = { $name } sperren
host-bans = Gesperrt
host-ban-address = Adresse oder Netz, etwa 203.0.113.7 oder 203.0.113.0/24
host-ban-note = Notiz für dich
host-nobody-banned = Niemand ist gesperrt.
host-lift = Wieder zulassen
host-guest = Gast { $id }
host-backup = Kopie der Datenbank
host-backup-text = Eine Kopie wird nach { $folder } geschrieben, während weitergespielt wird.
host-backup-none = Gib mit --backups einen Ordner an, um hier Kopien anzulegen, oder nimm „fernweh backup DATEI“.
host-backup-make = Kopie anlegen
host-done-notice = Gespeichert.
host-done-close = Der Tisch ist geschlossen.
host-done-ban = Ab jetzt gesperrt.
host-done-lift = Wieder zugelassen.
host-done-backup = Die Kopie ist fertig.
host-by = Betreiber des Servers
host-status-waiting = wartet
host-status-over = beendet
