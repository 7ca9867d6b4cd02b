### Uhren und Urlaub, deutsch.

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
