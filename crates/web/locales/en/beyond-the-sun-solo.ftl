bta-phase-anarchists = Anarchists
bta-threat-marker = a threat marker

bta-ask-colonise = Which <b>system</b> do the anarchists colonise?
bta-ask-research = Which <b>technology</b> do the anarchists research?
bta-why-forbidden = Forbidden in this turn
bta-why-forbidden-text = An action card of the anarchists forbids this for one turn; the same effect as a bonus stays allowed.
bta-why-theirs = Not open to the anarchists
bta-why-theirs-text = You decide for the anarchists, but only among what their card allows.

bta-score-threat = Threat track
bta-score-colonist = Four colonies

bta-log-reshuffled = The { $n } discarded action cards are shuffled into a new deck
bta-log-nothing-to-draw = The anarchists have no action card to draw
bta-log-drew = The anarchists draw { $it }
bta-log-row = Section { $n }
bta-log-skipped = Not possible: { $it } ({ $why })
bta-log-did = They carry out: { $it }
bta-log-row-failed = Nothing of this section is possible
bta-log-preferred = Unknown technologies first: { $it } before { $other }
bta-log-rose = The threat rises: { $n } markers are left on the track
bta-log-fell = The threat falls: { $n } markers lie on the track
bta-log-nothing-beside = No marker lies beside the track
bta-log-marker-left = A marker leaves the threat track: { $n } are left
bta-log-marker-back = A marker comes back to the threat track: { $n } lie there
bta-log-event = Event { $it }: { $text }
bta-log-took-card = { $it } goes from { $slot } onto the anarchists' deck
bta-log-discarded = { $n ->
    [one] The action card is discarded
   *[other] The { $n } action cards are discarded
}
bta-log-end-threat = The last marker has left the threat track: the game ends at once
bta-log-end-player = You have met a condition that ends the game

bta-skip-no-ship = no ship of theirs in Deep Space
bta-skip-no-system = no system at the target
bta-skip-no-control = they control no system
bta-skip-weak = strength { $have } of { $need }
bta-skip-researched = already researched
bta-skip-all-researched = all of this level researched
bta-skip-type = no technology passes on { $it }
bta-skip-missing = { $it } is missing for { $slot }
bta-skip-none-known = none lies face up
bta-skip-no-card = no card of the type is left

## Playing alone

bta-actor = Anarchist side
bta-anarchists = Anarchists
bta-easy-text = { $n } markers on the threat track: you have more time.
bta-normal-text = { $n } markers on the threat track.
bta-hard-text = { $n } markers on the threat track: the anarchists are nearer to their goal.
bta-own-level = Own number
bta-own-level-text = From 4 to 16 markers on the threat track; fewer are harder.
bta-markers = { $n ->
    [one] 1 marker
   *[other] { $n } markers
}
bta-against = Against the anarchists, { $level }
bta-not-alone = “{ $it }” is for tables of two and more: the anarchists play with standard factions and events of their own.
bta-only-alone = The anarchists are played against alone.

bta-track = Threat track
bta-margin = you { $own } · they { $theirs }
bta-field-marker = { $n ->
    [one] a marker
   *[other] { $n } markers
}
bta-target = Target: { $it }.
bta-left = { $n ->
    [one] { $n } marker left, { $beside } beside.
   *[other] { $n } markers left, { $beside } beside.
}
bta-ban-colonise = In this turn no action of yours colonises.
bta-ban-research = In this turn no action of yours researches level II or III.
bta-ban-jumps = { $n ->
    [one] In this turn you may make { $n } more jump.
   *[other] In this turn you may make { $n } more jumps.
}
bta-ends = You end the game with
bta-tab = Anarchists
bta-next = What comes next
bta-next-note = Their top card is known. In the present position:
bta-until-hidden = Then something hidden is turned up.
bta-until-choice = Then you decide for them.
bta-last-turn = Their last turn
bta-deck = Their deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $discards } discarded.
bta-have = What they have
bta-have-techs = Technologies
bta-have-colonies = Colonies
bta-have-places = Outposts
bta-have-deep = Strength in Deep Space
bta-none = none
bta-aimed-at = target of the anarchists
bta-card-lies = An action card of the anarchists lies here: it goes on top of their deck when they research this.
bta-note-theirs = Their card allows several, and the rules leave the choice to you.
bta-score-margin = Difference
