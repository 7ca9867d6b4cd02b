### Interportal, deutsch: was über das Spiel gesagt wird, bevor man es spielen kann.

x4-blurb = Portale, Flotten und Bodenkrieg: das lange 4X-Spiel.
