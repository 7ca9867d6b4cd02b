### Interportal, English: what is said of the game before it can be played.

x4-blurb = Portals, fleets and ground war: the long 4X.
