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
