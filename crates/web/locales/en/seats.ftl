### Who sits where and may do what, English.

## Refusals

error-invited-only = You need the link of this seat to take it. Ask the host for it, or watch.
error-no-link = This link is no longer valid: it works once, and only for a short time. Make a new one on the other device.
error-over = This table is over. Nothing can be changed any more.
error-not-away = This person was here recently. If nobody comes, you can let a bot play in { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}.
error-last-person = Nobody else is left at this table. Close it, or leave it as it is until you come back.
error-is-challenge = A try at a challenge cannot be handed over or closed.
error-not-at-table = Only people who sit at this table can use its chat.
error-challenge-is-on = Others are still playing this challenge. The text of the match is available from { $day } on (UTC).

## Seeds

seed-chosen = The host has chosen the seed: { $seed }. With the seed you can find out what will be drawn.
game-with-seed = { $game } · seed { $seed }

## Seats

seat-stand-in = { $name } (bot)
seat-resigned = { $name } (resigned, bot)
seats-title = Seats and table
seat-away = { $n ->
    [one] away for { $n } minute
   *[other] away for { $n } minutes
}
seat-closing = wants to close
seat-come-back = Take your seat back
seat-let-bot = Let a bot play for { $name }
seat-let-bot-own = Let a bot play for me until I am back
seat-resign = Resign
seat-resign-note = A bot takes your seat permanently and plays on under your name. This cannot be undone.
seat-resign-go = Resign now
bot-plays-for = A bot is playing for you, { $name }.
close-title = Close the table
close-alone = Close now
close-alone-note = The table ends without a result. This cannot be undone.
close-ask = Suggest it
close-ask-note = The table ends without a result as soon as everybody who sits here agrees.
close-asked = Play on after all
close-asked-note = You have suggested closing this table. The others have not all agreed yet.
over-closed = This table was closed. There is no result.
waiting-public = This table is open to everybody.
waiting-invited-only = The free seats are kept for people who have an invitation.
new-public = Open to everybody
new-public-note = The home page lists the table, and anybody may take a free seat. Otherwise a seat can only be taken with its link.
new-open-chat = Spectators read the chat
new-open-chat-note = Only people at the table write. Without this setting only they can read it.

## What happened at the table

event-stand-in = { $by } lets a bot play for { $name } until { $name } is back.
event-stand-in-own = A bot plays for { $name } until { $name } is back.
event-returned = { $name } is back.
event-resigned = { $name } has resigned. A bot plays on.
event-wants-to-close = { $name } suggests closing the table.
event-wants-to-play = { $name } wants to play on after all.
event-closed = { $name } has closed the table.
chat-hidden = Only people at the table can read the chat.

## Another device

device-title = Continue on another device
device-text = A link moves your name and your seats to another device. Open it there, or scan the QR code with a phone.
device-make = Make a link
device-link = Your personal link
device-picture = Your personal link as a QR code
device-minutes = It can be used once, within { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}. Anybody who uses it plays in your place: do not pass it on.
device-revoke = Revoke the link
device-accept-title = Continue as { $name }
device-accept-text = This device will be { $name }, with all seats of that name.
device-accept-lost = So far you are { $name } here. This device will lose the seats of that name.
device-accept-go = Continue as { $name }
device-same = You are already this person on this device. Open the link on the other device.
