### Interportal, English: what is said of the game before it can be played.

x4-blurb = Portals, fleets and ground war: the long 4X.

x4-confirm = Choose
x4-hint = A bot would choose: { $it }
x4-hint-clear = It is clearly the best.
x4-hint-close = Others are nearly as good.
x4-hint-second = Second: { $it } ({ $gap })
