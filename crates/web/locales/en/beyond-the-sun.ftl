### Beyond the Sun, English.

bts-blurb = Research a way out of the solar system.
bts-expert = Expert factions
bts-expert-text = Everybody picks a faction with abilities of its own. Switched off, equal factions are dealt.
bts-display = Technology display
bts-display-text = Technologies are chosen from open rows instead of being turned up one by one.

## Amounts

bts-ore = { $n } ore
bts-pop = { $n } population
bts-strength = strength { $n }
bts-vp = { $n } VP
bts-ore-unit = { $n ->
    [one] ore
   *[other] ore
}
bts-pop-unit = { $n ->
    [one] person
   *[other] people
}
bts-food = Food
bts-ore-word = Ore
bts-substitute = a third marker
bts-strength-word = strength
bts-strength-needed = strength { $n } needed
bts-strength-of = { $name } has strength { $n }

## The table

bts-round = Round { $n }
bts-setting-up = Setting up
bts-phase-action = Action
bts-phase-production = Production
bts-phase-achievements = Achievements
bts-basics-and-guilds = Basic actions and guilds
bts-basics = Basic actions
bts-guilds = Guilds
bts-covered = still covered
bts-tree = Technology board
bts-level = Level { $level }
bts-in-deck = { $n } left
bts-undiscovered = Undiscovered
bts-unknown-at = Undiscovered { $slot }
bts-event-waits = an event waits
bts-needs-one = needs its line
bts-needs-both = needs both
bts-needs = needs { $need } of { $all }
bts-no-action = no action
bts-researched-by = researched by { $names }
bts-space = { $name }, space { $n }: { $there }
bts-space-free = free
bts-space-taken = taken by { $name }
bts-space-unlimited = never blocked
bts-extra = { $n } ore extra
bts-extra-sentence = This space costs { $n } ore on top.
bts-map = Exploration board
bts-systems-left = systems left in this deck
bts-beside-board = a system beside the board
bts-empty-place = No system
bts-control-bonus = gives a bonus for taking control
bts-controlled-by = controlled by { $name }
bts-ships-of = { $n ->
    [one] { $name }: { $n } ship of level { $level }
   *[other] { $name }: { $n } ships of level { $level }
}
bts-ship-at = Level { $level } ship, { $place }
bts-achievements = Achievements
bts-end-clock = { $n } of { $all } discs, then one last round
bts-one-more-round = One more round, then the game ends
bts-last-round = This is the last round
bts-you-have = You have { $it }.
bts-claimed-by = claimed by { $name } for { $n } VP
bts-events-left = { $n ->
    [one] { $n } event waits
   *[other] { $n } events wait
}
bts-event-last = Turned up last:
bts-offer = Choose a card
bts-offer-mat = Choose a faction
bts-offer-note = the others go back under their deck
bts-row-closed = This row is not open yet.
bts-faction-of = { $faction }, { $name }
bts-no-mat = no faction yet
bts-supply = { $n ->
    [one] Supply, { $n } cube
   *[other] Supply, { $n } cubes
}
bts-column-words = { $n ->
    [one] { $n } cube on { $size } fields
   *[other] { $n } cubes on { $size } fields
}
bts-grows = grows { $n }
bts-mines = mines { $n }
bts-automation = Automation
bts-automated = { $n ->
    [one] { $n } marker automated
   *[other] { $n } markers automated
}
bts-track-words = { $sort } track: { $n } of { $all } markers are off
bts-colonies = { $n ->
    [one] { $n } colony
   *[other] { $n } colonies
}
bts-no-colony = no colony yet
bts-trade = Trade
bts-buy = Ore for population
bts-retire = A ship for population
bts-sell = Population for ore
bts-rail = Log, chat and factions
bts-log = Log
bts-chat = Chat
bts-factions = Factions
bts-display-tab = Display
bts-open-faction = Open
bts-opponent = { $techs } technologies, { $colonies } colonies, { $places } places, automation { $automation }
bts-pane-research = Research
bts-pane-space = Space
bts-pane-mine = Mine
bts-pane-log = Log
bts-you = you
bts-seat = { $who }
bts-nobody = nobody

## Questions

bts-ask-mat = Which <b>faction</b> do you lead?
bts-ask-act = Where does your <b>pawn</b> go?
bts-ask-choose = Which <b>option</b> do you carry out?
bts-ask-optional = Do you want this <b>extra</b>?
bts-ask-pay-whom = <b>Whom</b> do you pay?
bts-ask-pay-recall = Pay the recall with population, or one of it as <b>ore</b>?
bts-ask-pay-ship = Which <b>ship</b> do you give?
bts-ask-build = Where do you build the <b>level { $level } ship</b>?
bts-ask-build-pop = Build the <b>level { $level } ship</b> from population? There is no supply.
bts-ask-jump = { $n ->
    [one] Move a ship: <b>{ $n } jump</b> left.
   *[other] Move ships: <b>{ $n } jumps</b> left.
}
bts-ask-warp = { $n ->
    [one] Move <b>{ $n } ship</b> to any place.
   *[other] Move up to <b>{ $n } ships</b> to any place.
}
bts-ask-upgrade = { $n ->
    [one] Which ship do you upgrade? <b>{ $n } upgrade</b> left.
   *[other] Which ship do you upgrade? <b>{ $n } upgrades</b> left.
}
bts-ask-colonise = Which <b>system</b> do you colonise?
bts-ask-spend = Which ships become settlers? <b>Strength { $n }</b> is missing.
bts-ask-outpost = Which marker becomes the outpost at <b>{ $it }</b>?
bts-ask-marker = Which marker goes to <b>{ $it }</b>?
bts-ask-automate = Do you automate <b>food</b> or <b>ore</b>?
bts-ask-bonus = Which <b>bonus</b> comes first?
bts-ask-shift = { $n ->
    [one] Which supply cube do you move? <b>{ $n }</b> left.
   *[other] Which supply cubes do you move? <b>{ $n }</b> left.
}
bts-ask-research = Which <b>level { $level }</b> technology do you research?
bts-ask-seek = Which <b>type</b> do you look for at { $slot }?
bts-ask-tech = Which technology comes to <b>{ $slot }</b>?
bts-ask-keep = Which <b>technology</b> do you keep for yourself?
bts-ask-charter = Which <b>system</b> becomes your colony?
bts-ask-copy = Which <b>action</b> do you carry out?
bts-ask-attach = To which <b>place</b> is the new system joined?
bts-ask-lay = Where do you lay <b>{ $it }</b>?
bts-ask-scatter = Which <b>place</b> loses its ships to Deep Space?
bts-ask-museum = Which <b>ship</b> goes to the museum?
bts-ask-banish = { $n ->
    [one] Which ship of others do you send away? <b>{ $n }</b> left.
   *[other] Which ships of others do you send away? <b>{ $n }</b> left.
}
bts-ask-produce = What do you <b>produce</b>?
bts-ask-trade = Which <b>exchange</b> do you make?
bts-ask-claim = Which <b>achievement</b> do you claim?
bts-ask-any-time = Do you use an <b>ability</b> before the turn goes on?
bts-ask-swap = Do you exchange <b>markers</b> before scoring?
bts-asked-outpost = Which marker becomes the outpost?
bts-asked-marker = Which marker goes to the new colony?
bts-asked-seek = Which type do you look for?
bts-asked-tech = Which technology comes to the slot?
bts-asked-lay = Where do you lay the event?
bts-note-act = Then its action is carried out. Lit spaces are free and can be paid.
bts-note-jump = Press a ship to see where it can land. Control changes when you finish; each jump can be taken back.
bts-note-produce = Exactly one of the three.
bts-note-claim = One per turn. Each counts towards the end of the game.
bts-note-outpost = { $place } is yours: the leftmost marker of that track goes there.
bts-note-seek = Two cards of that type are turned up, and you choose one.
bts-note-optional = You may leave it.
bts-step-space = Action space
bts-step-jump = { $n ->
    [one] { $n } jump
   *[other] { $n } jumps
}
bts-step-build = Build
bts-step-upgrade = Upgrade
bts-step-colonise = Colonise
bts-step-research = Technology
bts-step-pay = Pay
bts-step-control = Control
bts-step-choice = Choice

## Choices

bts-option = Option { $letter }
bts-do = Yes, do it
bts-pass = Leave it
bts-done = Finish
bts-pay-to = Pay { $who }
bts-pay-ore = 1 ore for one recall
bts-pay-population = Population alone
bts-move = { $level }: { $from } → { $to }
bts-banish = { $who }, level { $level }, { $place }
bts-spend = A ship of level { $level }
bts-shift = { $from } → { $to }
bts-grow = Population growth
bts-mine = Ore production
bts-swap = { $it }: { $sort }
bts-colony-note = { $n } VP, takes strength { $strength }
bts-upgrade-note = now level { $level }
bts-opens-event = opens an event
bts-finds-card = turns up new cards
bts-do-go = Go to <b>{ $it }</b>?
bts-do-research = Research <b>{ $it }</b>?
bts-do-build = Build at <b>{ $it }</b>?
bts-do-jump = Jump <b>{ $it }</b>?
bts-do-upgrade = Upgrade <b>{ $it }</b>?
bts-do-colonise = Colonise <b>{ $it }</b>?
bts-do-give = Give <b>{ $it }</b>?
bts-do-marker = Place a <b>{ $it }</b> marker?
bts-do-automate = Automate <b>{ $it }</b>?
bts-do-claim = Claim <b>{ $it }</b>?
bts-do-seek = Look for <b>{ $it }</b>?
bts-do-choose = Take <b>{ $it }</b>?
bts-do-it = <b>{ $it }</b>?
bts-then-event = A cube of yours goes there, the event is carried out, then you choose a card.
bts-then-card = A cube of yours goes there, then you choose a card.
bts-then-grow = Supply cubes of the open columns become population.
bts-then-mine = You gain the ore that your ore track shows.
bts-then-trade = Then you make as many exchanges as you like.
bts-control-changes = If the moves ended here:
bts-verb-go = Go
bts-verb-research = Research
bts-verb-build = Build
bts-verb-jump = Jump
bts-verb-upgrade = Upgrade
bts-verb-colonise = Colonise
bts-verb-pay = Pay
bts-verb-place = Place
bts-verb-automate = Automate
bts-verb-grow = Grow
bts-verb-mine = Mine
bts-verb-trade = Trade
bts-verb-claim = Claim
bts-verb-go-on = Go on
bts-verb-choose = Choose
bts-hint = A bot would choose: { $it }
bts-hint-clear = It leaves you clearly better off than anything else.
bts-hint-close = Several choices are nearly as good.
bts-hint-second = Second: { $it }, { $gap } points behind.

## About things

bts-types = Types
bts-slot-builds = Builds on { $slots }.
bts-slot-needs = { $n ->
    [one] Needs { $n } of: { $slots }.
   *[other] Needs { $n } of: { $slots }.
}
bts-slot-event = An event lies here face down. It is carried out before the technology is chosen.
bts-system-about = Strength { $strength } colonises it, for { $n } VP.
bts-sol-about = Ships are built here. Nobody controls it; the greatest strength scores at the end.
bts-deep-space-about = Nobody controls it; the greatest strength scores at the end.
bts-yard-about = The faction that controls it may build ships here.
bts-empty-about = No system lies here: the decks are empty.
bts-column = Supply column { $column }
bts-column-about = Growth takes a cube from every open column; other effects take from the left.

## Why not?

bts-why-over = The game is over
bts-why-over-text = Nothing can be done any more.
bts-why-turn = Not your turn
bts-why-turn-text = Another player decides now.
bts-why-occupied = The space is taken
bts-why-occupied-text = Another pawn stands there until it moves on.
bts-why-standing = Your pawn stands there
bts-why-standing-text = It has to move to another space every turn.
bts-why-unresearched = Not researched
bts-why-unresearched-text = Only factions that have researched the technology may use its action.
bts-why-guild = The guild is covered
bts-why-guild-text = An event opens it for everybody.
bts-why-ore = Too little ore
bts-why-ore-text = All costs are paid before the action. Ore production or trade would help.
bts-why-pop = Too little population
bts-why-pop-text = The action uses cubes of your population. Growth or recruiting would help.
bts-why-supply = No supply cube is left
bts-why-supply-text = This turns supply into population, and your columns are empty. Cubes come back by selling population.
bts-why-no-research = Nothing to research
bts-why-no-research-text = You lack the technologies that lead to an open slot of that level.
bts-why-no-colony = Nothing to colonise
bts-why-no-colony-text = You need control of a system and enough strength there.
bts-why-nothing = Nothing would change
bts-why-nothing-text = An action has to change something.
bts-why-have = Already researched
bts-why-have-text = A technology is researched once.
bts-why-face = Not face up
bts-why-face-text = Only a technology that lies face up may be researched now.
bts-why-card = No card is left
bts-why-card-text = The deck has no card of a type you could look for.
bts-why-system = Not a system
bts-why-system-text = Only a system card can be colonised.
bts-why-control = Not under your control
bts-why-control-text = You have to control a system to colonise it.
bts-why-before = It was controlled
bts-why-before-text = Somebody controlled this system when your turn began.
bts-why-weak = Too little strength
bts-why-weak-text = Your ships at the system are too weak. Build, upgrade or jump there.
bts-why-yard = No shipyard of yours
bts-why-yard-text = Ships are built on Sol and on shipyards you control.
bts-why-move = This ship cannot move
bts-why-move-text = No line leads to a place it may enter with the jumps left, or the action could not be finished.
bts-why-highest = It cannot be upgraded
bts-why-highest-text = It has level 4, or was upgraded already.
bts-why-condition = Not achieved yet
bts-why-condition-text = Its condition does not hold for you.
bts-why-claimed = Already yours
bts-why-claimed-text = Everybody claims an achievement once.
bts-why-full = All spaces are taken
bts-why-full-text = Others have claimed it before you.
bts-why-use = Cannot be used now
bts-why-use-text = It was used in this turn, or it cannot be paid for.
bts-why-option = Cannot be carried out
bts-why-option-text = You lack what this option needs.
bts-why-later = Needed for what follows
bts-why-later-text = A later part must be carried out, and this would make it impossible.
bts-why-must = It has to be done
bts-why-must-text = What is asked now cannot be declined.
bts-why-else = Something else is asked
bts-why-else-text = The question now: { $what }
bts-why-level = Another level
bts-why-level-text = A technology of level { $level } is to be researched.
bts-why-needs = A technology is missing
bts-why-needs-text = First research { $it }: a line leads here from it.
bts-why-pop-sum-text = What the cost recalls and what the action uses add up.
bts-sum-printed = Printed
bts-sum-extra = On top for this space
bts-sum-off = Less by your cards
bts-sum-recall = Recalled as cost
bts-sum-used = Used by the action
bts-sum-need = Needed
bts-sum-ore = Your ore
bts-sum-pop = Your population
bts-sum-strength = Your strength there

## Log

bts-log-turn = { $name }’s turn
bts-log-mat = leads the { $it }
bts-log-went = goes to { $it }
bts-log-pushed = pushes the pawn of { $other } aside
bts-log-paid = pays { $n } ore
bts-log-paid-to = pays { $n } ore to { $other }
bts-log-gained = gains { $n } ore
bts-log-lost = loses { $n } ore
bts-log-recalled = recalls { $n } population
bts-log-recruited = { $n ->
    [one] turns { $n } supply cube to population
   *[other] turns { $n } supply cubes to population
}
bts-log-grew = grows by { $n ->
    [0] nothing: no cube lay where it counts
   *[other] { $n } population
}
bts-log-mined = mines { $n } ore
bts-log-built = builds a level { $level } ship at { $place }
bts-log-jumped = jumps with level { $level } from { $from } to { $to }
bts-log-upgraded = upgrades a ship from { $from } to { $to } at { $place }
bts-log-returned = returns a level { $level } ship at { $place } to supply
bts-log-retired = turns a level { $level } ship at { $place } to population
bts-log-expelled = loses a level { $level } ship at { $place } to Deep Space
bts-log-donated = gives a level { $level } ship at { $place } to the museum
bts-log-took = takes control of { $place } (outpost: { $marker })
bts-log-lost-control = loses control of { $place }
bts-log-colonised = colonises { $it } for { $n } VP
bts-log-marked = puts { $marker } on { $it }
bts-log-automated = automates { $marker }
bts-log-shifted = moves a supply cube from { $from } to { $to }
bts-log-researched = researches { $it }
bts-log-event = turns up { $it }. { $text }
bts-log-sought = looks for { $it }
bts-log-showed = turns up { $it }
bts-log-put = puts { $it } on { $slot }
bts-log-kept = keeps { $it } as a private technology
bts-log-copied = carries out { $it } instead
bts-log-vp = scores { $n } VP
bts-log-unlocked = unlocks ability { $n } of the faction
bts-log-traded = trades
bts-log-bought = trades ore for population
bts-log-sold = trades population for ore
bts-log-claimed = claims { $it } for { $n } VP
bts-log-swapped = exchanges the marker on { $it } for { $sort }
bts-log-immediate = gets the bonus of { $it }
bts-log-control = gets the bonus of controlling { $it }
bts-log-colonise-bonus = gets the bonus of colonising { $it }
bts-log-event-due = carries out { $it }
bts-log-mat-due = uses ability { $n } of the faction
bts-log-use = uses { $it }
bts-log-set-up = sets up the { $it }
bts-log-discovered = { $it } is discovered at { $place }
bts-log-nothing = No system is left for { $place }
bts-log-opened-tech = { $it } joins the display
bts-log-guild = The { $it } opens
bts-log-laid = { $it } is laid on { $place }
bts-log-dyson = { $it } lies under the Dyson sphere
bts-log-end-near = The end is near: one more round after this one.
bts-log-all-spent = No faction has a cube left: the next round is the last.
bts-log-ended = The game is over

## Scoring

bts-score = Scoring
bts-score-1 = Technologies, level I
bts-score-2 = Technologies, level II
bts-score-3 = Technologies, level III
bts-score-private = Private technologies
bts-score-4 = Technologies, level IIII
bts-score-automation = Automation
bts-score-colonies = Colonies
bts-score-outposts = Outposts
bts-score-events = Events
bts-score-achievements = Achievements
bts-score-majorities = Sol and Deep Space
bts-score-total = Total
bts-score-tie = Tie: markers · population · ore
bts-score-place = Place

## Cards

bts-techs = Technologies
bts-systems = Systems
bts-events = Events
bts-tech-one = Technology, level { $level }
bts-system-one = System, deck { $deck }
bts-event-one = Event, level { $level }
bts-achievement-one = Achievement
bts-guild-one = Guild
bts-basic-one = Basic action
bts-level-easy-text = Plays every choice to the end of the turn and judges by rules of thumb. Wins about 3 of 10 normal solo games.
bts-level-normal-text = Plays every choice to the end of the turn and judges by what it has learned from 122,500 games. Wins 9 of 10 games against Easy.
bts-level-hard-text = Follows 2,000 lines of play before each move. Wins 7 of 10 games against Normal.
bts-level-expert-text = Follows 8,000 lines of play before each move and thinks for a moment. Wins 7 of 10 games against Hard. The strongest bot.
