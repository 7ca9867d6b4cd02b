### Wer wo sitzt und was darf, Deutsch.

## Ablehnungen

error-invited-only = Diesen Platz bekommst du nur mit seinem Link. Bitte den Gastgeber darum oder schau zu.
error-no-link = Dieser Link gilt nicht mehr: Er funktioniert nur einmal und nur für kurze Zeit. Erstelle auf dem anderen Gerät einen neuen.
error-over = Dieser Tisch ist beendet. Ändern lässt sich nichts mehr.
error-not-away = Diese Person war vor Kurzem noch da. Kommt niemand, kannst du in { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
} einen Bot spielen lassen.
error-last-person = Außer dir ist niemand mehr am Tisch. Schließe ihn, oder lass ihn so, bis du wiederkommst.
error-is-challenge = Ein Versuch an einer Aufgabe kann nicht abgegeben oder geschlossen werden.
error-not-at-table = Den Chat können nur die benutzen, die an diesem Tisch sitzen.
error-challenge-is-on = Andere spielen diese Aufgabe noch. Den Text der Partie gibt es ab dem { $day } (UTC).

## Startwerte

seed-chosen = Der Gastgeber hat den Startwert gewählt: { $seed }. Damit lässt sich herausfinden, was gezogen wird.
game-with-seed = { $game } · Startwert { $seed }

## Plätze

seat-stand-in = { $name } (Bot)
seat-resigned = { $name } (aufgegeben, Bot)
seats-title = Plätze und Tisch
seat-away = { $n ->
    [one] seit { $n } Minute weg
   *[other] seit { $n } Minuten weg
}
seat-closing = möchte den Tisch schließen
seat-come-back = Platz wieder einnehmen
seat-let-bot = Einen Bot für { $name } spielen lassen
seat-let-bot-own = Einen Bot für mich spielen lassen, bis ich zurück bin
seat-resign = Aufgeben
seat-resign-note = Ein Bot übernimmt deinen Platz endgültig und spielt unter deinem Namen weiter. Das lässt sich nicht zurücknehmen.
seat-resign-go = Jetzt aufgeben
bot-plays-for = Ein Bot spielt für dich, { $name }.
close-title = Tisch schließen
close-alone = Jetzt schließen
close-alone-note = Der Tisch endet ohne Ergebnis. Das lässt sich nicht zurücknehmen.
close-ask = Vorschlagen
close-ask-note = Der Tisch endet ohne Ergebnis, sobald alle zustimmen, die hier sitzen.
close-asked = Doch weiterspielen
close-asked-note = Du hast vorgeschlagen, diesen Tisch zu schließen. Noch haben nicht alle zugestimmt.
over-closed = Dieser Tisch wurde geschlossen. Es gibt kein Ergebnis.
waiting-public = Dieser Tisch steht allen offen.
waiting-invited-only = Die freien Plätze sind für Leute mit einer Einladung.
new-public = Offen für alle
new-public-note = Der Tisch steht auf der Startseite, und jeder darf einen freien Platz nehmen. Sonst lässt sich ein Platz nur mit seinem Link nehmen.
new-open-chat = Zuschauer lesen den Chat mit
new-open-chat-note = Schreiben kann nur, wer am Tisch sitzt. Ohne diese Einstellung können auch nur sie mitlesen.

## Was am Tisch geschehen ist

event-stand-in = { $by } lässt einen Bot für { $name } spielen, bis { $name } zurück ist.
event-stand-in-own = Ein Bot spielt für { $name }, bis { $name } zurück ist.
event-returned = { $name } ist wieder da.
event-resigned = { $name } hat aufgegeben. Ein Bot spielt weiter.
event-wants-to-close = { $name } schlägt vor, den Tisch zu schließen.
event-wants-to-play = { $name } möchte doch weiterspielen.
event-closed = { $name } hat den Tisch geschlossen.
chat-hidden = Nur wer am Tisch sitzt, liest den Chat.

## Ein anderes Gerät

device-title = Auf einem anderen Gerät weiterspielen
device-text = Ein Link bringt deinen Namen und deine Plätze auf ein anderes Gerät. Öffne ihn dort oder scanne den QR-Code mit dem Telefon.
device-make = Link erstellen
device-link = Dein persönlicher Link
device-picture = Dein persönlicher Link als QR-Code
device-minutes = Er lässt sich einmal benutzen, innerhalb von { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}. Wer ihn benutzt, spielt an deiner Stelle: gib ihn nicht weiter.
device-revoke = Link zurückziehen
device-accept-title = Weiter als { $name }
device-accept-text = Dieses Gerät wird zu { $name }, mit allen Plätzen dieses Namens.
device-accept-lost = Bisher bist du hier { $name }. Dieses Gerät verliert dann die Plätze dieses Namens.
device-accept-go = Weiter als { $name }
device-same = Auf diesem Gerät bist du das schon. Öffne den Link auf dem anderen.
