### Fernweh, Deutsch: wie man von Zügen erfährt, während keine Seite offen ist.

notices-title = Mitteilungen anderswo
notices-text = Wo du erfährst, dass du am Zug bist oder dass eine Partie zu Ende ist, auch wenn keine Seite von Fernweh offen ist.
notices-remove = Entfernen
hook-title = Webhook
hook-note = Für Programme und Dienste: Fernweh schickt eine signierte Anfrage an diese Adresse.
hook-key = Schlüssel der Signatur
hook-off = Diese Adresse hat mehrmals nicht geantwortet, darum wird nichts mehr dorthin geschickt. Speichere sie noch einmal, um sie wieder einzuschalten.
error-address = An diese Adresse können keine Mitteilungen geschickt werden. Sie beginnt mit https:// und enthält weder Namen noch Passwort.
error-address-https = Die Adresse muss mit https:// beginnen.
error-address-unknown = Es gibt keinen Server mit diesem Namen.
error-address-private = Diese Adresse führt in ein privates Netz. Der Betreiber des Servers erlaubt das nicht.
error-address-failed = Die Adresse hat nicht geantwortet.

## E-Mail

mail-title = E-Mail
mail-note = Du bekommst eine Mail, wenn du am Zug bist und seit zwei Minuten nicht an den Tisch geschaut hast: höchstens eine für jeden Zug.
mail-pending = Eine Mail an { $address } bittet dich, diese Adresse zu bestätigen. Ihr Link gilt einen Tag.
mail-on = Mails gehen an { $address }.
mail-page-title = E-Mail-Adresse
mail-confirm-ask = Mitteilungen über deine Tische an { $address } schicken?
mail-confirm-go = Ja, Adresse bestätigen
mail-confirmed = Bestätigt. Mitteilungen gehen jetzt an { $address }.
mail-stop-ask = Keine Mitteilungen mehr an { $address } schicken?
mail-stop-go = Keine Mails mehr
mail-stopped = An diese Adresse werden keine Mails mehr geschickt.
mail-confirm-subject = Fernweh: Bestätige deine E-Mail-Adresse
mail-confirm-text =
    Jemand möchte Mitteilungen von Fernweh an diese Adresse bekommen.

    Wenn du das warst, bestätige es hier. Der Link gilt einen Tag:
    { $link }

    Wenn nicht, musst du nichts tun und bekommst keine weiteren Mails.
mail-turn-subject = Du bist am Zug: { $game } ({ $table })
mail-turn-text =
    Du bist an einem Tisch von { $game } am Zug.

    { $url }

    Keine Mails dieser Art mehr:
    { $stop }
mail-over-subject = Zu Ende: { $game } ({ $table })
mail-over-text =
    Deine Partie { $game } ist zu Ende.

    { $url }

    Keine Mails dieser Art mehr:
    { $stop }
error-bad-mail = Das ist keine E-Mail-Adresse.
error-mail-failed = Die Mail konnte nicht verschickt werden. Versuche es später noch einmal.

## Push-Nachrichten

push-title = Auch wenn keine Seite offen ist
push-note = Der Browser zeigt, wenn du am Zug bist oder eine Partie zu Ende ist. Dafür behält der Server eine Adresse dieses Browsers beim Push-Dienst seines Herstellers; was er schickt, ist für diesen Browser verschlüsselt.
push-over = Deine Partie ist zu Ende
js-push-on = Dieser Browser zeigt jetzt Mitteilungen, auch wenn keine Seite offen ist.
js-push-off = Dieser Browser zeigt keine Mitteilungen mehr, wenn keine Seite offen ist.
js-push-none = Dieser Browser kann ohne offene Seite nichts mitteilen: Er erlaubt das nur auf diesem Rechner selbst und über https.
js-push-failed = Der Push-Dienst dieses Browsers war nicht zu erreichen.

## Passkeys

passkeys-title = Passkeys
passkeys-text = Mit einem Passkey deines Telefons, deines Computers oder eines Sicherheitsschlüssels meldest du dich auf jedem Gerät als du selbst an, ohne Link.
passkeys-unnamed = Passkey ohne Namen
passkeys-name = Ein Name für den neuen Passkey
passkeys-add = Passkey hinzufügen
passkeys-use = Mit Passkey anmelden
js-passkey-none = Dieser Browser kennt keine Passkeys.
js-passkey-stopped = Nichts hat sich geändert: Der Browser hat abgebrochen.
error-passkey = Dieser Passkey konnte nicht geprüft werden. Versuche es noch einmal oder benutze einen Link.
