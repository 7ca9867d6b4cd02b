### Interportal, English: the council's votes, and crises.

x4-crises = Crises
x4-crises-text = From five points or colonies on, crises come over the galaxy: plague, pirates, a crash, the Nox, a dying star, machines.

x4c-war = war { $n }
x4c-deck = Laws

## Choices

x4c-do-prepare = Prepare a bill
x4c-do-put = Put to the vote: { $it }
x4c-do-keep = Keep { $it }
x4c-do-yes = Yes: { $n }
x4c-do-no = No: { $n }
x4c-do-abstain = Cast no votes
x4c-do-leave = Leave the federation
x4c-do-decree = { $it } passes without a vote
x4c-do-annul = { $it } ends
x4c-do-cure = Research against the plague: { $n }
x4c-do-treat = Pay the food
x4c-note-prepare = Draw a law card for a law action
x4c-note-leave = For a treaty action

## Bills

x4c-text-sovereign = The candidate wins the game at once. Votes cast for nothing count as no, and somebody else must say yes.
x4c-text-sanction = The player gets a sanction level: 1 vote and 1 AWE of income less.
x4c-text-lift = The player loses a sanction level.
x4c-text-repeal = The law ends.
x4c-text-federation = The players are a federation: their points count together.
x4c-text-ceasefire = The war ends with this round.

## Questions

x4c-ask-put = Do you put <b>bills</b> to the vote, too?
x4c-ask-keep = Which <b>law</b> do you keep?
x4c-ask-buy = How many <b>votes</b> do you buy?
x4c-ask-vote = How do you vote on <b>{ $it }</b>?
x4c-ask-claim = Which <b>resource</b> do you take? Left: { $n }
x4c-ask-decree = Which <b>law</b> passes without a vote?
x4c-ask-annul = Which <b>law</b> ends?
x4c-ask-plague = Do you pay { $n } food against the <b>plague</b>, or does a colony lose a level?
x4c-note-vote = Sealed until all have voted. Votes left: { $n }.
x4c-note-vote-lent = Sealed until all have voted. Votes left: { $n }, of these by cubes for this law alone: { $lent }.
x4c-note-buy = Each vote costs { $n } culture, you have { $own }. Put to the vote: { $bills }.
x4c-note-put = There is one vote in a round: now or not at all.
x4c-note-claim = 1 resource for every 2 votes that you did not cast.
x4c-note-plague = The plague ends early when all together have paid 12 research in the Politics phase.

## Log

x4c-log-prepared = prepares a bill
x4c-log-put = puts to the vote: { $it }
x4c-log-taken = casts { $n ->
        [one] one vote
       *[other] { $n } votes
    } of { $who } by cubes: { $it }
x4c-log-bought = has { $n ->
    [one] 1 vote
   *[other] { $n } votes
} more in this vote
x4c-log-yes = casts { $n ->
    [one] 1 yes vote
   *[other] { $n } yes votes
}: { $it }
x4c-log-no = casts { $n ->
    [one] 1 no vote
   *[other] { $n } no votes
}: { $it }
x4c-log-neutral-yes = { $n } neutral yes votes: { $it }
x4c-log-neutral-no = { $n } neutral no votes: { $it }
x4c-log-neutral = The neutral votes abstain: { $it }
x4c-log-passed = { $it } has passed, { $yes } to { $no }.
x4c-log-failed = { $it } has failed, { $yes } to { $no }.
x4c-log-active = has made { $it } a law
x4c-log-ended = { $it } is a law no longer.
x4c-log-sanctions = has sanction level { $n }
x4c-log-federated = A federation: { $who }.
x4c-log-left = leaves the federation
x4c-log-sovereign = is elected sovereign and wins
x4c-log-federation-won = The federation wins: { $who }.
x4c-log-ceasefire = Ceasefire: war { $n } ends with this round.
x4c-log-cured = pays { $n } research against the plague
x4c-log-treated = pays { $n } food against the plague
x4c-log-crisis = A crisis: { $it }.
x4c-log-crisis-ended = The crisis is over: { $it }.
x4c-log-star = A star is dying: { $place }.
x4c-log-nova = { $place } has become a supernova.
x4c-log-colony-lost = loses the colony { $place }
x4c-log-nox = The Nox swarm goes from { $from } to { $to }.
x4c-log-machines-won = puts down the machines on { $place }
x4c-log-machines-lost = loses to the machines on { $place }

## Why not?

x4c-why-title = Not in the council
x4c-why-title-forbidden = Forbidden
x4c-why-title-crisis = No such crisis
x4c-why-met = Law actions need that you have discovered all players.
x4c-why-sanctioned = From three sanction levels on you cannot put bills to the vote.
x4c-why-voted = There was a vote in this round already.
x4c-why-put = This is put to the vote already.
x4c-why-bills = There is no room for more bills in this vote.
x4c-why-hand-full = You hold as many laws as you have law actions and free actions.
x4c-why-no-laws = No law cards are left.
x4c-why-not-in-hand = This law is not in your hand.
x4c-why-not-active = This law is not in force.
x4c-why-players = It needs more players.
x4c-why-points = A candidate needs 60 % of the points that win.
x4c-why-candidate = A candidate must have no sanction level.
x4c-why-stood = This player was a candidate less than three rounds ago.
x4c-why-most-sanctions = This player got a sanction level in this round, or has all of them.
x4c-why-no-sanction = This player has no sanction level.
x4c-why-alliance = All members need alliances with each other.
x4c-why-federation = A member is in a federation already, or nobody would stay outside.
x4c-why-not-federal = You are in no federation.
x4c-why-war = There is no such war, or it ends with this round.
x4c-why-forbidden = A law in force or a crisis forbids it.
x4c-why-votes = You have fewer votes left.
x4c-why-plague = There is no plague.

## Drawer

x4c-none-active = None is in force yet.
x4c-laws = Laws in force
x4c-vote = Vote
x4c-vote-sealed = Sealed until all have voted. What you do not cast abstains.
x4c-against = Against
x4c-slider = Votes
x4c-own-votes = your votes
x4c-cast-votes = cast
x4c-votes-left = left
x4c-vote-price = Before a vote one more costs { $n } culture.
x4c-for = For
x4c-abstained = abstained
x4c-shares = Votes in this council
x4c-hand = Bills in your hand
x4c-always = Can always be put
x4c-votes = Votes and sanctions
x4c-crisis = { $it }: { $n ->
    [one] 1 round
   *[other] { $n } rounds
} at most
x4c-n-votes = { $n ->
    [one] 1 vote
   *[other] { $n } votes
}
x4c-n-sanctions = Sanctions: { $n }.
x4c-n-laws = Bills: { $n }.
x4c-federation = Federation of { $n }.
