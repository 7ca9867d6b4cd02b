### The guided first game of Beyond the Sun, English. The order is that of lessons/beyond-the-sun.txt.

## Chapters

bts-guide-welcome = Welcome
bts-guide-pawn = Your pawn
bts-guide-level-1 = Research, level I
bts-guide-space = Into space
bts-guide-production = Production
bts-guide-blocked = Taken spaces
bts-guide-level-2 = Research, level II
bts-guide-automation = Automation
bts-guide-ships = Ships
bts-guide-trade = Trade
bts-guide-colony = A colony
bts-guide-farewell = How it ends

## Cards

bts-guide-aim = You lead a faction to the stars, against <b>{ $rival }</b>. Research technologies, send ships out, settle systems. The player with the most <b>points</b> at the end wins. The hexagon beside your name always shows how many you have.
bts-guide-phases = You take turns, and every turn has three phases: one <b>action</b>, then <b>production</b>, then perhaps an <b>achievement</b>. This bar always says where you are and what is asked.
bts-guide-mat = This is your faction. <b>Ore</b> pays for things. <b>Population</b> does them: every technology and many a ship takes one of these cubes. More cubes wait in your <b>supply</b>, the columns A to E.
bts-guide-spaces = An action begins with your <b>pawn</b>: it goes to a free hexagon and does what is printed there. At the start everybody has these four basic actions. Press the first hexagon of <b>Research level I</b>.
bts-guide-types = Four technologies of level I lie open for everybody. Colour and sign tell the <b>type</b>: science, economy, military, commerce. A cube of your population goes there and stays there. That is worth points: 1 at level I, 2 at level II, 3 at level III.
bts-guide-terraforming = We want ore and a first journey. Research <b>Terraforming</b>.
bts-guide-bonus = When you research a technology, you get its <b>immediate bonus</b> once. This one brought 2 ore and now gives 2 <b>jumps</b>: each moves one ship along one line. The number on a ship is its level, and that is its strength.
bts-guide-jump = <b>Alpha Centauri</b> belongs to nobody. Press your ship at Sol to send it there.
bts-guide-end-move = You could jump once more, but nothing forces you. Who <b>controls</b> a place is settled only when the move is over. Press <b>Done</b>.
bts-guide-outpost = You are the strongest here, so the system is yours. A marker leaves one of your two tracks and lies there as an <b>outpost</b>: a point while you hold it, and the track shows more of what was covered. Press the <b>food</b> track.
bts-guide-three = The second phase is <b>production</b>. You choose exactly one of three: <b>food</b> makes your population grow, <b>ore</b> is mined, or you <b>trade</b>.
bts-guide-grow = Growth turns one supply cube into population for each letter that is open on the food track: just from that column. So far only A is open. Press <b>Food</b>.
bts-guide-rival = { $rival } built a ship, sent another to <b>Luyten’s Star</b> and controls it. To take a place from somebody you need more strength there than they have; equal is not enough.
bts-guide-why = The pawn of { $rival } stands on <b>Build and jump</b>. Press that hexagon: whatever you cannot choose tells you why. When you have read it, press anywhere else.
bts-guide-must-move = That is “Why not?”, and you can ask it of everything. Your own pawn may not stay where it is either: it has to move every turn. You have 2 ore and population, so go to <b>Research level II</b>.
bts-guide-lines = The lines in the tree show what builds on what. Ask the undiscovered technology <b>C</b> of level II why it is out of reach.
bts-guide-unknown = Technology <b>A</b> builds on Terraforming, which you have. Nobody knows yet what it will be, and an <b>event</b> waits there. Research it.
bts-guide-event = The event comes first, and it concerns everybody: each of you got 1 ore, and the <b>Scholars’ Guild</b> is open. Its space is now free to all. Every event comes once.
bts-guide-offer = Then cards were turned up until two were of the type that Terraforming passes on: commerce. The one you choose lies open for everybody from now on; { $rival } may research it, too.
bts-guide-choose = <b>Supply Base</b> brings a warship. You have a ship, but few people: take <b>Generation Ships</b>.
bts-guide-automate = Its bonus was a population cube, and a food marker was <b>automated</b>: it moved to this track, where some fields are worth points. It left the food track as an outpost does, and now the <b>B</b> is open.
bts-guide-grow-two = So growth brings two cubes from now on, one from A and one from B. An empty column brings nothing. Press <b>Food</b>.
bts-guide-free-again = { $rival } moved on to research, and <b>Build and jump</b> is free. Go there before it is taken again.
bts-guide-build = First you may turn a population cube into a ship of level 1. Say yes to it in the bar; new ships appear at Sol.
bts-guide-two-jumps = Now 2 jumps, and a ship may take both. It is to reach the <b>shipyard</b> beyond Alpha Centauri. Press the new ship for its first jump.
bts-guide-undo = Changed your mind? The arrow in the bar <b>takes a move back</b>, unless something hidden was shown since. Try it if you like: then you jump once more. Or go on.
bts-guide-jump-on = Your ship only passes by here. Press it again: on to the shipyard.
bts-guide-yard = Yours, too! From now on you may build ships here as well as at Sol. It takes a marker of either kind as outpost. Press the <b>ore</b> track this time.
bts-guide-need-ore = Next turn you will settle Alpha Centauri. That costs 4 ore: you have 2, and mining would bring only 1. But you have population to spare. Choose <b>Trade</b>.
bts-guide-sell = Three exchanges, as often as you like: 3 ore for a population cube, 1 ore and a ship for a population cube, a population cube for 1 ore. Press the last one.
bts-guide-sell-again = The cube went back to the supply, from where it can grow again. Exchange one more.
bts-guide-end-trade = 4 ore, just enough. Press <b>Done</b> to end the trade and your turn.
bts-guide-recruit = { $rival } went to the lowest basic action: a population cube and 1 ore. It is never taken and may be used turn after turn, so there is always something to do.
bts-guide-own-action = The actions of your own technologies are open to you from the turn after. <b>Generation Ships</b> colonises for 4 ore, and brings a population cube. Go there.
bts-guide-colonise = To <b>colonise</b> you must control the system, with ships there as strong as its shield says: 2. Your ship settles; its cube goes back to the supply. Press <b>Alpha Centauri</b>.
bts-guide-marker = A colony stays yours, and a second marker goes onto it. Press the <b>ore</b> track.
bts-guide-own = Here it lies, with the points in its hexagon. It also brought a bonus at once: population and ore. And in its old place a new system has been found, which everybody can reach.
bts-guide-mine = Two ore markers are gone, so a second ore shows on your track: mining brings 2 now. That is how a faction grows. Press <b>Ore</b>.
bts-guide-achievements = The third phase: if you meet the condition of an <b>achievement</b>, you must claim it, one per turn, and the first to claim it gets most. <b>Empire</b> takes 4 colonies, <b>Transcendence</b> a technology of level IIII. The number beside it says how far you are.
bts-guide-clock = Three claimed achievements of all players together bring the <b>end</b>: this round is finished, then one more is played.
bts-guide-points = Then <b>points</b> are counted, line by line on a sheet: technologies, automation, colonies, outposts, achievements, and 1 each for the strongest fleet at Sol and in Deep Space. That is why research and space go together.
bts-guide-alone = Play this game to its end: whatever glows can be chosen, <b>Hint</b> asks a bot, and anything else tells you why not. You need a strong ship for your next colony: <b>Research level I</b> and Narrow Beam Lasers would bring one. Good journey!
