### The guided first game of New Frontiers, English. The order is that of lessons/new-frontiers.txt.

## Chapters

nf-guide-welcome = Welcome
nf-guide-explore = Explore
nf-guide-develop = Develop
nf-guide-settle = Settle
nf-guide-produce = Produce
nf-guide-trade = Trade, Consume
nf-guide-quiet = Two quiet actions
nf-guide-force = Settle by force
nf-guide-plan = A plan
nf-guide-harvest = The harvest
nf-guide-farewell = You know them all

## Cards

nf-guide-aim = You lead a young empire against <b>{ $rival }</b>. Find worlds, settle them, build developments. The player with the most <b>points</b> at the end wins. The hexagon beside your name always shows how many you have.
nf-guide-mat = This is your empire. <b>Credits</b> pay for things, <b>colonists</b> land on worlds, <b>military</b> conquers, and <b>VP chips</b> are points you have earned. Your developments and worlds will lie here, too.
nf-guide-home = <b>Sirius Freeport</b> is your home. The blue disc says that it makes a good, Novelty. Its line says what it can do: consume one good for one point. More on that soon.
nf-guide-order = Every round the discs on this track have their turns, from left to right; with two players each of you has two discs. You are first: you select an action.
nf-guide-select = There are seven actions. The player who selects one acts first and gets the <b>bonus</b> written on it. Then the other player does the same action, without the bonus. You need worlds: press <b>Explore</b>.
nf-guide-take = Seven worlds from the bag. The disc at the left is what a world costs, the figures are the colonists it takes, the hexagon is its points. <b>Shattered Moon</b> costs only 1 credit. Take it.
nf-guide-take-more = { $rival } took a world too, and now comes your bonus: a second one. A red <b>shield</b> marks a military world. It is not bought but conquered. Take <b>Alien Guard Drones</b>: defence 2, we will be strong enough soon.
nf-guide-everybody = { $rival } selected <b>Develop</b> and paid 1 credit less for it. Now you may build too, at the price in the diamond. A development gives points, and a power for the rest of the game.
nf-guide-why = Not everything is within reach. Press <b>Galactic Federation</b>: whatever you cannot choose tells you why. When you have read it, press anywhere else.
nf-guide-build = That is “Why not?”, and you can ask it of everything, always. Now build <b>Space Marines</b> for 2 credits: military +2, enough for the Drones.
nf-guide-undo = Changed your mind? The arrow in the bar <b>takes a move back</b>, unless something hidden was shown since. Try it if you like: then you build once more. Or go on.
nf-guide-select-settle = It is your second disc’s turn. Select <b>Settle</b>: its bonus is a colonist, before the action begins.
nf-guide-land = A world becomes a colony when its colonists land and its price is paid: here 1 colonist and 1 credit. The ring around the number marks a <b>windfall</b> world, which brings a good at once. Settle <b>Shattered Moon</b>.
nf-guide-goods = { $rival } had no world to settle and took 2 colonists instead. Then { $rival } selected <b>Produce</b>: every colony with a filled disc makes a good if it has none. Your home made one. Windfall worlds make no more by themselves.
nf-guide-next-round = All four discs have had their turn, so a new round has begun: all seven actions are free again, the order is the same.
nf-guide-select-trade = You have two goods. Select <b>Trade, Consume</b> to make something of them; the bonus is a point at once.
nf-guide-sell = First comes <b>Trade</b>: everybody may sell one good. Novelty brings 1 credit, Rare Elements 2, Genes 3, Alien Technology 4. Sell the Rare Elements of <b>Shattered Moon</b>.
nf-guide-consume = Then comes <b>Consume</b>: goods become points, if you have a power for it. Your home turned its good into a VP chip. There was only one way to do it, so nobody asked you.
nf-guide-colonists = { $rival } selected Settle. Everybody either settles a world or takes 2 colonists. You have no colonist left, so press <b>Take 2 colonists</b> in the bar.
nf-guide-envoys = Two actions are for the one who selects them alone. <b>Send Diplomatic Envoys</b> gives you a point and moves your disc to the front. Select it.
nf-guide-isolation = The other one is <b>Retreat into Isolation</b>: { $rival } selected it and got 2 credits. That helps when money is short.
nf-guide-waiting-credit = Nobody selected <b>Produce</b> in that round. So a credit was put on it, for the next player who selects it.
nf-guide-twice = Your envoys were worth it: both your discs are in front now, and you select twice in a row. You have colonists and marines. Select <b>Settle</b>.
nf-guide-conquer = A military world costs no credits; your <b>military</b> must reach its defence: 2 against 2. Strength is not used up, the colonist is. Settle <b>Alien Guard Drones</b>.
nf-guide-select-develop = You are at it again. The Drones brought Alien Technology: 4 credits when you sell it one day. Now select <b>Develop</b>, which makes building 1 credit cheaper for you.
nf-guide-markets = Build what fits together. Your home makes Novelty at every Produce, and <b>Consumer Markets</b> turn Novelty into points. They cost 3, for you 2. Build them.
nf-guide-sell-again = { $rival } selected <b>Produce</b>, with the credit that lay on it, and then <b>Trade, Consume</b>. Your home has made a good again. Sell the Alien Technology of <b>Alien Guard Drones</b> now: 4 credits.
nf-guide-power = Two of your powers can consume the Novelty, so this time you are asked. What can be used must be used; which comes first is up to you. Take <b>Consumer Markets</b>.
nf-guide-clock = When does it end? These four gauges are the <b>clock</b>. Colonists or points run low, somebody fills 11 spaces with developments or has 8 colonies: then the round is played to its end, and that was it.
nf-guide-points = Three ways to <b>points</b>: the hexagons of colonies and developments, goods consumed, and the large developments with “?”. These count what you collect: look for one that suits you, and save 9 credits.
nf-guide-alone = You have met all seven actions. Play this game to its end: whatever glows can be chosen, <b>Hint</b> asks a bot, and anything else tells you why not. You have no world left to settle, so <b>Explore</b> might be a good beginning. Good journey!
