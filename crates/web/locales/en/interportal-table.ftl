### Interportal, English: the parts of its table.

x4t-rail = Log and chat
x4t-log = Log
x4t-chat = Chat
x4t-pane-galaxy = Galaxy
x4t-pane-empire = Empire
x4t-pane-research = Research
x4t-pane-yard = Yard
x4t-pane-log = Log
x4t-map-words = Galaxy with { $n } systems, { $lit } of them can be chosen
x4t-galaxy = Galaxy
x4t-bearings = Neighbouring systems
x4t-bearing = { $place } lies beside { $near }
x4t-drawers = Galaxy and drawers
x4t-unknown = undiscovered
x4t-colony-of = colony of { $name }, level { $n }
x4t-controlled = controlled by { $name }
x4t-fleets-of = { $n ->
    [one] a fleet of { $name }
   *[other] { $n } fleets of { $name }
}
x4t-neutral = neutral units with { $n ->
    [one] 1 hull point
   *[other] { $n } hull points
}
x4t-blockade = blockaded by { $name }
x4t-phases = Phases of the round
x4t-layers = What the map shows
x4t-layer-control = Control
x4t-layer-routes = Routes
x4t-layer-agents = Agents
x4t-layer-names = Names
x4t-zoom-in = Closer
x4t-zoom-out = Farther
x4t-zoom-home = To the home world
x4t-zoom-fit = Whole galaxy
x4t-units = My units
x4t-n-lit = { $n } can be chosen
x4t-no-units = No units
x4t-moved = has moved
x4t-army = Army { $n }
x4t-cloaked = cloaked
x4t-privateer = privateers
x4t-privateers = privateer fleets: { $n }
x4t-route-closed = trade route blockaded by privateers
x4t-aboard = aboard fleet { $n }
x4t-research = Research
x4t-research-have = research
x4t-first-bonus = bonus for the first researcher
x4t-bonus-open = bonus for the first
x4t-owned = researched
x4t-yard = Yard
x4t-yard-note = Prices where they are lowest. An item is paid once: all ships of the blueprint get it.
x4t-watching = Those who watch buy nothing.
x4t-units-buy = Units
x4t-more-units = { $n ->
    [one] 1 more unit
   *[other] { $n } more units
}
x4t-more-buildings = { $n ->
    [one] 1 more building
   *[other] { $n } more buildings
}
x4t-more-blueprints = { $n ->
    [one] 1 more blueprint
   *[other] { $n } more blueprints
}
x4t-more-items = { $n ->
    [one] 1 more part
   *[other] { $n } more parts
}
x4t-more-governments = { $n ->
    [one] 1 more government
   *[other] { $n } more governments
}
x4t-more-treaties = { $n ->
    [one] 1 more treaty
   *[other] { $n } more treaties
}
x4t-more-deeds = { $n ->
    [one] 1 more action
   *[other] { $n } more actions
}
x4t-needs = needs { $name }
x4t-in-service = { $n } in service
x4t-buildings = Buildings
x4t-exchange = Exchange
x4t-blueprints = Blueprints
x4t-free = free
x4t-items = What fits
x4t-council = Council
x4t-no-actions = no political actions left
x4t-government = Government
x4t-coming = { $name } from the next phase
x4t-met = fulfilled
x4t-policies = Policies
x4t-advisors = Advisors
x4t-level = level { $n }
x4t-in-hand = In hand
x4t-display = On display
x4t-event-cards = Event cards
x4t-market = Black market
x4t-market-empty = No card lies open.
x4t-cabinet = Cabinet
x4t-cabinet-note = no political action
x4t-underground = Underground
x4t-underground-note = 1 political action
x4t-known-blueprints = blueprints that were shown
x4t-nothing-fitted = nothing fitted
x4t-others = Other empires
x4t-held = { $policies } { $policies ->
    [one] policy
   *[other] policies
 }, { $advisors } { $advisors ->
    [one] advisor
   *[other] advisors
 }, { $cards } { $cards ->
    [one] card
   *[other] cards
 } in hand
x4t-your-empire = Your empire
x4t-empire-of = Empire of { $name }
x4t-treasury = Treasury
x4t-income = income each round
x4t-account = { $name }: { $n }, income { $income }
x4t-sum-net = each round
x4t-sum-planets = planets
x4t-sum-buildings = resource buildings
x4t-sum-connections = connected colonies
x4t-sum-effects = effects and cards
x4t-sum-keep-buildings = upkeep of buildings
x4t-sum-keep-units = upkeep of units
x4t-sum-keep-watches = upkeep of watches
x4t-sum-keep-policies = upkeep of policies
x4t-sum-keep-advisors = upkeep of advisors
x4t-sum-keep-wars = upkeep of wars
x4t-sum-sanctions = sanctions
x4t-sum-levels = levels of the colonies
x4t-sum-capital = capital
x4t-sum-all-buildings = buildings
x4t-sum-spent = spent
x4t-sum-left = left
x4t-size = state size
x4t-sum-planets-used = colonies
x4t-sum-planets-allowed = allowed
x4t-points = points
x4t-points-words = { $n } of { $all } points
x4t-colonies = Colonies
x4t-levels = { $n ->
    [one] 1 level
   *[other] { $n } levels
}
x4t-level-of = level { $n } of { $all }
x4t-free-slot = free slot
x4t-goals = goals { $n } of { $all }
x4t-sanctions = sanctions { $n }
x4t-n-of = { $n } of { $all }
x4t-race = Race to { $n } points
x4t-at-latest = at most { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
x4t-starts = begins the phases
x4t-holds-core = holds the galactic core
x4t-investors = Investors
x4t-request = Request
x4t-milestone = Milestone
x4t-battle-at = Battle at { $place }
x4t-battle-round = Battle round { $n }
x4t-council-rest = Everything else in the council
x4t-battle-cards = Cards for this battle
x4t-odds-drawn = undecided
x4t-odds-lost = lost
x4t-odds-note = an estimate from { $n } quick battles with other dice, if nobody withdraws
x4t-odds-ship = lost in { $n } %
x4t-odds-you-win = chance to win
x4t-odds-kept = ships you keep (of { $n })
x4t-odds-risk = You risk
x4t-odds-risked = { $n } of { $all } hull points on average
x4t-odds-gain = A victory brings
x4t-odds-fire = In range now
x4t-odds-firing = { $own } of yours, { $other } of the enemy
x4t-odds-time = It takes
x4t-field = Battlefield, distance { $n }
x4t-distance = distance { $n }
x4t-falls = falls in { $n } % if your ships aim at it this round
x4t-falls-brief = falls in { $n } %
x4t-boarded-brief = captured in { $n } %
x4t-odds-rounds = { $n ->
    [0] this round only
    [one] at most one round after this one
   *[other] at most { $n } rounds after this one
}
x4t-odds-brief = battle: { $won } % won, { $drawn } % undecided, { $lost } % lost
x4t-odds-hull = On average the battle costs { $n } hull points.
x4t-odds-runs = An estimate from { $n } quick battles with other dice, if nobody withdraws.
x4t-odds-tactical = An estimate from { $n } battles on the tactical map with other dice, in which all units act by themselves and nobody withdraws.
x4t-pane-council = Council
