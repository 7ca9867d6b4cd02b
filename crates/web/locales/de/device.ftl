### Fernweh, Deutsch: was ein Gerät außer Seiten anzeigen noch tut.

device-settings = Auf diesem Gerät
switch-on = An
switch-off = Aus
tell-browser = Mitteilung des Browsers
badge-title = Zeichen in Titel und Symbol
badge-note = Während du einen anderen Tab benutzt, zeigen Titel und Symbol von diesem, dass du am Zug bist.
sound-title = Ton
sound-switch = Töne
sound-note = Kurze Töne, wenn du am Zug bist, wenn jemand gezogen hat und am Ende.
sound-volume = Lautstärke
sound-quiet = Leise
sound-usual = Mittel
sound-loud = Laut
sound-try = Probe hören
app-title = App
app-text = Du kannst Fernweh wie eine App installieren. Wenn hier kein Knopf steht, hat das Menü des Browsers „Installieren“ oder „Zum Startbildschirm“.
app-install = Installieren
app-offline = Ohne Verbindung
app-offline-note = Behält die Seiten und die Wiederholungen beendeter Partien, die du auf diesem Gerät öffnest, so wie alle sie sehen dürfen. Über dich wird nichts behalten.
js-offline-on = Seiten und Wiederholungen bleiben auf diesem Gerät.
js-offline-off = Auf diesem Gerät bleibt nichts mehr.
js-offline-none = Dieser Browser kann hier keine Seiten behalten: Er erlaubt das nur auf diesem Rechner selbst und über https.
js-person = { $name }, du bist am Zug
offline-title = Keine Verbindung
offline-text = Der Server ist gerade nicht zu erreichen. Nichts ist verloren: Der Server behält jede Partie.
offline-replays = Wiederholungen beendeter Partien, die du auf diesem Gerät geöffnet hast, kannst du unter ihrer Adresse weiter lesen.
offline-again = Noch einmal versuchen

## Wo jemand eine Adresse teilt

share-running = Hier wird { $game } gespielt: { $names }
share-waiting = Ein Tisch für { $game } wartet auf Spieler: { $names }
share-over = { $game } mit { $names }. { $result }
share-closed = Ohne Ergebnis geschlossen
share-player = Spieler { $n }
