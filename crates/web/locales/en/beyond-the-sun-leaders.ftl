### Beyond the Sun, Leaders of the New Dawn, English.

## Questions

btl-ask-leader = Which <b>leader</b> do you take?
btl-ask-set-up = Which <b>set-up instruction</b> do you carry out first?
btl-ask-predict = Which <b>type</b> do you predict for level { $level }?
btl-ask-system = Which <b>system</b> do you keep for yourself, one jump from Sol?
btl-ask-achievement = Which <b>achievement</b> do you take?
btl-ask-less = You pay <b>{ $n } ore</b>. Do you use a leader to pay less?
btl-ask-tile = Under which <b>ship</b> does the strength tile go?
btl-ask-one-more = Where do you build <b>one more</b> level 1 ship?
btl-ask-for-good = Do you use <b>{ $it }</b>, now and for good?
btl-asked-for-good = Do you use this option of your faction? The choice is permanent.
btl-ask-again = Do you take an <b>additional action</b>?
btl-note-leader = One of each colour. Lit leaders can be taken now.
btl-note-set-up = All of them are carried out before the first turn.
btl-note-predict = Whenever a technology of that type comes into play on that level, you take a tile of 1 VP.
btl-note-for-good = The other option is lost then.
btl-note-again = It takes a token. Your pawn goes to a free space of a technology researched in this turn.

## Choices

btl-pay-full = Pay in full
btl-less = { $it }: pay less
btl-repay = { $it }: turn the tile up again
btl-more = { $it }: more jumps
btl-prototype = { $place }, a level higher
btl-tokens-left = { $n ->
    [one] takes 1 token, { $n } is left
   *[other] takes 1 token, { $n } are left
}
btl-credit-note = turns the credit tile down
btl-verb-lead = Take
btl-do-lead = Take <b>{ $it }</b>?
btl-do-set-up = First the set-up of <b>{ $it }</b>?
btl-do-predict = Predict <b>{ $it }</b>?
btl-do-keep = Keep <b>{ $it }</b>?
btl-do-tile = Put the tile under <b>{ $it }</b>?

## Why not?

btl-why-leader = Not your leader
btl-why-leader-text = It belongs to another faction; only its owner may use it.
btl-why-token = No token is left
btl-why-token-text = Every use takes a token off the leader, and none comes back.
btl-why-colour = You have one of this colour
btl-why-colour-text = Everybody takes one political and one military leader.
btl-why-credit = The tile is turned down
btl-why-credit-text = Before production you may pay to turn it up again.
btl-why-now = Nothing to do at this moment
btl-why-now-text = The leader works only in the situation that its text names.

## Log

btl-log-offered = Leaders to pick from: { $it }
btl-log-picked = takes { $it }
btl-log-tokens = { $n ->
    [one] lays { $n } token on { $it }
   *[other] lays { $n } tokens on { $it }
}
btl-log-spent = { $n ->
    [one] takes { $n } token off { $it }
   *[other] takes { $n } tokens off { $it }
}
btl-log-credit = turns the credit tile of { $it } down
btl-log-repaid = pays { $n } ore to turn the credit tile of { $it } up again
btl-log-tile = puts the strength tile under a level { $level } ship at { $place }
btl-log-tile-back = takes the strength tile back until the next ship
btl-log-kept-system = keeps { $it } as private system
btl-log-kept-achievement = keeps { $it } as private achievement
btl-log-added = adds { $it } to the achievements
btl-log-claimed = claims the private achievement { $it } for { $n } VP
btl-log-predicted = predicts { $it } for level { $level }
btl-log-foresaw = foresaw { $it }: a tile of 1 VP
btl-log-for-good = chooses option { $n } of the faction permanently
btl-log-marked = marks the use of { $it }
btl-log-leader-due = uses { $it }
btl-log-leader-set-up = sets { $it } up
btl-log-option-due = uses option { $n } of the faction

## Modules

btl-leaders = Leaders
btl-leaders-text = Everybody drafts a political and a military leader before the first turn.
btl-factions = New factions
btl-factions-text = The androids and the privateers join the factions to pick from. Switches expert factions on.
btl-techs = New technologies
btl-techs-text = Eight more technologies are shuffled into the decks.
btl-events = New events
btl-events-text = Four more events may lie on the slots.
btl-systems = New systems
btl-systems-text = Twelve more systems are shuffled into the decks, two of them to start with.
btl-needs = “{ $it }” needs “{ $needed }”: these factions have no other side.

## The table

btl-draft = Leaders
btl-draft-of = { $name } picks
btl-political = Political
btl-military = Military
btl-predictions = Predictions
btl-vp-tiles = { $n ->
    [one] { $n } tile of 1 VP
   *[other] { $n } tiles of 1 VP
}
btl-tokens = { $n ->
    [one] { $n } token left
   *[other] { $n } tokens left
}
btl-credit-up = credit tile face up
btl-credit-down = credit tile turned down
btl-tile-out = the tile lies under a ship
btl-tile-waits = the tile waits for a ship
btl-on-tile = with the strength tile
btl-defence = strength { $n } in defence
btl-private-of = private system of { $name }
btl-chosen = chosen for good
btl-lost = lost
btl-score-leaders = Leaders and predictions

## Cards

btl-leader-one = { $colour ->
    [political] Political leader
   *[military] Military leader
}
btl-expansion = Expansion
btl-base = Base game
bta-actions = Anarchists
bta-action-one = Action card of the anarchists, level { $level }
bta-event-one = Event of the solo game, level { $level }
