### Interportal, English: treaties and wars.

x4w-war = War
x4w-wars = Wars
x4w-no-wars = Nobody is at war.
x4w-pacts = Treaties and war
x4w-with = { $it } with { $name }
x4w-held = in force
x4w-sides = { $one } against { $other }
x4w-die = war weariness { $n }
x4w-alliance = A war against one of you is a war against both; you share its weariness.
x4w-intelligence = You use each other's networks.
x4w-trade = Once in each Economy phase 1 resource of yours is exchanged for 1 of the partner.
x4w-armaments = You may use each other's spare capacity and shipyards, if the partner agrees.
x4w-target = { $it } of seat { $seat } (no. { $n })
x4w-odds-attackers = attackers win
x4w-odds-defenders = defenders win
x4w-goal-at = { $it } in { $place }
x4w-goal-victory = one battle won
x4w-goal-victories = { $n } battles won

## Questions

x4w-ask-treaty = Seat { $n } offers: <b>{ $it }</b>. Do you agree?
x4w-ask-trade = Seat { $n } gives { $give } and wants { $take }. Do you <b>exchange</b>?
x4w-ask-share = May seat { $n } use your spare <b>capacity</b> in this phase?
x4w-ask-hire = Which <b>mercenary</b> do you hire besides?
x4w-ask-declare = For which reason do you declare <b>war</b> on seat { $n }?
x4w-ask-prevent = Seat { $n } declares war. Do you <b>prevent</b> it for { $price } culture?
x4w-ask-goal = Which <b>goal</b> has the war against seat { $n }?
x4w-ask-end = All goals are fulfilled. Do you <b>end</b> the war against seat { $n }?
x4w-ask-peace = Do you offer <b>peace</b> to seat { $n }?
x4w-ask-engage = Enemies are in <b>{ $place }</b>. Do you fight them?
x4w-ask-decline = You are attacked in <b>{ $place }</b>. Do you stand?
x4w-ask-orders = <b>{ $place }</b>, battle round { $n }: at what do your ships fire?
x4w-note-declare = With a reason war costs nothing; without one you pay culture, and the target may prevent it for one and a half times as much.
x4w-note-goal = A colony that you conquer or destroy, or battles that you win more often than you lose them.
x4w-note-end = Each defender pays you 4 culture for each goal; then there is a truce of three rounds.
x4w-note-peace = Both answer in secret. If both offer peace, the war ends without payments.
x4w-note-engage = The side with more hull points decides; with as many, either side can begin the battle.
x4w-note-decline = If you withdraw at once, it is no defeat; each ship suffers 1 hull damage on a 1.
x4w-note-orders = Name a target for all your weapons, let each choose by itself, or withdraw with all fleets.

## Choices

x4w-do-offer = Offer { $it } to seat { $n }
x4w-do-cancel = Cancel { $it } with seat { $n }
x4w-do-trade = Give { $give } for { $take } of seat { $n }
x4w-do-borrow = Use 1 { $what } of seat { $n }
x4w-do-accept = Agree
x4w-do-refuse = Refuse
x4w-do-hire = Hire { $it }
x4w-do-declare = Declare war on seat { $n }
x4w-do-reason = Reason: { $it }
x4w-do-stake = Without a reason, for { $n } culture
x4w-do-prevent = Pay and prevent it
x4w-do-allow = Let the war come
x4w-do-goal-colony = The colony in { $place }
x4w-do-goal-victory = Win one battle
x4w-do-goal-victories = Win { $n } battles
x4w-do-end = End the war
x4w-do-peace = Offer peace
x4w-do-war-on = Go on with the war
x4w-do-hold = Do not fight
x4w-do-stand = Stand and fight
x4w-do-decline = Withdraw at once
x4w-do-clash = Battle of seats { $one } and { $other } in { $place }
x4w-note-cancel = It ends with this phase.
x4w-note-no-reason = Without a reason, for at least { $n } culture
x4w-note-reasons = Your reasons: { $what }
x4w-note-stake = The target prevents it for { $n } culture
x4w-verb-offer = Offer
x4w-verb-cancel = Cancel it
x4w-verb-accept = Agree
x4w-verb-refuse = Refuse
x4w-verb-hire = Hire
x4w-verb-declare = Declare

## Log

x4w-log-offered = offers { $other } { $it }
x4w-log-refused = turns down the offer of { $other }
x4w-log-signed = agrees with { $other } on { $it } for { $n } culture
x4w-log-cancelled = cancels { $it } with { $other }
x4w-log-treaty-ended = has no { $it } with { $other } any more
x4w-log-traded = gives { $n } { $give } for { $n } { $take } of { $other }
x4w-log-borrowed = uses 1 { $what } of { $other }
x4w-log-hired = hires { $it } for { $n } AWE
x4w-log-grievance = has a reason for war against { $other }: { $it }
x4w-log-declared-reason = declares war on { $other }: { $it }
x4w-log-declared = declares war on { $other } for { $n } culture
x4w-log-prevented = prevents the war of { $other } for { $n } culture
x4w-log-joined = joins the side of { $other }
x4w-log-goal = names a goal of the war: { $it }
x4w-log-goal-met = reaches a goal of the war: { $it }
x4w-log-die = is weary of the war against { $other }: { $n }
x4w-log-peace = offers peace
x4w-log-no-peace = offers no peace
x4w-log-ended-fulfilled = ends the war against { $other } with all goals reached
x4w-log-ended-agreed = makes peace with { $other }
x4w-log-ended-weary = gives up the war against { $other }
x4w-log-ended-fallen = has no war with { $other } any more
x4w-log-reparation = pays { $other } { $n } culture
x4w-log-clash = attacks { $other } in { $place }
x4w-log-declined = withdraws from { $place } before the battle
x4w-log-round = Battle in { $place }: round { $n }
x4w-log-victory = wins the battle against { $other } in { $place }

## Why not?

x4w-why-unknown = Not discovered
x4w-why-unknown-text = You have not discovered this player yet.
x4w-why-fallen = Out of the game
x4w-why-fallen-text = This player has no colony left.
x4w-why-at-war = At war
x4w-why-at-war-text = You are at war with this player, or there are too many wars.
x4w-why-truce = Truce
x4w-why-truce-text = After your last war there is a truce of three rounds.
x4w-why-limit = No more of them
x4w-why-limit-text = Two players have one treaty of a kind, and up to three trade treaties.
x4w-why-no-pact = No such treaty
x4w-why-no-pact-text = You have no such treaty with this player that could be used.
x4w-why-turned-down = Turned down
x4w-why-turned-down-text = This player has refused that in this phase.
x4w-why-used = Used already
x4w-why-used-text = Each trade treaty is used once in a phase, and sanctions of level 3 close it.
x4w-why-lacks = Nothing there
x4w-why-lacks-text = The partner has not enough of it.
x4w-why-reason = No such reason
x4w-why-reason-text = You do not have this reason for war.
x4w-why-stake = Too low
x4w-why-stake-text = A war without a reason costs more.
x4w-why-goals = Enough goals
x4w-why-goals-text = A war has at most three goals.
x4w-why-goal = No goal
x4w-why-goal-text = That is a goal already, or cannot be one.
x4w-why-goal-missing = No goal yet
x4w-why-goal-missing-text = A war has at least one goal.
x4w-why-goals-open = Goals are open
x4w-why-goals-open-text = Not all goals of the war are fulfilled.
x4w-why-forbidden = Forbidden
x4w-why-forbidden-text = A law forbids it.
