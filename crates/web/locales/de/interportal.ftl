### Interportal, deutsch: was über das Spiel gesagt wird, bevor man es spielen kann.

x4-blurb = Portale, Flotten und Bodenkrieg: das lange 4X-Spiel.

x4-confirm = Wählen
x4-hint = Ein Bot würde wählen: { $it }
x4-hint-clear = Das ist klar am besten.
x4-hint-close = Anderes ist fast so gut.
x4-hint-second = Als Zweites: { $it } ({ $gap })
