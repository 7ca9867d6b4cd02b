### Fernweh, Deutsch: die Worte der Seiten, die zu keinem einzelnen Spiel gehören.

## Rahmen

skip-to-content = Zum Inhalt
skip-to-decision = Zu deiner Entscheidung
nav-main = Hauptmenü
nav-play = Spielen
nav-tables = Tische
nav-rules = Lernen
nav-replays = Partien
nav-profile = Profil: { $name }
language = Sprache
language-to = Sprache: wechseln zu { $name }
theme-switch = Helles oder dunkles Farbschema
settings = Einstellungen
done = Fertig
you = du
bot = Bot
copy-link = Link kopieren
rule = Regel { $id }
points = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}
points-at-end = Siegpunkte zählen am Ende
cost = Kosten { $n }

## Was der Browser von sich aus sagt

js-copied = Link kopiert
js-copy-failed = Der Browser konnte den Link nicht kopieren. Markiere ihn und kopiere ihn von Hand.
js-close = Schließen
js-loading = Einen Moment …
js-failed = Die Anfrage ist nicht angekommen. Prüfe die Verbindung und versuche es noch einmal.
js-offline = Verbindung verloren
js-retry-in = Verbindung verloren. Neuer Versuch in { $seconds } s.
js-your-turn = Du bist am Zug
js-undone = Zurückgenommen
js-seen = Alle Änderungen gesehen
js-no-changes = Seit deinem letzten Blick hat sich nichts geändert.
js-choose-first = Wähle zuerst etwas aus.
js-do-all = Alle { $n } ausführen
js-not-your-turn = Du musst gerade nichts entscheiden.
js-play = Abspielen
js-pause = Anhalten
js-tell-on = Der Browser meldet sich, wenn du am Zug bist.
js-tell-off = Zugbenachrichtigungen sind ausgeschaltet.
js-tell-blocked = Der Browser lässt von dieser Seite keine Benachrichtigungen zu. Erlaube sie in seinen Einstellungen zu dieser Seite.
js-tell-none = Hier hat dieser Browser keine Benachrichtigungen: Er erlaubt sie nur auf diesem Rechner selbst und über https.
js-outside = Leuchtende Möglichkeiten außerhalb des Fensters: { $n }. Die nächste zeigen.
js-hint-none = Zu dieser Entscheidung gibt es keinen Tipp.

## Rahmen eines Tisches

bar-label = Deine Entscheidung
bar-list = { $n } Möglichkeiten leuchten
bar-no-undo = endgültig
bar-undo = Zurücknehmen
bar-undo-stop = Weiter zurück geht es nicht: { $why }
bar-hint = Tipp
bar-choose = Wählen
hint-show = Auf dem Tisch zeigen
hint-only = Etwas anderes ist nicht möglich.
hint-as-good = Ebenso gut: { $it }
hint-chance = Siegchance: { $n } %
hint-ahead = Das sind { $n } Prozentpunkte mehr als bei der nächstbesten Wahl.
hint-even = Andere Möglichkeiten sind etwa gleich gut.
hint-no-other = Etwas anderes käme für einen Bot hier nicht in Frage.
hint-ahead-by = Das sind { $gap } mehr als bei der nächstbesten Wahl.
hint-points = { $n } Punkte
hint-then = Danach wahrscheinlich: { $line }
hint-step = { $who }: { $what }
hint-step-own = du: { $what }
hint-other = { $it }: { $n } %
hint-behind = { $it }, { $gap } weniger
hint-because = { $it } ({ $what })
hint-goes-on = { $it }, danach { $line }
moment-over = Endstand
tell-title = Zugbenachrichtigung
tell-note = Ist ein anderes Fenster vorn, meldet der Browser, wenn du am Zug bist.
tell-on = Melden
tell-off = Nicht melden
tell-me = Melden, wenn ich am Zug bin
seats-in-order = Plätze in Spielerreihenfolge
table-areas = Bereiche des Tisches
confirm-moves = Züge bestätigen
confirm-always = Immer
confirm-never = Nie
confirm-note = Ein Zug, der etwas Verdecktes aufdeckt, muss immer bestätigt werden, denn er lässt sich nicht zurücknehmen.
keys = Tasten
key-choose = wählen
key-confirm = bestätigen
key-back = schließen oder einen Schritt zurück
key-undo = zurücknehmen
key-hint = Tipp
key-why = Warum nicht? zum markierten Teil
key-next-change = nächste Änderung
key-areas = Tisch, mein Bereich, Protokoll
key-arrows = auf dem Spielplan bewegen

## Erste Seite

home-title = Ferne Welten, ein Tisch.
home-lead = Strategische Brettspiele im Weltraum, jede Regel geprüft und erklärt. Ein Link für deine Freunde, oder Bots, die Gegenwehr leisten. Ohne Anmeldung.
home-play-now = Jetzt gegen Bots spielen
home-learn = { $game } in zehn Minuten lernen
home-new-table = Neuer Tisch
home-mine = Meine Tische
home-waiting = { $n ->
    [one] { $n } wartet auf dich
   *[other] { $n } warten auf dich
}
home-mine-empty = Noch keine Tische. Ein Spiel gegen Bots beginnt mit einem Klick; für Freunde eröffnest du einen neuen Tisch und schickst ihnen den Link.
home-choose = Wähle ein Spiel
home-open = Offene Tische
home-open-empty = Gerade wartet niemand auf Mitspieler.
home-open-yours = Eröffne selbst einen Tisch
your-turn = Du bist am Zug
seats-open = { $n ->
    [one] { $n } Platz frei
   *[other] { $n } Plätze frei
}
game-over = Beendet
players = Spieler
learn = Lernen
in-preparation = In Vorbereitung
take-seat = Platz nehmen
watch = Zuschauen
first-title = Zum ersten Mal hier?
learn-title = Ein Spiel lernen
first-text = Alles, was leuchtet, ist erlaubt. Bei allem anderen fragst du „Warum nicht?“ und erfährst den Grund und die Regel dahinter; „Tipp“ zeigt, was ein Bot täte.
first-rules = Begleitete Partien und Regelbücher
length-between = { $least }–{ $most } Min.
length-from = { $least } Min. und mehr

## Neuer Tisch

new-title = Neuer Tisch
new-game = Spiel
new-not-yet = Dieses Spiel ist in Vorbereitung. Heute kannst du { $game } spielen.
new-seats = Plätze
new-seats-why = { $game } ist für { $least } bis { $most } Spieler.
new-seat = Platz { $n }
new-person = Mensch
new-here = Hier
new-open-note = Wer den Einladungslink öffnet
new-here-note = Jemand anderes an diesem Gerät
level-random = Leicht
level-score = Mittel
level-greedy = Stark
level-search = Meister
level-easy = Leicht
level-normal = Normal
level-hard = Schwer
level-random-text = Wählt zufällig unter allen erlaubten Zügen. Für den ersten Blick auf das Spiel.
level-score-text = Nimmt, was sofort am meisten Punkte bringt, und plant nichts.
level-greedy-text = Wägt Punkte, Einkommen und die Nähe des Spielendes ab. Ein guter Gegner, sobald du die Regeln kennst.
level-search-text = Plant außerdem mehrere Züge voraus, bevor er wählt. Der stärkste Bot.
new-strengths = Was die Bots können
new-bot-note = Zieht von selbst und sofort
you-capital = Du
host = Gastgeber
new-variants = Varianten
new-details = Name und Startwert
new-name = Name des Tisches
new-seed = Startwert (freiwillig)
new-seed-random = zufällig
new-seed-note = Derselbe Startwert teilt dieselben Plättchen noch einmal aus. Alle am Tisch können ihn sehen.
new-create = Tisch eröffnen
new-invite-note = Jeder offene Platz bekommt einen eigenen Einladungslink, sobald der Tisch da ist.
sum-seats-later = wie gewählt
sum-none = keine
sum-length = Übliche Dauer

## Regeln und Karten

rules = Regeln
rules-title = { $game }: Regeln
rules-search = Regeln durchsuchen
rules-placeholder = Wort oder Nummer
rules-count = { $n ->
    [one] { $n } Regel
   *[other] { $n } Regeln
}
rules-found = Gefundene Regeln: {"{"}n{"}"}
filters = Filter
contents = Inhalt
kind-setup = Aufbau
kind-turn = Ablauf
kind-cost = Kosten
kind-effect = Wirkung
kind-timing = Zeitpunkt
kind-choice = Wahl
kind-limit = Grenze
kind-end = Spielende
kind-score = Wertung
kind-tie = Gleichstand
kind-card = Karte
kind-hidden = verdeckt
cards = Karten
cards-title = { $game }: Karten
cards-search = Karten durchsuchen
cards-placeholder = Name, Wirkung oder Regel
cards-count = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
cards-found = Gefundene Karten: {"{"}n{"}"}
cards-detail = Karte im Ganzen
defence = Verteidigung { $n }
origin = Herkunft
origin-rulebook = Regelheft
origin-rulebook-note = im Regelheft gedruckt
origin-public = öffentlich
origin-public-note = aus öffentlichen Texten über das Spiel bekannt
origin-partial = teils von uns
origin-partial-note = das Plättchen ist belegt, einzelne Werte sind von uns
origin-reconstructed = eigener Entwurf
origin-reconstructed-note = Werte von uns, passend zur Statistik des Regelhefts

## Partien

replay-finished = beendet
replay-won-by = gewonnen von
replay-link = Link zu diesem Moment
replay-text = Als Text
onward = Ab hier weiterspielen
onward-text = Die Partie beginnt als neuer Tisch mit dem gezeigten Zug. Du übernimmst einen Platz, Bots die anderen. Was noch gezogen wird, kommt in derselben Reihenfolge wie in der Partie.
onward-seat = Dein Platz
onward-bots = Bots
onward-start = Weiterspielen
onward-name = { $name } spielt weiter
onward-unfit = Diese Partie entstand nach älteren Regeln und kann nicht weitergespielt werden.
replay-board = Der Tisch in diesem Moment
replay-turning = Wendepunkte
replay-turning-note = in Punkten, wie ein Bot den Tisch bewertet
replay-round = Runde { $n }
replay-turn-lead = { $new } übernimmt die Führung von { $old }.
replay-turn-end = Von hier an stand das Ende fest.
replay-turn-score = { $gain } auf einmal.
replay-curves = Punkte im Verlauf
replay-curves-note = ohne verdeckte Punkte
replay-curves-words = Punkte jedes Platzes im Verlauf der Partie. Am Ende: { $ends }.
replay-scrubber = Momente der Partie
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-move = Moment
replays-empty = Hier ist noch keine Partie zu Ende gespielt worden.
replays-play = Spiel eine

## Profil

profile = Profil
profile-settings = Einstellungen
profile-favourite = Am häufigsten: { $game }.
profile-name = Dein Name
profile-name-note = Die anderen am Tisch lesen ihn. Du kannst ihn jederzeit ändern.
profile-theme = Farbschema
theme-device = Wie das Gerät
theme-dark = Dunkel
theme-light = Hell
save = Speichern
saved = Gespeichert.
profile-no-games = Hier werden deine beendeten Partien gezählt.
profile-cookie = Fernweh erkennt dich nur an einem Cookie in diesem Browser. Es gibt kein Passwort und kein Konto.

## Fehler

error-lost = Seite nicht gefunden
error-title = Das hat nicht geklappt
error-home = Zur Startseite

story-label = Was geschehen ist
story-back = Der Zug davor
story-forward = Der nächste Zug
story-step = Zug von { $name }, { $n } von { $all }
story-step-now = Jetzt
story-at = { $n } von { $all }
story-turn = Zug { $n } von { $all }
story-log = Protokoll
story-to-my-turn = Zu meinem Zug
story-to-now = Zurück zu jetzt
story-past = So sah der Tisch nach dem Zug von { $name } aus.
story-and = { $all } und { $last }
story-more = { $n ->
    [one] { $all } und macht noch { $n } Schritt
   *[other] { $all } und macht noch { $n } Schritte
}
story-points = { $n } SP
story-times = { $it } ({ $n } ×)
key-story = was geschehen ist: der Zug davor, der nächste

## Das Regelbuch

book = Regelbuch
book-at = Regelbuch: { $title }
book-size = Regelbuch, { $n } Kapitel, { $minutes } Minuten
book-search = Regelbuch durchsuchen
book-placeholder = Suchen …
book-nothing = Nichts gefunden. Versuche ein kürzeres Wort.
book-index = Register
book-index-lead = { $n } Begriffe, jeder mit der Seite, die ihn erklärt.
book-on-page = Auf dieser Seite
book-came = Du hast gefragt: „Warum nicht?“
book-back = Zurück zum Tisch
book-turn = Seiten
book-picture = Bild vom Tisch
book-cards = Alle Karten dieses Spiels
book-numbered = Nummerierte Regeln, für Entwickler
learn-lead = Spiele zuerst eine begleitete Partie: Sie dauert etwa zehn Minuten. Lektionen zeigen einzelne Teile eines Spiels in einer vorbereiteten Stellung. Alles Weitere steht Seite für Seite im Regelbuch.
rules-numbered-note = Das ist die nummerierte Liste der Regeln, auf die sich das Programm und seine Tests beziehen. Das Regelbuch erklärt dieselben Regeln der Reihe nach und mit Bildern.
