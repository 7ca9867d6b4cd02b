## Tactical battles

x4b-east = east
x4b-south-east = south-east
x4b-south-west = south-west
x4b-west = west
x4b-north-west = north-west
x4b-north-east = north-east
x4b-hologram = hologram field
x4b-jammer = jammer
x4b-stabilisers = stabilisers
x4b-unit = { $it } { $n }
x4b-stack = { $it } { $n } ({ $many } ships)
x4b-attack = own attack
x4b-weapon = { $it } (range { $n })
x4b-field = Tactical map, 9 columns and { $rows } rows
x4b-hex = hex { $at }
x4b-rock = asteroid
x4b-mine = mine
x4b-planet = planet
x4b-faces = faces { $to }
x4b-order = Order of round { $n }
x4b-attacker = attacker
x4b-defender = defender
x4b-waiting = not placed yet
x4b-docked = in the hangar
x4b-gone = has left
x4b-lost = destroyed
x4b-captured = captured
x4b-story = Round by round
x4b-approach = Approach
x4b-moment = battle round { $n }

x4b-ask-join = <b>{ $place }:</b> does { $it } take part in the battle?
x4b-ask-mine = <b>{ $place }:</b> where do you lay a mine? { $n } left.
x4b-ask-deploy = <b>{ $place }:</b> where does { $it } start?
x4b-ask-face = <b>{ $place }:</b> where does { $it } face?
x4b-ask-prepare = <b>{ $place }:</b> what do you switch on before the battle?
x4b-ask-choose = <b>{ $place }, battle round { $n }:</b> which unit acts next?
x4b-ask-yield = <b>{ $place }:</b> E-war hits { $it }. Which action does it give up?
x4b-ask-act = <b>{ $place }, battle round { $n }:</b> what does { $it } do?

x4b-note-join = A cloaked unit cannot be attacked before its first attack, which hits 2 better.
x4b-note-mine = Mines hit who flies through them, your own units as well, but no small ships.
x4b-note-deploy = Press a lit hex. Faster units are placed later.
x4b-note-choose = Units with equal initiative: the sides take turns.
x4b-note-act = It moves once and attacks once, in either order. Rolling dice is final.

x4b-do-take-part = Take part
x4b-do-stay-out = Stay out
x4b-do-mine = Mine in { $at }
x4b-do-deploy = Place in { $at }
x4b-do-face = Face { $to }
x4b-do-line-up = Line up all
x4b-do-switch-on = { $it }: { $what } on
x4b-do-switch-off = { $it }: { $what } off
x4b-do-ready = Ready
x4b-do-yield-movement = Give up the movement
x4b-do-yield-attack = Give up the attack
x4b-do-disrupt = Disrupt { $it }
x4b-do-command = Name { $it } as target
x4b-do-fly = Fly to { $at }
x4b-do-fly-facing = Fly to { $at }, face { $to }
x4b-do-turn = Turn { $to }
x4b-do-dock = Dock at { $it }
x4b-do-depart = Leave the map
x4b-do-fire = { $weapon } at { $it }
x4b-do-volley = All weapons at { $it }
x4b-do-beam = { $weapon } to the { $to }
x4b-do-bomb = { $weapon } at the guns on the planet
x4b-do-storm = Board { $it }
x4b-do-sweep = Clear mines
x4b-do-by-itself = Let it act
x4b-do-again = Second turn at once
x4b-do-end = End of its turn

x4b-aim-all = falls in { $n } %, hits on { $face }+, { $points } points expected
x4b-aim = hits on { $face }+, destroyed { $n } %, { $points } points expected
x4b-prospects = expected: deals { $own } points, suffers { $theirs }
x4b-note-by-itself = It attacks what is in reach, or flies towards the nearest enemy.
x4b-note-again = Its turn is over and it acts once more. Once per battle.
x4b-note-line-up = All your units that are left, from the middle row outwards.
x4b-note-depart = It withdraws from the system after the battle.

x4b-verb-fire = Fire
x4b-verb-fly = Fly
x4b-verb-place = Place
x4b-verb-storm = Board
x4b-verb-leave = Leave
x4b-verb-end = End

x4b-about-rock = An asteroid blocks guns, but not missiles. Larger ships that fly into it suffer 1 damage.
x4b-about-mine = A mine deals 3 damage to ships that fly into it, more to the hull of large ones. Small ships pass.
x4b-about-planet = Nobody enters the planet, and guns do not fire through it.
x4b-about-points = shield { $sh }, armour { $ar }, hull { $hu }
x4b-about-left = Left
x4b-about-arms = Weapons

x4b-log-began = A tactical battle begins at { $place }.
x4b-log-round = Battle round { $n }.
x4b-log-ended = The battle at { $place } is over.
x4b-log-stayed-out = { $it } stays out of the battle.
x4b-log-deployed = { $it } starts in { $at }.
x4b-log-mined = lays a mine in { $at }.
x4b-log-switched-on = { $it }: { $what } on.
x4b-log-switched-off = { $it }: { $what } off.
x4b-log-turned = { $it } turns.
x4b-log-flew = { $it } flies from { $from } to { $to }.
x4b-log-grazed = { $it } hits an asteroid in { $at }.
x4b-log-blown = { $it } triggers a mine in { $at }.
x4b-log-merged = { $it } joins { $other }.
x4b-log-missed = { $it } fires at { $target } ({ $weapon }): no hit.
x4b-log-fired = { $it } fires at { $target } ({ $weapon }): { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, { $lost ->
    [one] 1 point
   *[other] { $lost } points
} lost.
x4b-log-intercepted = { $it } intercepts { $n ->
    [one] 1 hit
   *[other] { $n } hits
}.
x4b-log-hurt = { $it } loses { $n } points.
x4b-log-marked = { $it } is marked as target.
x4b-log-commanded = { $it } names { $target } as target.
x4b-log-disrupted = { $it } disrupts { $target }.
x4b-log-not-disrupted = { $it } fails to disrupt { $target }.
x4b-log-stormed = { $it } boards { $target }: { $n ->
    [one] 1 marker
   *[other] { $n } markers
}.
x4b-log-captured = { $it } is captured.
x4b-log-destroyed = { $it } is destroyed.
x4b-log-mended = { $it } regains { $n ->
    [one] 1 point
   *[other] { $n } points
}.
x4b-log-swept = { $it } clears { $n ->
    [one] 1 mine
   *[other] { $n } mines
}.
x4b-log-docked = { $it } docks at { $carrier }.
x4b-log-departed = { $it } leaves the map.
x4b-log-again = { $it } takes a second turn.

x4b-why-cloak = Not cloaked
x4b-why-cloak-text = Only cloaked units may stay out of a battle.
x4b-why-occupied = The hex is taken
x4b-why-occupied-text = Each hex has room for one unit or stack, and nobody enters the planet.
x4b-why-in-zone = In a deployment zone
x4b-why-in-zone-text = Mines are laid outside of the deployment zones.
x4b-why-outside = Outside of your zone
x4b-why-outside-text = Units start in their own deployment zone; scouts up to three columns further.
x4b-why-beside = Not beside the carrier
x4b-why-beside-text = Small craft start next to their carrier.
x4b-why-facing = Not at the start
x4b-why-facing-text = At the start units face the enemy, straight or one side further.
x4b-why-device = No such device
x4b-why-device-text = The unit does not have it, or it does not work here: jammers and EMP attacks stop equipment.
x4b-why-switched = Switched already
x4b-why-switched-text = Each thing is done once a turn.
x4b-why-begun = Only at the start
x4b-why-begun-text = This is done at the start of the turn of the unit.
x4b-why-others = Others come first
x4b-why-others-text = The unit has acted, or units with higher initiative come first.
x4b-why-turn = Not on turn
x4b-why-turn-text = This unit does not act now.
x4b-why-moved = It has moved
x4b-why-moved-text = A unit has one movement action a turn, and it is used or lost.
x4b-why-steady = Stabilised
x4b-why-steady-text = A stabilised unit does not move.
x4b-why-reach = Out of reach
x4b-why-reach-text = The unit does not get there in this turn: larger ships fly only ahead and turn by a few sides.
x4b-why-attacked = It has attacked
x4b-why-attacked-text = A unit has one attack action a turn, and it is used or lost.
x4b-why-veiled = Hologram field
x4b-why-veiled-text = While the hologram field is on the unit does not attack.
x4b-why-fired = Fired already
x4b-why-fired-text = Every weapon fires once in an attack.
x4b-why-weapon = Not this way
x4b-why-weapon-text = Weapons with a line of fire are aimed in a direction, all others at a unit.
x4b-why-range = Out of range
x4b-why-range-text = The target is further away than the weapon fires.
x4b-why-behind = Behind the ship
x4b-why-behind-text = Only missiles and point defence fire backwards.
x4b-why-abeam = Not abeam
x4b-why-abeam-text = A broadside fires to the sides only, at one target on each.
x4b-why-hidden = No line of fire
x4b-why-hidden-text = An asteroid or the planet lies between.
x4b-why-effect = No effect
x4b-why-effect-text = The weapon cannot harm a unit of this class.
x4b-why-target = No target
x4b-why-target-text = It is no enemy, not on the map, or cloaked.
x4b-why-boarding = Nobody can board it
x4b-why-boarding-text = Boarding needs a boarding party and a neighbouring ship without shield; swarms, titans and some others cannot be boarded.
x4b-why-mines = No mines to clear
x4b-why-mines-text = A unit with mines of its own clears those within three hexes.
x4b-why-hangar = No hangar
x4b-why-hangar-text = Small craft dock at an own carrier next to them that has room.
x4b-why-edge = Not at the edge
x4b-why-edge-text = From the second battle round on units leave from their own outermost column.
x4b-why-drive = No drive
x4b-why-drive-text = Units without strategic movement cannot leave; small craft dock.
x4b-why-line = Nobody in the line
x4b-why-line-text = No enemy that the weapon can harm is in this direction.
x4b-why-again = No second turn
x4b-why-again-text = You have nobody who gives a unit a second turn, or you have used it in this battle.

## Playback of a battle

x4p-title = Play back the battle at { $place }
x4p-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
x4p-last = Last attack
x4b-falls = falls in { $n } % if all weapons fire at it
x4p-log = Battle log
x4x-printed = on the weapon, against { $class }
x4x-needs = each die needs
x4x-hits = { $n ->
    [0] no hit
    [one] 1 hit
   *[other] { $n } hits
}
x4x-stopped = { $n } intercepted
x4x-shield = shield
x4x-armour = armour
x4x-hull = hull
x4x-evade = target evades
x4x-swarm = target is a swarm
x4x-light = light handicap
x4x-hologram = hologram field
x4x-marked = target is marked
x4x-frequency = frequency modulator
x4x-unseen = attack from cloak
x4x-rear = from behind
x4x-squadron = squadron centre
x4x-steady = stabilisers
x4x-further = further target in line
x4p-controls = Playback
x4p-round-back = One round back
x4p-back = One shot back
x4p-play = Play
x4p-pause = Pause
x4p-forward = One shot forward
x4p-round-forward = One round forward
