### The server's own sentences, English.

## Refusals: what happened, and what to do next

error-no-page = There is no such page. Check the address, or start from the home page.
error-no-table = There is no such table. Check the link, or choose one on the home page.
error-no-game = There is no game called “{ $name }” here.
error-no-invite = This invitation is not valid. Ask for a new link.
error-stale = The table has moved on. Look at it again, then choose.
error-taken = This seat is taken. Choose another one, or watch.
error-not-running = This table still waits for players.
error-begun = The game has begun. Your seat stays yours.
error-illegal = “{ $line }” is not possible now: { $why }.
error-undo = This cannot be undone: { $why }.
error-unreadable = The line “{ $line }” cannot be read. Expected: { $expected }.
error-no-line = No action was sent. Send one line for each action.
error-seats = { $wanted } players cannot play this: choose { $least } to { $most }.
error-options = The options “{ $line }” cannot be read. Expected: { $expected }.
error-request = The request cannot be read: { $what }.
error-not-yours = That seat is not yours. Open the table with your own link.
error-which-seat = Several of your seats could be meant. Say which one, such as p2.
error-no-seat = No seat of this table was named. Choose one, such as p2.
error-unknown-guest = This server does not know this token. Get a new one.
error-not-host = Only the person who opened this table can do that.
error-cross-origin = This request came from another site and was refused.
error-method = This address does not support this method.
error-too-large = That is too much at once. Send less.
error-media = Send this as plain text or as JSON, and say so in the Content-Type.
error-too-many = That was too fast. Try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
error-crowded = Too many tabs follow tables of this server at the moment. Try again in { $seconds } seconds, or close other tabs of this site.
error-wrong-host = This server has another address. Use the link that its host has given you.
error-bad-name = This name has characters that are invisible or that change the direction of the text. Choose another name.
error-full = The server's disk is full, so nothing was changed. Try again later, or tell the host.
error-read-only = The server cannot write its database, so nothing was changed. Tell the host.
error-busy = The server is busy, so nothing was changed. Try again.
error-storage = The server could not store this, so nothing was changed. Try again, or tell the host.
error-set-aside = Something went wrong in the rules at this table. It was set aside with its log; nothing else is affected.
error-own-try-first = This is somebody's try at a challenge that others are still playing. You can look at it once you have finished your own, or from { $day } on (UTC).
error-running-only = The text of this match is available once the game is over.

## Why the rules refuse

illegal-not-your-decision = another seat is asked
illegal-not-allowed = it is not among the legal actions
illegal-nothing-to-undo = there is nothing to undo yet
illegal-not-your-action = another seat acted last
illegal-already-revealed = something hidden was shown
illegal-over = the game is over

## The table

seat-open = open seat
seat-of-guest = Guest
waiting-for = Waiting for { $names }.
waiting-for-players = Waiting for players.
waiting-invite = Send each person one of these links. A link is a seat.
waiting-here-only = These links open on this computer only, because the server accepts connections from this computer only. Stop it, start it with <b>scripts/play --host 0.0.0.0</b>, and open Fernweh by the address of this computer in your network. Behind a proxy, name the address people use with <b>--origin</b>.
waiting-here-open = These links open on this computer only, because you use an address that means something else on other devices. Open Fernweh by the address of this computer in your network, or start it with <b>--origin</b> and the address people use.
waiting-seat-link = Link for seat { $n }
waiting-sit = Take seat { $n }
waiting-fill = Fill open seats with bots and start
watching = You are watching.
over-won = { $names } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
over-nobody = Not won this time, with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
over-shared = { $names } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
} each.
over-replay = Watch the replay
over-again = Play again
over-text = Download the match
over-boards = The boards
over-result = The result
over-thanks = The game is over.
result-about = { $game }, { $n ->
    [one] one round
   *[other] { $n } rounds
}
result-places = Places
result-sources = Points by source
result-picture = Picture
result-picture-note = what others see where you share the address
result-picture-save = Save picture
result-sources-note = the most of a row in green
result-after = After the game
curtain-title = Pass the device to { $name }.
curtain-text = Only { $name } should look now.
curtain-ready = I am { $name }
log-empty = Nothing has happened yet.
log-older = Older lines
log-new = Since your last look
log-summary = Summary
news-elsewhere = Elsewhere
news-nobody = At the table
log-seen = Seen
chat-empty = Nobody has said anything yet.
chat-label = Say something
chat-send = Send
plate-you = { $name } (you): { $words }
plate-other = { $name }: { $words }
why-nothing = You can choose this now.
hint-none = There is no hint for this decision.
table-name-default = { $name }’s table
back-to-table = Back to the table
join-title = Join “{ $name }”
join-text = { $host } has kept a seat for you: { $game }, seat { $n }.
join-name = Your name
join-go = Take the seat
join-taken = Somebody sits on this seat already. You can watch.
join-watch = Watch
quick-name = { $name } against bots
not-yet = in preparation

## The page of the host

error-refused = The host of this server has refused your access. If you think that this is a mistake, ask the host.
error-wrong-token = This is not the host token. It is in the file that was named with --host-token-file.
dismiss = Hide this
host-title = Server
host-notice = From the host of this server
host-enter = Enter
host-enter-text = This page is for the host of the server. Enter the host token.
host-token = Host token
host-leave = Leave
host-figures = At a glance
host-up = Runs for
host-up-value = { $days ->
    [0] { $hours } h { $minutes } min
   *[other] { $days } d { $hours } h
}
host-tables = Running games
host-tables-note = { $waiting } waiting, { $finished } over
host-in-memory = In use now
host-streams = { $n } { $n ->
    [one] page follows
   *[other] pages follow
} a table
host-memory = Memory
host-database = Database
host-megabytes = { $n } MB
host-well = The database can be written.
host-unwell = The database cannot be written: { $why }
host-notice-title = Tell everybody
host-notice-label = Text on every page
host-notice-note = It appears on every page that is opened from now on. Leave it empty to take it away.
host-notice-save = Save
host-people = Tables in use
host-none = Nobody uses a table now.
host-close = Close
host-close-named = Close a table
host-close-label = Its name, as in its address
host-close-note = The table ends without a result. This cannot be undone.
host-close-this = Close this table
host-measures = Step in
host-ban = Refuse
host-ban-text = { $name } then gets no page of this server until you allow it again.
host-ban-name = Refuse { $name }
host-bans = Refused
host-ban-address = Address or network, such as 203.0.113.7 or 203.0.113.0/24
host-ban-note = Note for yourself
host-nobody-banned = Nobody is refused.
host-lift = Allow again
host-guest = Guest { $id }
host-backup = Copy of the database
host-backup-text = A copy is written to { $folder } while play continues.
host-backup-none = Name a folder with --backups to make copies here, or use “fernweh backup FILE”.
host-backup-make = Make a copy
host-done-notice = Saved.
host-done-close = The table is closed.
host-done-ban = Refused from now on.
host-done-lift = Allowed again.
host-done-backup = The copy is complete.
host-by = Host of the server
host-status-waiting = waiting
host-status-over = over
