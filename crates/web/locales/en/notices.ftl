### Fernweh, English: how people hear of turns while no page is open.

notices-title = Notices elsewhere
notices-text = Where you hear that it is your turn or that a table is over, also while no page of Fernweh is open.
notices-remove = Remove
hook-title = Webhook
hook-note = For programs and services: Fernweh sends a signed request to this address.
hook-key = Key of the signature
hook-off = This address did not answer several times, so nothing is sent there any more. Save it again to switch it on.
error-address = This is not an address that notices can be sent to. It begins with https:// and has no name or password.
error-address-https = The address must begin with https://.
error-address-unknown = There is no server with this name.
error-address-private = This address leads into a private network. The host of the server does not allow that.
error-address-failed = The address did not answer.

## E-mail

mail-title = E-mail
mail-note = You get a mail when it is your turn and you have not looked at the table for two minutes: at most one for a turn.
mail-pending = A mail to { $address } asks you to confirm this address. The link in it works for a day.
mail-on = Mails go to { $address }.
mail-page-title = E-mail address
mail-confirm-ask = Send notices about your tables to { $address }?
mail-confirm-go = Yes, confirm this address
mail-confirmed = Confirmed. Notices now go to { $address }.
mail-stop-ask = Send no more notices to { $address }?
mail-stop-go = No more mails
mail-stopped = No more mails are sent to this address.
mail-confirm-subject = Fernweh: confirm your e-mail address
mail-confirm-text =
    Somebody wants notices of Fernweh to be sent to this address.

    If that was you, confirm it here. The link works for a day:
    { $link }

    If not, do nothing, and you will get no more mails.
mail-turn-subject = Your turn: { $game } ({ $table })
mail-turn-text =
    It is your turn at a table of { $game }.

    { $url }

    No more mails like this:
    { $stop }
mail-over-subject = Over: { $game } ({ $table })
mail-over-text =
    Your table of { $game } is over.

    { $url }

    No more mails like this:
    { $stop }
error-bad-mail = This is not an e-mail address.
error-mail-failed = The mail could not be sent. Try again later.

## Push messages

push-title = Also while no page is open
push-note = The browser shows when it is your turn or a table is over. For this the server keeps an address of this browser at the push service of its maker; what it sends is encrypted for this browser.
push-over = Your table is over
js-push-on = This browser now shows notices while no page is open.
js-push-off = This browser shows no more notices while no page is open.
js-push-none = This browser cannot show notices while no page is open: it allows that only on this machine itself and over https.
js-push-failed = The push service of this browser could not be reached.

## Passkeys

passkeys-title = Passkeys
passkeys-text = With a passkey of your phone, your computer or a security key you come in as yourself on any device, without a link.
passkeys-unnamed = Passkey without a name
passkeys-name = A name for the new passkey
passkeys-add = Add a passkey
passkeys-use = Come in with a passkey
js-passkey-none = This browser has no passkeys.
js-passkey-stopped = Nothing has changed: the browser stopped it.
error-passkey = This passkey could not be verified. Try again, or use a link.
