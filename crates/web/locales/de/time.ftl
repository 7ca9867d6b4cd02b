### Uhren, Urlaub und Revanchen, deutsch.

## Tage

time-day = { $day }.{ $month }.{ $year }

## Ein neuer Tisch

new-clock = Uhr
new-clock-none = Ohne Uhr
new-clock-live = Live
new-clock-days = Tage pro Zug
new-clock-minutes = Minuten für jeden
new-clock-step = Sekunden dazu pro Zug
new-clock-turn = Tage für jeden Zug
new-timeout = Wenn die Zeit um ist
new-timeout-bot = Ein Bot spielt weiter
new-timeout-close = Der Tisch schließt
new-timeout-note = Es zählt die Zeit des Servers, und nur solange er läuft. Ein Tisch, der schließt, hat kein Ergebnis.

## Was eine Uhr sagt

clock-live = { $minutes } min + { $step } s pro Zug
clock-days = { $n ->
    [one] { $n } Tag pro Zug
   *[other] { $n } Tage pro Zug
}
clock-then-bot = Uhr: { $clock }. Wenn die Zeit um ist, spielt ein Bot weiter.
clock-then-close = Uhr: { $clock }. Wenn die Zeit um ist, schließt der Tisch ohne Ergebnis.
time-days = { $days } T { $hours } Std.
js-time-days = { $days } T { $hours } Std.
plate-time = { $words }, noch { $left }
plate-vacation = { $words }, im Urlaub bis { $day }
title-turn = { $names } am Zug
seat-timed-out = { $name } (Zeit um)
event-timed-out = Die Zeit von { $name } ist um.
error-has-clock = An diesem Tisch läuft eine Uhr. Nur die Uhr nimmt jemandem, der weg ist, den Platz.

## Urlaub

on-vacation = Urlaub
vacation-title = Urlaub
vacation-text = Solange du im Urlaub bist, stehen deine Uhren an Tischen mit Tagen pro Zug still. Die anderen sehen das an deinem Platz. Du hast { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
} im Jahr.
vacation-days = Tage
vacation-go = In den Urlaub gehen
vacation-until = Im Urlaub bis { $day }
vacation-end = Ich bin zurück
vacation-left = { $n ->
    [one] Dieses Jahr ist noch { $n } Tag übrig.
   *[other] Dieses Jahr sind noch { $n } Tage übrig.
}
error-no-vacation = So viele Urlaubstage hast du nicht: Dieses Jahr { $n ->
    [one] ist noch { $n } übrig
   *[other] sind noch { $n } übrig
}.
error-on-vacation = Du bist schon im Urlaub.
event-on-vacation = { $name } ist im Urlaub.
event-back-from-vacation = { $name } ist aus dem Urlaub zurück.
matches-late = Zeit abgelaufen: { $name }
over-late = Die Zeit von { $name } ist abgelaufen. Der Tisch ist geschlossen, es gibt kein Ergebnis.
over-not-rated = Die Wertungen bleiben, wie sie sind: Nur zu Ende gespielte Partien zählen.

## Rematch

rematch-propose = Revanche vorschlagen
rematch-join = Bei der Revanche mitspielen
rematch-go = Zur Revanche
event-rematch = { $name } schlägt eine Revanche vor.
error-not-over = Die Partie ist noch nicht vorbei.

## Einvernehmlich zurücknehmen

undo-title = Einvernehmlich zurücknehmen
undo-note = Dein letzter Zug und alles danach wird zurückgenommen, sobald alle Menschen am Tisch einverstanden sind. Bots sind immer einverstanden. Was gezeigt wurde, bleibt bekannt, und gezogen wird wieder dasselbe.
undo-ask = Die anderen fragen
undo-asked = { $name } möchte den letzten eigenen Zug zurücknehmen.
undo-agree = Einverstanden
undo-refuse = Ablehnen
undo-waits = Warten, bis die anderen einverstanden sind (bisher { $n }).
undo-withdraw = Weiterspielen
event-asks-undo = { $name } fragt die anderen, ob sie mit dem Zurücknehmen einverstanden sind.
event-agrees-to-undo = { $name } ist mit dem Zurücknehmen einverstanden.
event-refuses-undo = { $name } möchte weiterspielen. Nichts wird zurückgenommen.
error-nothing-to-ask = Du hast hier nichts getan, das zurückgenommen werden könnte.
error-asked-already = Nach dem Zurücknehmen wurde schon gefragt. Nach dem nächsten Zug kann wieder gefragt werden.
error-nothing-asked = Diese Frage nach dem Zurücknehmen ist nicht mehr offen.

## Wertungen

new-rated = Gewertet
new-rated-note = Das Ergebnis zählt für die Wertung aller Mitspielenden. Ein gewerteter Tisch hat eine Uhr, nach der ein Bot weiterspielt, einen Platz für jeden Menschen, einen zufälligen Startwert, keine Tipps und kein einvernehmliches Zurücknehmen, und er wird zu Ende gespielt.
rated-note = Dieser Tisch wird gewertet. Es gibt keine Tipps und kein einvernehmliches Zurücknehmen, und die Partie wird zu Ende gespielt.
game-rated = { $game } · gewertet
error-rated = An einem gewerteten Tisch geht das nicht. Er hat eine Uhr, nach der ein Bot weiterspielt, einen Platz für jeden Menschen, einen zufälligen Startwert, keine Tipps und kein einvernehmliches Zurücknehmen, und er wird zu Ende gespielt.
ladder-title = Rangliste: { $game }
ladder-games = Spiele
ladder-text = Die Punkte sagen, wie stark jemand mit Sicherheit ist. Sie kommen nur von gewerteten Tischen. Alle beginnen mit 1500, und Bots werden wie Menschen gewertet.
ladder-empty = Noch niemand hat eine gewertete Partie beendet.
ladder-empty-how = Ein gewerteter Tisch hat eine Uhr und wird zu Ende gespielt. Wähle „gewertet“, wenn du einen eröffnest.
ladder-open = Offene gewertete Tische
ladder-place = Platz
ladder-player = Name
ladder-points = Punkte
ladder-played = Partien
ladder-won = Gewonnen

## Offene Tische

lobby-title = Offene Tische
lobby-found = { $n } von { $all } zu sehen
lobby-count = { $n ->
    [one] Ein offener Tisch
   *[other] { $n } offene Tische
  }, { $running ->
    [one] eine laufende Partie
   *[other] { $running } laufende Partien
  }.
lobby-empty = Kein offener Tisch passt. Eröffne selbst einen oder ändere die Filter.
lobby-empty-public = Hier stehen Tische, die ihr Gastgeber für alle sichtbar gemacht hat.
lobby-clear = Alle zeigen
lobby-keep = Diese Auswahl merken
lobby-forget = Gemerkt: Auswahl vergessen
lobby-filter = Welche Tische zu sehen sind
lobby-free = Freie Plätze
lobby-free-least = mindestens { $n }
lobby-rating = Wertung
lobby-rated = gewertet
lobby-not-rated = ohne Wertung
lobby-seed = Startwert { $seed }
lobby-sit = Hinsetzen
lobby-to-table = Zum Tisch
lobby-all = Alle offenen Tische
ladder-link = Ranglisten
