### Lessons of Interportal in prepared positions, English. The order is that of lessons/interportal-*.txt.

## War

x4-war-title = War
x4-war-about = A reason and a goal, the odds, a battle, bombs, a landing with sealed orders, and peace.
x4-war-reason = A reason for war
x4-war-goal = The goal of the war
x4-war-fleet = Move the fleet
x4-war-odds = Odds before the battle
x4-war-battle = Win the battle
x4-war-bombs = Bombard the colony
x4-war-landing = Land your troops
x4-war-peace = End the war
x4-war-scene = Round 7 of a prepared game. Here in <b>Ebris</b> you laid a trade route. Then <b>{ $rival }</b> founded a colony in the same system and stationed two corvettes there.
x4-war-blockade = { $rival } <b>blockades</b> Ebris, and your route is cut off. A blockade in peace is a <b>reason for war</b>. It is valid until the end of the next round, so decide now.
x4-war-declare = War is declared in the Politics phase. It costs one treaty action; your free political action will do. Press <b>War with { $rival }</b> in the council.
x4-war-free = With a reason, war comes at once and costs nothing. Without one you pay culture, and { $rival } may prevent the war for one and a half times as much. Choose the <b>reason: blockade</b>.
x4-war-named = The reason sets the <b>goal</b>: the blockade is lifted. From now on the war card in the council shows the goal and the <b>war weariness</b>, which costs culture in every round of war. <b>End</b> your turn.
x4-war-politics = { $rival } has passed. Nothing else is urgent in this phase. <b>Pass</b>.
x4-war-economy = Your fleet was built in the rounds before: five corvettes, two bombers, and a transporter with three ground units. <b>Pass</b> the Economy phase as well.
x4-war-move = Your <b>fleet 1</b> waits in Falun, next to Ebris. { $rival } sees that it is there, but not what is in it. Press it, here on the map or in the list of your units.
x4-war-go = Press <b>Ebris</b>, and read the bar before you confirm: it tells the <b>odds</b> of the battle, from what you know about the enemy. Look at them before every attack.
x4-war-stop = Both sides had to name their <b>hull points</b>: 8 against 2. The side with more controls the system, so the blockade ended when you came. <b>Stop</b> here, because you want to fight.
x4-war-end = That was your only move. <b>End</b> your turn.
x4-war-to-battle = { $rival } has passed. <b>Pass</b>, and the Battles phase begins.
x4-war-engage = The side with more hull points decides whether there is a battle. <b>Fight</b>: while enemy ships are here, no troops can land.
x4-war-sides = { $rival } stands, and the first round is over. On each unit round points are shields, square ones armour, the others hull. Above you see the odds from now on.
x4-war-fight = Before every round you may name one target for all ships, let each choose by itself, or withdraw. You are winning: <b>fight on</b>.
x4-war-fight-on = { $rival } has given the same order. One more round: <b>fight</b>.
x4-war-won = Both corvettes are destroyed, and a research ship that could not escape. Your losses: none. You control Ebris, so now you may attack the <b>colony</b>: first by bombs, then by a landing.
x4-war-bombard = Only weapons with the keyword <b>bombardment</b> reach the ground, such as those of your bombers. Bombs hit infantry on a 6 alone, but they cost nothing: bombard the <b>troops</b>.
x4-war-invade = Both bombs missed. A colony of level 1 has two <b>militia</b>. You bring heavy infantry, artillery and an air force, and there is no planetary shield. <b>Land</b> in Ebris.
x4-war-order = In every round both sides give a <b>sealed order</b>: attack infantry first, vehicles first, or support others. Militia is infantry, so order <b>infantry first</b>.
x4-war-press-on = Nobody has fallen. After every round the attacker may break off and take all troops back aboard. Yours are the stronger ones: <b>fight on</b>.
x4-war-order-again = The same order once more: <b>infantry first</b>.
x4-war-conquered = Ebris is yours, at the price of the heavy infantry. A conquered colony is worth points as long as you hold it. It brings no income in the next round.
x4-war-finish = The blockade is gone: your goal is reached. Then the attacker may <b>end the war</b>, and { $rival } pays 4 culture for each goal. Without that, war ends if both sides offer peace, or when the attacker is too weary.
x4-war-truce = Peace. For three rounds you cannot declare war on each other. You keep Ebris; militia will guard it from the next Economy phase on.
x4-war-alone = In a game of your own: look at the odds first, bring troops along, and end a war as soon as its goal is reached, because weariness grows every round. Play on from here, or take the next lesson.

## Council

x4-council-title = Council
x4-council-about = A bill, bought votes, a sealed vote, a law in force, and a treaty that both sides use.
x4-council-votes = Know your votes
x4-council-bill = Prepare a bill
x4-council-put = Put it to the vote
x4-council-buy = Buy votes
x4-council-cast = Vote in secret
x4-council-force = A law in force
x4-council-pact = Sign a treaty
x4-council-use = Use the treaty
x4-council-scene = Round 5 of a prepared game. Your <b>republic</b> gives you three political actions in every round: one for a law, one for a treaty, and a free one that can be anything.
x4-council-count = The council votes as soon as all players have discovered each other. You have as many <b>votes</b> as all your colonies have levels, and your republic adds 1: that makes 5. <b>{ $rival }</b> has 3.
x4-council-prepare = For a law action you draw a <b>bill</b>. Only you see it, and you may keep it for later. Press <b>Prepare a bill</b>.
x4-council-card = You drew <b>free trade lanes</b>: every trade route costs 2 AWE less. A law holds for everybody, so pass those that help you more than others.
x4-council-announce = Putting it to the vote costs another action; your free one will do. There is only one vote in each round, so others must put their bills now, too. Press the law.
x4-council-price = { $rival } puts nothing. Now each player may buy votes for 5 culture each. { $rival } has 3, and with two players 3 <b>neutral votes</b> are rolled. 5 may be too few: buy <b>2</b>.
x4-council-sealed = You now have 7 votes. Everybody votes <b>in secret</b>, and may split votes among several bills. For every two votes that you do not cast you get a resource. Here every vote counts: <b>7 times yes</b>.
x4-council-passed = 7 to 5! { $rival } voted no, and the neutral votes did as well: without the bought votes there would be a tie, and a tie fails. It now holds until it is repealed, or until five newer laws have come.
x4-council-sanction = Below the deck are bills that anybody can put at any time. A <b>sanction</b> takes 1 vote and 1 AWE of income from a player: use it against those who are far ahead. A <b>ceasefire</b> ends a war.
x4-council-offer = You still have a treaty action. A <b>trade treaty</b> costs 1 culture, and the partner must agree. Offer it to { $rival }.
x4-council-signed = { $rival } agrees: it helps both. An <b>alliance</b> would draw you into each other’s wars, an <b>intelligence agreement</b> shares networks, an <b>armaments cooperation</b> capacity and shipyards.
x4-council-end = Your political actions are used up. <b>End</b> your turn.
x4-council-pass = { $rival } has passed. <b>Pass</b>: then the Economy phase begins.
x4-council-trade = Once in every Economy phase the treaty lets you exchange 1 resource for 1 of the partner; the bank would want four. It takes no action. Offer 1 <b>AWE for 1 food</b>.
x4-council-traded = { $rival } has agreed, and the food is here. Even a rival accepts what helps both.
x4-council-alone = In a game of your own: count the votes before you put a bill, keep culture for them, and raise colonies, because levels are votes. Play on from here, or take the next lesson.

## Agents

x4-agents-title = Agents
x4-agents-about = An agent builds a network, escapes, steals from afar, wins an arrest by a sealed bid, and gets standing orders.
x4-agents-agent = Meet your agent
x4-agents-network = Build a network
x4-agents-second = Act a second time
x4-agents-escape = Escape the police
x4-agents-scout = Scout the rival
x4-agents-theft = Steal from afar
x4-agents-arrest = Win the arrest
x4-agents-orders = Standing orders
x4-agents-scene = Round 6 of a prepared game. Your research ship in <b>Ebris</b> carries an <b>agent</b>. Ebris is a young colony of <b>{ $rival }</b>, and no police is there yet.
x4-agents-characters = Agents, diplomats and police are <b>characters</b>. Each performs one <b>institution action</b> in every round by itself. Further ones cost institution actions of your government: your monarchy gives you two.
x4-agents-build = In the council every character has its list. <b>Build network</b> costs 1 culture: the network stays when the ship leaves. It is illegal, so police there could answer. Press it.
x4-agents-honest = Before something illegal you may <b>forge evidence</b>, if you have police of your own there. You have none, so one answer is left: <b>forge nothing</b>.
x4-agents-built = Your network of level 1 is in place. From now on your agents can act in Ebris although they are one system away, and some actions need a network.
x4-agents-corruption = One of your institution actions pays for another deed of the same agent, but not for the same one. <b>Promote corruption</b> is legal and free: you get what the resource buildings there yield.
x4-agents-politics = That brought 1 AWE. <b>Pass</b> the rest of the Politics phase.
x4-agents-economy = There is nothing to buy for this lesson. <b>Pass</b> the Economy phase, too.
x4-agents-police = { $rival } reacts: a ship with <b>police</b> has come to Ebris. Where police is, illegal actions become dangerous.
x4-agents-flee = When somebody comes into the system of your agent, you are asked for an <b>escape plan</b>. It costs culture for each hull point. Withdraw to <b>Falun</b>; the network stays.
x4-agents-movement = Your agent is safe in Falun. <b>Pass</b> the Movement phase.
x4-agents-clans = The investor <b>Clans</b> wanted the first institution action, and pays with another one for free. <b>Reconnaissance</b> is legal and shows you all fleets and armies of a player. Press it.
x4-agents-whom = Whom do you scout? There is only <b>{ $rival }</b>.
x4-agents-afar = Round 7. Your agent is in Falun, but the network reaches as far as its level: one system. Choose <b>theft</b>, in Ebris.
x4-agents-much = Stealing costs 1 culture for each resource, and the police there adds 2. Take <b>6 AWE</b>.
x4-agents-enough = You could take other resources as well. That is enough: <b>that is all</b>.
x4-agents-honest-again = There is still nobody who forges for you: <b>forge nothing</b>.
x4-agents-bids = { $rival } tries to <b>arrest</b> your agent. Both bid culture in secret, and both lose it; each police adds 1 to its side. If they win, the theft fails and the ship is sent home. A tie is yours. Bid <b>4</b>.
x4-agents-slipped = 4 against 2 and 1: your agent slips away, and the 6 AWE are yours. Arrests and thefts both use up culture, so choose them well.
x4-agents-order = Escape plans are asked in every round. If you do not want that, give a <b>standing order</b>: press <b>Escape plans</b>. Then nobody waits for you. Arrests and political support have one, too.
x4-agents-back = It lies open and can be changed once in each phase: press it again another time, and you are asked as before.
x4-agents-alone = In a game of your own: a network first, then act from a distance, and keep culture for bids. Police of your own protects your worlds. <b>Espionage</b> and <b>sabotage</b> are a good next try. Play on from here.

## Tactical battles

x4-tactics-title = Tactical battle
x4-tactics-about = Place two corvettes on the map of hexes, fly, fire with the right range, and let ships act by themselves.
x4-tactics-begin = Begin the battle
x4-tactics-place = Place your ships
x4-tactics-fly = Fly
x4-tactics-itself = Let a ship act by itself
x4-tactics-fire = Fire
x4-tactics-win = Win the battle
x4-tactics-scene = A prepared war at a table with <b>tactical battles</b>. <b>{ $rival }</b> has a corvette in Ebris, and two of yours have just arrived. The Battles phase begins.
x4-tactics-engage = You have more hull points, so you decide whether there is a battle. <b>Fight</b>.
x4-tactics-map = The battle takes place on a map of hexes. You deploy in the two columns on the left, { $rival } on the right. Slow units are placed first; { $rival }’s corvette is already there.
x4-tactics-deploy = Lit hexes are free for your first corvette. The middle of the front column keeps all ways open: press that hex.
x4-tactics-line-up = Every unit could be placed by hand. With many of them, let the rest <b>line up</b> by itself.
x4-tactics-turn = In every round units act in the order of their <b>initiative</b>. { $rival }’s corvette has flown ahead. Now both of yours may act: press your <b>first corvette</b>.
x4-tactics-reach = A unit moves once and attacks once, in either order. The lit hexes can be reached. Guns need <b>range</b> and a free line, so come closer: press the lit hex two steps ahead.
x4-tactics-by-itself = Nothing is in range yet, so its turn is over. Your second corvette is next. You can let any unit act <b>by itself</b>: then it does what neutral units do.
x4-tactics-closer = Round 2. { $rival } came closer, fired and missed. Press your <b>first corvette</b> again.
x4-tactics-shot = Targets in range are lit; the bar tells chance and expected damage. Shields are hit first, then armour, then hull. Fire at <b>{ $rival }’s corvette</b>.
x4-tactics-stay = A hit! The corvette could still move. The range is good, so stay here: <b>end its turn</b>.
x4-tactics-second = Let your second corvette fire <b>by itself</b>.
x4-tactics-again = Round 3. { $rival } hit you, but only the shield. Press your <b>first corvette</b>.
x4-tactics-last = One more hit is enough. <b>Fire</b>.
x4-tactics-over = Destroyed. Nothing is left to do for it: <b>end its turn</b>.
x4-tactics-won = The battle is won. The side that controls the system may now attack what is left there. Without bombs and troops there is nothing for you: <b>done</b>.
x4-tactics-peace = The blockade is gone, and with it the goal of your war is reached. <b>End the war</b>.
x4-tactics-alone = In a game of your own: choose tactical battles when you open a table. Keep slow ships behind, use asteroids as cover, fire from behind, and withdraw from round 2 on if the odds turn. Play on from here.
