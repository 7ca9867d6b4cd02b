### Fernweh, English: what a device does besides showing pages.

device-settings = On this device
switch-on = On
switch-off = Off
tell-browser = Notice of the browser
badge-title = Mark in title and icon
badge-note = While you use another tab, the title and the icon of this one show that it is your turn.
sound-title = Sound
sound-switch = Sounds
sound-note = Short tones when it is your turn, when somebody has moved and at the end.
sound-volume = Volume
sound-quiet = Quiet
sound-usual = Medium
sound-loud = Loud
sound-try = Play a sample
app-title = App
app-text = You can install Fernweh like an app. If there is no button here, the menu of the browser has “Install” or “Add to home screen”.
app-install = Install
app-offline = Without a connection
app-offline-note = Keeps the pages and the replays of finished matches that you open on this device, as everybody may see them. Nothing about you is kept.
js-offline-on = Pages and replays are kept on this device.
js-offline-off = Nothing is kept on this device any more.
js-offline-none = This browser cannot keep pages here: it allows that on this computer itself and over https only.
js-person = { $name }, it is your turn
offline-title = No connection
offline-text = The server cannot be reached just now. Nothing is lost: the server keeps every match.
offline-replays = Replays of finished matches that you have opened on this device can still be read at their address.
offline-again = Try again

## Where somebody shares an address

share-running = { $game } is being played here: { $names }
share-waiting = A table of { $game } waits for players: { $names }
share-over = { $game } with { $names }. { $result }
share-closed = Closed without a result
share-player = Player { $n }
