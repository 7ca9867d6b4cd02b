### New Frontiers, English: the game's own words, as the English edition has them.

nf-blurb = Settle worlds, build an empire of tiles.
nf-first-game = First game
nf-first-game-text = Everybody plays the marked side of mats and tiles. Switched off, coins turn the tiles and you choose your home.
nf-goals = Galactic goals
nf-goals-text = Eight goals, one of them secret, replace Retreat into Isolation.

## Amounts

nf-credits = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
nf-credits-word = { $n ->
    [one] credit
   *[other] credits
}
nf-colonists = { $n ->
    [one] { $n } colonist
   *[other] { $n } colonists
}
nf-colonists-word = { $n ->
    [one] colonist
   *[other] colonists
}
nf-goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
nf-vp = { $n } VP
nf-military = military { $n }
nf-military-word = military
nf-chips-word = VP chips
nf-novelty = Novelty
nf-rare = Rare Elements
nf-genes = Genes
nf-alientech = Alien Technology
nf-with-good = with a good: { $good }
nf-needs-colonists = needs { nf-colonists }
nf-defence = defence { $n }
nf-cost = cost { $n }
nf-of = { $n } of { $all }

## The table

nf-round = Round { $n }
nf-choosing-homes = Choosing homes
nf-actions = Actions
nf-order = Player order
nf-disc-done = { $name } has selected
nf-disc-waits = { $name } has still to select
nf-selects-now = { $name } selects.
nf-you-selected = You selected. You act first.
nf-selected-reveal = { $name } selected. { $keeper } may turn a goal up first.
nf-selected-you-reveal = { $name } selected. You may turn your goal up first.
nf-keeps-goal = { $name } looks for a goal.
nf-you-keep-goal = You look for a goal.
nf-selected = { $name } selected.
nf-selected-you-act = { $name } selected. You act { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}.
nf-bonus-develop = Selector pays 1 less
nf-bonus-explore = Selector takes 2; rest back into the bag
nf-bonus-settle = Selector: +1 colonist; ≤ { $n } left: end
nf-bonus-produce = { $n ->
    [0] 1 per world; selector: +1 windfall good
   *[other] Selector takes { nf-credits }, +1 windfall good
}
nf-bonus-trade = Prices { $prices }; selector: +1 VP first
nf-bonus-envoys = +1 VP, first in order
nf-bonus-isolation = +2 credits
nf-bonus-goals = Up one place, +1 credit, 1 goal of 3
nf-boards = Development boards
nf-small = Small developments
nf-large = Large developments
nf-bars = filled bars are tiles left
nf-left = { $n } left
nf-now-cost = now { $n }
nf-no-power = No power
nf-home-sides = The two sides of your mat
nf-layout = Worlds laid out
nf-layout-note = { $n } to choose from
nf-rail = Log, chat and other empires
nf-log = Log
nf-chat = Chat
nf-empires = Empires
nf-open-empire = Open empire
nf-meter-colonists = Colonists in supply
nf-meter-points = VP pool
nf-meter-developments = Most developments
nf-meter-colonies = Most colonies
nf-last-round = The game ends after this round.
nf-your-empire = Your empire
nf-empire-of = Empire of { $name }
nf-developments = Developments
nf-spaces = { $n } of { $all } spaces
nf-red-space = Space { $n }: filling it ends the game
nf-end = end
nf-worlds = Worlds
nf-worlds-count = { $colonies ->
    [one] { $colonies } colony
   *[other] { $colonies } colonies
}, { $explored } explored
nf-nth-world = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} world
nf-home = home colony
nf-pane-actions = Actions
nf-pane-tiles = Tiles
nf-pane-mine = Mine
nf-pane-log = Log

## What is asked

nf-ask-home = Which side of your mat do you play?
nf-ask-select = Which action do you select?
nf-ask-develop = Which development do you build?
nf-ask-explore = Which world do you take?
nf-ask-explore-more = Your bonus: which second world do you take?
nf-ask-return = { $n ->
    [one] Put an explored world back
   *[other] Put { $n } explored worlds back
}: which?
nf-ask-settle = Settle a world or take colonists?
nf-ask-settle-more = Settle another world?
nf-ask-replace = Replace a colony?
nf-ask-settle-or-replace = Settle another world or replace a colony?
nf-ask-declare = What is your Oort Cloud Refinery in this action?
nf-ask-count-as = What does your Oort Cloud Refinery count as?
nf-ask-short = { $good } is short: which colony produces?
nf-ask-windfall = Which windfall colony produces?
nf-ask-trade = Sell a good?
nf-ask-consume = Which power consumes next?
nf-ask-sell-more = Sell one more good?
nf-ask-spend = { $n ->
    [one] Which good do you consume?
   *[other] Which { $n } goods do you consume?
}
nf-note-optional = You may also do without.
nf-note-must = Powers that can be used must be used; you choose their order.
nf-note-no-settle = None of your explored worlds can be settled now. Press one to see why.
nf-note-joker = It can be any of the four kinds.
nf-note-limit = Nine worlds are the limit, colonies included.
nf-step-take = World
nf-step-take-more = Second world
nf-step-settle = World or colonists
nf-step-settle-more = One more?
nf-step-trade = Trade
nf-step-consume = Consume
nf-step-goods = Goods
nf-step-return = Nine worlds
nf-step-develop = Development
nf-step-declare = Kind
nf-step-produce = Goods

## Choices

nf-in-supply = { $n } in supply
nf-take-colonists = Take { nf-colonists }
nf-by-strength = strength { $strength } against { $defence }, { nf-colonists }
nf-credits-and-colonists = { $credits }, { nf-colonists }
nf-earns = +{ nf-credits }
nf-world-as = { $world } as { $kind }
nf-for-tile = strength for { $tile }
nf-discard-from = Discard the good of { $colony }
nf-replace-with = { $new } in place of { $old }
nf-sell = { $good } of { $colony }
nf-pass = Do without
nf-done = That is all
nf-you-keep = You keep { nf-credits }.
nf-do-home = Play <b>{ $it }</b>?
nf-do-select = Select <b>{ $it }</b>?
nf-do-develop = Build <b>{ $it }</b>?
nf-do-take = Take <b>{ $it }</b>?
nf-do-return = Put <b>{ $it }</b> back?
nf-do-settle = Settle <b>{ $it }</b>?
nf-do-declare = Declare <b>{ $it }</b>?
nf-do-produce = Produce on <b>{ $it }</b>?
nf-do-consume = Use <b>{ $it }</b>?
nf-do-spend = Consume the good of <b>{ $it }</b>?
nf-do-it = <b>{ $it }</b>?
nf-verb-choose = Choose
nf-verb-develop = Build
nf-verb-take = Take
nf-verb-return = Put back
nf-verb-settle = Settle
nf-verb-discard = Discard
nf-verb-replace = Replace
nf-verb-produce = Produce
nf-verb-sell = Sell
nf-verb-consume = Consume
nf-verb-go-on = Go on

## Hint

nf-hint = A bot would choose: { $it }
nf-hint-clear = It sees a clear gain in points or income at once.
nf-hint-close = It is a close call.
nf-hint-second = Next best: { $it }, { $gap } points behind

## The log

nf-log-home = plays { $it }
nf-log-select = selects { $it }
nf-log-gain = gains { $it } ({ $from })
nf-log-develop = builds { $it } for { $n }
nf-log-no-develop = does not build
nf-log-laid-out = { $n ->
    [one] One world is
   *[other] { $n } worlds are
} laid out:
nf-log-take = takes { $it }
nf-log-draw = draws { $it } from the bag
nf-log-put-back = { $n ->
    [one] One world goes back
   *[other] { $n } worlds go back
} into the bag
nf-log-return = puts { $it } back
nf-log-colonists = { $n ->
    [0] finds no colonist to take
   *[other] takes { nf-colonists }
}
nf-log-settle = settles { $it } for { $n }
nf-log-conquer = conquers { $it } with strength { $n }
nf-log-discard = discards the good of { $it } for strength { $n }
nf-log-replace = replaces { $old } by { $new }
nf-log-declare = declares { $it }
nf-log-produce = produces { $good } on { $it }
nf-log-sell = sells { $good } for { $n }
nf-log-consume = consumes { nf-goods } ({ $it })
nf-log-first = moves to the front
nf-log-credit = { nf-credits } on Produce now
nf-log-end-near = The game ends after this round: { $reason }.
nf-log-ended = The game is over.
nf-ends-developments = eleven development spaces are filled
nf-ends-colonies = somebody has eight colonies
nf-ends-colonists = the colonists run out
nf-ends-points = the pool of points is empty

## Scoring

nf-score = Final score
nf-score-chips = VP chips
nf-score-developments = Developments
nf-score-colonies = Colonies
nf-score-large = Large developments
nf-score-worlds = Worlds with “?”
nf-score-tie-break = Goods and credits (tie)
nf-score-tally = Tile by tile
nf-score-total = Total
nf-score-place = Place

## Why not?

nf-why-over = The game is over
nf-why-over-text = All rounds have been played. The replay shows them again.
nf-why-turn = Not your turn
nf-why-turn-text = Another player decides first. You will be asked when your turn comes.
nf-why-else = Not now
nf-why-else-text = Just now you are asked { $what }.
nf-why-taken = Already selected
nf-why-taken-text = Each action tile can be selected once a round. All tiles are free again in the next round.
nf-why-owned = You have it already
nf-why-owned-text = Nobody may own the same development twice.
nf-why-gone = Bought out
nf-why-gone-text = No copy of this development is left.
nf-why-room = No space left
nf-why-room-text = Your mat has no spaces left for this development.
nf-why-cost = Not yet: too expensive
nf-why-cost-text = Sell a good, select Retreat into Isolation, or lower the cost by powers for Develop.
nf-why-world-cost-text = A non-military world is paid for in credits. Powers for Settle can make it cheaper.
nf-why-colonists = Not yet: colonists missing
nf-why-colonists-text = Colonists land on every world that is settled. Take colonists instead of settling.
nf-why-weak = Not yet: military too low
nf-why-weak-text = A military world cannot be bought with credits. Developments and colonies raise your strength.
nf-why-weak-or-cost = Not yet: too strong, too expensive
nf-why-weak-or-cost-text = You may overcome this world or pay for it. Both your strength and your credits are too low.
nf-why-settled = One world a turn
nf-why-settled-text = You have settled in this action. Only powers such as Improved Logistics allow a second world.
nf-why-took = Colonists or a world
nf-why-took-text = You took colonists in this action, so you do not settle.
nf-why-no-good = No good here
nf-why-no-good-text = There is no good on this colony.
nf-why-untradable = Cannot be sold
nf-why-untradable-text = The good on this colony can be consumed, but never sold.
nf-why-unfit = Does not fit
nf-why-unfit-text = This colony is not one of those that are asked for now.
nf-why-power = Cannot be used now
nf-why-power-text = Each Consume power is used once an action, and needs the goods it names.
nf-why-no-power = No Consume power
nf-why-no-power-text = Goods are consumed by Consume powers only, and this tile has none.
nf-why-must = You must
nf-why-must-consume-text = As long as a Consume power can be used, it must be used.
nf-why-must-take-text = In Explore everybody takes a world.
nf-why-must-select-text = Everybody selects an action tile; there is no passing.
nf-why-must-settle-text = You settle a world or take colonists; there is no passing.
nf-why-not-done = Not done yet
nf-why-not-done-text = Settle a world or take colonists first.
nf-why-supply = No colonists left
nf-why-supply-text = The supply of colonists is empty.
nf-asked-home = which side of your mat you play
nf-asked-select = which action you select
nf-asked-develop = which development you build
nf-asked-explore = which world you take
nf-asked-return = which explored world you put back
nf-asked-settle = whether you settle a world or take colonists
nf-asked-declare = what your Oort Cloud Refinery is
nf-asked-produce = which colony produces
nf-asked-trade = whether you sell a good
nf-asked-consume = what you consume
nf-sum-need = Needed
nf-sum-printed = Printed
nf-sum-bonus = You selected { $tile }
nf-sum-spaces = Free spaces
nf-sum-credits = Your credits
nf-sum-colonists = Your colonists
nf-sum-strength = Your military

## Galactic goals

nf-ask-keep-goal = Which goal do you keep?
nf-ask-put-under = Which goal goes under the stack first?
nf-ask-reveal-goal = Turn your goal up before the action begins?
nf-ask-store-goods = Store a good?
nf-ask-store-credits = { $n ->
    [one] Store the credit of this sale?
   *[other] Store up to { $n } credits of this sale?
}
nf-note-goal = Only you see them. Every goal that is kept scores for everybody.
nf-note-stored = What is stored never comes back.
nf-step-goal = Goal
nf-step-store = Store
nf-reveal = Turn it up
nf-store = Store { $it }
nf-for-exploration = for Exploration
nf-verb-keep = Keep
nf-verb-reveal = Turn up
nf-verb-store = Store
nf-do-keep = Keep <b>{ $it }</b>?
nf-do-under = Put <b>{ $it }</b> under the stack first?
nf-do-store = Store <b>{ $it }</b>?
nf-log-up = moves up one place
nf-log-goals = { $n ->
    [0] finds no goal left
    [one] draws the last goal
   *[other] looks at { $n } goals
}
nf-log-kept = keeps a goal face down
nf-log-kept-this = keeps { $it }
nf-log-revealed = turns { $it } up
nf-log-store = stores { $it }
nf-why-no-stockpile = Not this goal
nf-why-no-stockpile-text = Only a goal for which something is stored may be turned up by choice.
nf-asked-goal = about your goal
nf-asked-store = what you store
nf-score-goals = Goals
nf-goal-standing = you have { $n }: { $points } VP
nf-goal-step = { $n }: { $points } VP
nf-goals-drawn = Goals to choose from
nf-goals-left = { $n } in the stack
nf-goals-none = No goal has been set yet.
nf-goal-face-down = Face down
nf-goal-kept-by = kept by { $name }
nf-stockpile = { $worlds ->
    [one] { $worlds } world
   *[other] { $worlds } worlds
}, { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
}, { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}

## The card browser

nf-homes = Homes
nf-small-one = Small development
nf-large-one = Large development
nf-home-one = Home colony
nf-world-one = World
nf-fact-colonists = Colonists
nf-fact-goods = Goods
nf-fact-keywords = Keywords
nf-level-easy-text = Judges only the next position and sometimes takes a weaker move. Normal wins 9 of 10 games against it.
nf-level-normal-text = Follows every move to the end of the action and judges by what it has learned from 280,000 games. Wins 3 of 4 games against the strongest bot of earlier versions.
nf-level-hard-text = Follows 400 lines of play before each move. Wins 9 of 10 games against Normal, 7 of 10 with goals.
nf-level-expert-text = Follows 4,000 lines of play before each move and thinks for a moment. Wins 8 of 10 games against Hard. The strongest bot.

nf-told-produced = produces { nf-goods }
