### The guided first game of Merchant of Venus, English. The order is that of lessons/merchant-of-venus.txt.

## Chapters

mv-guide-welcome = Welcome
mv-guide-direction = Direction first
mv-guide-flight = The first flight
mv-guide-contact = First Contact
mv-guide-onward = Further out
mv-guide-navigation = Navigation
mv-guide-hazard = A hazard
mv-guide-selling = Selling
mv-guide-equipment = Equipment and missions
mv-guide-technology = Race technology
mv-guide-farewell = How it ends

## Cards

mv-guide-aim = You are a merchant among the stars, and so is <b>{ $rival }</b>. Find cultures, buy what they make, sell it where it is wanted. The game lasts 30 rounds; then the most <b>credits</b> win. The number beside your name shows how many you have.
mv-guide-ship = This is your ship: the pilot, the speed dice, two dials, a drive (none yet), the cargo holds and slots for upgrades. Everything you will ever own lies here.
mv-guide-dials = Out there are hazards and pirates. <b>Laser</b> and <b>shield</b> help against them, the higher the better. One of the two starts at 2. Press the <b>shield</b>, then confirm.
mv-guide-map = The map is large. Move it by dragging, zoom with the wheel, two fingers or these buttons: closer, farther, back to your ship, the whole galaxy. Have a look around, then go on.
mv-guide-systems = Fourteen systems, fourteen cultures: who lives where, nobody knows. The first to land turns up the <b>First Contact</b> card and is paid for it. <b>Colony World</b> is close; let us go there.
mv-guide-head = A turn begins with a direction, <b>before</b> the dice are rolled. Dotted lines show how far an average roll would take you. Press the space beside the base that leads to Colony World.
mv-guide-roll = 5, 3 and 4: that makes <b>12 movement</b>. A step along a line costs 1, along a green one 2: those lead down to cities. The colour of a space matters only to ships with a drive, which skip one colour.
mv-guide-reach = The bright lines are within reach now. At a fork you choose the way, but never back the way you came. If you land, you may stop early; otherwise you must use all movement.
mv-guide-course = Press the city <b>Shoemaker Levee</b>. The whole course is drawn, with the movement it takes; then one press flies it. Until dice or cards decide something, you can undo the steps.
mv-guide-found = First Contact: the <b>Wollow</b>, culture 13! The card brought you 90 credits, to be spent here only. As the discoverer you may buy three times and sell three times this turn.
mv-guide-buy = Every culture sells one kind of good; the Wollow make <b>Megalith Paperweights</b>. Their card just pays for one. Buy it.
mv-guide-holds = It lies in your <b>hold</b>. Each hold has two places, most goods take one. Passengers and some technologies travel here, too. More holds can be bought.
mv-guide-undo = Changed your mind? The arrow in the bar <b>takes a move back</b>, unless something hidden was shown since. Try it if you like: then you buy once more. Or go on.
mv-guide-why = A third <b>cargo hold</b> would be fine. Press it: whatever you cannot do tells you why. When you have read it, press anywhere else.
mv-guide-buyers = That is “Why not?”, and you can ask it of everything. This list shows who <b>buys</b> your cargo: never the culture that made it. A dashed number is a culture that nobody has found yet. So we have to find one.
mv-guide-done = There is nothing else to do here. Press <b>Done</b>.
mv-guide-rival = { $rival } landed on the same world, in its other city. The money of the card was yours alone, and 40 credits are not enough for paperweights. It pays to be first.
mv-guide-head-on = On we go. A city has only one way out, so declare that: press the space above it.
mv-guide-fly-on = 15 movement take you as far as the <b>Giant Planet</b>, where nobody has been. Press the city <b>Levitown</b>, or its button at the bottom of the map.
mv-guide-furniture = The <b>Whynoms</b>, culture 11. They do not want your paperweights, but sell <b>Impossible Furniture</b> for 110. With the 80 credits of their card you can afford it. Buy it.
mv-guide-trades = This list finds the <b>best trades</b> among all that is known: what, from whom, to whom, and the profit. The Wollow would buy furniture, so there is one already.
mv-guide-search = But a culture that buys both your goods would be better than two that buy one each. Let us look for it. Press <b>Done</b>.
mv-guide-stayed = { $rival } did not fly but <b>stayed</b> and bought a technology. A player who stays at a city may trade without limit; a player who lands at a known culture buys once and sells once.
mv-guide-head-third = Your next goal is the <b>Nebula Habitat</b>, past the Generational Ship. Declare the way out.
mv-guide-nav = 17 movement! On the way lie <b>navigation spaces</b> like this one. There your navigation number decides the exit, as the numbers around it show. Without a number your rival chooses for you.
mv-guide-assign = Your pilot can assign as many dice as their level: one. 5 is the right exit on both navigation spaces, and the die still counts as movement. (A 1 could give <b>thrust</b>: one more die.) Press the <b>5</b>.
mv-guide-odds = The way leads over a <b>hazard</b>. You roll one die and pass if it is not higher than your value. This one tests the pilot, whose skill is 3. The map shows your chance beside it.
mv-guide-failed = A pilot who fails ends the turn there; yours may roll again once. At hazards of laser or shield you may instead lower the dial by one and fly on.
mv-guide-dare = It would be safer to land at Keel Dock before it. But the risk is worth it. Press the <b>hazard</b>; a flight always stops where dice decide.
mv-guide-passed = A 1: passed! Just enough movement is left for the spaceport of the Nebula Habitat. Press <b>Cloud Harbour</b>.
mv-guide-volois = The <b>Volois</b>, culture 2, with 120 credits on their card. And they buy both your goods! A spaceport is as good as a city for business.
mv-guide-market = Their <b>market</b> sets the price: weak, active or strong. For your furniture it is strong: 220 credits instead of the 110 you paid. Press the furniture in your hold to sell it.
mv-guide-sell-more = After a sale on a strong or weak market the next of its three markers comes up. You are in luck: strong again. Sell the <b>paperweights</b>, too.
mv-guide-equipment-words = 400 credits for 200! Money is best spent on the ship. <b>Equipment</b> is sold by many cultures: laser, shield, cargo holds, and drives that skip the yellow or red spaces, so that you fly farther.
mv-guide-shield = Your shield passes hazards only with a 1 or 2. Buy a step of <b>Shield</b>. The credits on the card are used first.
mv-guide-mission = Everybody has a <b>mission</b>. Yours: buy equipment twice. Some name a place to land, others a deed. The number is the fame it brings.
mv-guide-shield-again = One purchase is still missing, and you have two left this turn. Buy another step of <b>Shield</b>.
mv-guide-complete = Now the mission is fulfilled. Press it to <b>complete</b> it.
mv-guide-reward = A new mission comes for every completed one, and a <b>reward</b>. With the Air Foil green lines cost you only 1. You could exchange it for 50 credits, but it lasts all game: <b>keep</b> it.
mv-guide-flux = Besides its good each culture has a <b>technology</b> of its own. Market Flux turns a market of your choice, just before you sell there. Buy it.
mv-guide-slot = It is a <b>ship upgrade</b> and works in turns in which you assign a die to it. Other technologies need no die, some work once, some lie in a hold.
mv-guide-last-done = Those were your three purchases. Press <b>Done</b>.
mv-guide-spaceports = 360 credits after three turns! For 200 you may build a <b>spaceport</b> in the orbit of a city where you are, if you bought nothing that turn. Others pay you 10 for each trade there, and at the end you get the 200 back.
mv-guide-unknown = Not met yet: face-down <b>encounters</b> with a card each, <b>pirates</b> that you fight with laser, shield or pilot, and <b>telegates</b> that move you across the map. Press one to see what it does.
mv-guide-fame = <b>Fame</b> comes from missions, dials, holds, upgrades and your pilot, who can be promoted for 60 credits at the Galactic Base and then assigns more dice. Each point of fame is worth 10 credits at the end.
mv-guide-end = <b>Infamy</b> reduces fame, and a player who ends below 0 is out. After round 30 cash, fame and spaceports are added up line by line. Goods in the hold count for nothing: sell in time.
mv-guide-alone = Play on: <b>Hint</b> asks a bot, anything else tells you why not. A good next step: a passenger at the Galactic Base, close by, pays 190 for a flight to the Volois, whom you have just found. Good journey!
