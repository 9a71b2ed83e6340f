/** Names of things, and what each of them does, in one or two sentences. */
export const contentEn = {
  'colour.blue': 'Blue',
  'colour.green': 'Green',
  'colour.yellow': 'Yellow',
  'colour.red': 'Red',
  'colour.orange': 'Orange',

  'class.I': 'class I',
  'class.II': 'class II',
  'class.III': 'class III',
  'class.IIIA': 'class IIIA',
  'class.IA': 'class IA',
  'class.IIA': 'class IIA',
  'class.I.text': 'A small ship of 18 squares. Lost components cost you 5 credits at most.',
  'class.II.text': 'A ship of 27 squares. Lost components cost you 8 credits at most.',
  'class.III.text': 'A large ship of 36 squares. Lost components cost you 11 credits at most.',
  'class.IIIA.text': 'A long, narrow ship of 36 squares. It is not insured: you pay for every lost component.',
  'class.IA.text':
    'A small ship of 18 squares that may fly towards any of its four sides; you choose after building. Every roll names a line, and it is not insured.',
  'class.IIA.text':
    'Two separate halves of 14 squares each, without a starting cabin. Each half needs its own crew, engines and batteries, and neither is insured.',

  'good.red': 'red good',
  'good.yellow': 'yellow good',
  'good.green': 'green good',
  'good.blue': 'blue good',
  'good.red.text': 'Hazardous, needs a special container, sells for 4 credits.',
  'good.yellow.text': 'Sells for 3 credits.',
  'good.green.text': 'Sells for 2 credits.',
  'good.blue.text': 'Sells for 1 credit.',
  'a-good.red': 'a red good',
  'a-good.yellow': 'a yellow good',
  'a-good.green': 'a green good',
  'a-good.blue': 'a blue good',
  'goods.red': '{n, plural, one {# red good} other {# red goods}}',
  'goods.yellow': '{n, plural, one {# yellow good} other {# yellow goods}}',
  'goods.green': '{n, plural, one {# green good} other {# green goods}}',
  'goods.blue': '{n, plural, one {# blue good} other {# blue goods}}',
  'goods.list': '{goods}',
  'goods.none': 'nothing',

  'alien.brown': 'brown alien',
  'alien.purple': 'purple alien',
  'alien.cyan': 'cyan alien',
  'alien.brown.text': 'Adds 2 to your engine strength, as long as you have any without it.',
  'alien.purple.text': 'Adds 2 to your cannon strength, as long as you have any without it.',
  'alien.cyan.text': 'Brings a specialisation of your choice aboard.',
  'an-alien.brown': 'a brown alien',
  'an-alien.purple': 'a purple alien',
  'an-alien.cyan': 'a cyan alien',
  'the-alien.brown': 'the brown alien',
  'the-alien.purple': 'the purple alien',
  'the-alien.cyan': 'the cyan alien',

  'role.lawyer': 'Lawyer',
  'role.manager': 'Manager',
  'role.trader': 'Trader',
  'role.tech-freak': 'Tech Freak',
  'role.diplomat': 'Diplomat',
  'role.lawyer.text':
    'If the Lawyer is aboard when losses are paid, you pay nothing for lost components on an insured ship, and half, rounded up, on one that is not insured.',
  'role.manager.text':
    'Your brown and purple aliens add 3 instead of 2. On arrival you get 1, 3 or 6 credits for one, two or three kinds of aliens aboard.',
  'role.trader.text': 'Every red or yellow good you sell brings 1 credit more, even after giving up.',
  'role.tech-freak.text':
    'On every card, the first battery token you spend on power is free, as long as you have one aboard.',
  'role.diplomat.text':
    'Once, when an enemy defeats you or a line of a Combat Zone hits you, nothing happens to you. Then the Diplomat leaves the ship.',

  'tile.start-cabin': 'starting cabin',
  'tile.cabin': 'cabin',
  'tile.life-support-brown': 'brown life support',
  'tile.life-support-purple': 'purple life support',
  'tile.life-support-cyan': 'cyan life support',
  'tile.cannon': 'cannon',
  'tile.double-cannon': 'double cannon',
  'tile.engine': 'engine',
  'tile.double-engine': 'double engine',
  'tile.battery-2': 'battery for 2',
  'tile.battery-3': 'battery for 3',
  'tile.hold-2': 'cargo hold for 2',
  'tile.hold-3': 'cargo hold for 3',
  'tile.special-hold-1': 'special hold for 1',
  'tile.special-hold-2': 'special hold for 2',
  'tile.shield': 'shield generator',
  'tile.structural': 'structural module',
  'tile.luxury-cabin': 'luxury cabin',
  'tile.stasis-chamber': 'stasis chamber',
  'tile.bi-cannon': 'bi-directional cannon',
  'tile.cannon-engine': 'cannon-engine',
  'tile.mixed-hold': 'mixed hold',
  'tile.battery-hold': 'battery hold',
  'tile.shield-booster': 'shield booster',
  'tile.cannon-booster': 'cannon booster',
  'tile.engine-booster': 'engine booster',
  'tile.reactor': 'reactor furnace',
  'tile.plating': 'indestructible plating',

  'a-tile.start-cabin': 'a starting cabin',
  'a-tile.cabin': 'a cabin',
  'a-tile.life-support-brown': 'a brown life support',
  'a-tile.life-support-purple': 'a purple life support',
  'a-tile.life-support-cyan': 'a cyan life support',
  'a-tile.cannon': 'a cannon',
  'a-tile.double-cannon': 'a double cannon',
  'a-tile.engine': 'an engine',
  'a-tile.double-engine': 'a double engine',
  'a-tile.battery-2': 'a battery for 2',
  'a-tile.battery-3': 'a battery for 3',
  'a-tile.hold-2': 'a cargo hold for 2',
  'a-tile.hold-3': 'a cargo hold for 3',
  'a-tile.special-hold-1': 'a special hold for 1',
  'a-tile.special-hold-2': 'a special hold for 2',
  'a-tile.shield': 'a shield generator',
  'a-tile.structural': 'a structural module',
  'a-tile.luxury-cabin': 'a luxury cabin',
  'a-tile.stasis-chamber': 'a stasis chamber',
  'a-tile.bi-cannon': 'a bi-directional cannon',
  'a-tile.cannon-engine': 'a cannon-engine',
  'a-tile.mixed-hold': 'a mixed hold',
  'a-tile.battery-hold': 'a battery hold',
  'a-tile.shield-booster': 'a shield booster',
  'a-tile.cannon-booster': 'a cannon booster',
  'a-tile.engine-booster': 'an engine booster',
  'a-tile.reactor': 'a reactor furnace',
  'a-tile.plating': 'indestructible plating',

  'tile.start-cabin.text':
    'The heart of your ship, with universal connectors on all sides. It takes 2 humans, never an alien.',
  'tile.cabin.text': 'Takes 2 humans, or 1 alien if it is joined to a life support of that colour.',
  'tile.life-support-brown.text': 'Lets a cabin joined to it take a brown alien, which adds 2 to your engine strength.',
  'tile.life-support-purple.text':
    'Lets a cabin joined to it take a purple alien, which adds 2 to your cannon strength.',
  'tile.life-support-cyan.text':
    'Lets a cabin joined to it take a cyan alien, which brings a specialisation of your choice.',
  'tile.cannon.text':
    'Strength 1 towards the front, half of that elsewhere. The square in front of its barrel must stay empty.',
  'tile.double-cannon.text':
    'Needs a battery token for each use. Strength 2 towards the front, 1 elsewhere; the square in front of its barrels must stay empty.',
  'tile.engine.text': 'Strength 1. Its exhaust points to the rear, and the square behind it must stay empty.',
  'tile.double-engine.text':
    'Strength 2 for one battery token at each use. Its exhausts point to the rear, and the square behind them must stay empty.',
  'tile.battery-2.text':
    'Starts with 2 battery tokens, which can power any component of your ship (class IIA: of its half).',
  'tile.battery-3.text':
    'Starts with 3 battery tokens, which can power any component of your ship (class IIA: of its half).',
  'tile.hold-2.text': 'Holds 2 goods, but no red ones.',
  'tile.hold-3.text': 'Holds 3 goods, but no red ones.',
  'tile.special-hold-1.text': 'Holds 1 good of any colour, even a red one.',
  'tile.special-hold-2.text': 'Holds 2 goods of any colour, even red ones.',
  'tile.shield.text':
    'Covers two sides of your whole ship (class IIA: of its half). For one battery token it stops a small meteor or a small shot from one of them.',
  'tile.structural.text': 'Only joins other components, but has plenty of connectors.',
  'tile.luxury-cabin.text':
    'Takes a single passenger, who can never be replaced. If the cabin is occupied on arrival, it pays 1, 2 or 3 credits, by the level of the round.',
  'tile.stasis-chamber.text':
    'Holds 4 sleepers, who are not crew. After a loss of crew, an awake human may wake some of them to fill free places in cabins.',
  'tile.bi-cannon.text':
    'Fires in two directions for one battery token: 1 for a barrel to the front, half of that for any other. The square in front of each barrel must stay empty.',
  'tile.cannon-engine.text':
    'A cannon to the front and an engine to the rear in one, strength 1 each. The squares in front and behind must stay empty.',
  'tile.mixed-hold.text': 'Holds 3 goods, one of which may be red.',
  'tile.battery-hold.text': 'A battery for 2 tokens and a hold for a few goods in one.',
  'tile.shield-booster.text':
    'For one more battery token, a shield generator joined to it also stops large meteors and large shots.',
  'tile.cannon-booster.text':
    'For a battery token, a cannon joined to it adds 3 to your strength if it points to the front, otherwise 1.5. The cannon is destroyed by it.',
  'tile.engine-booster.text':
    'For a battery token, it blows up an engine joined to it and throws your ship (class IIA: its half) into hyperspace for this card and the next.',
  'tile.reactor.text': 'Whenever you gain goods, it may burn one good and fill one battery joined to it completely.',
  'tile.plating.text': 'No meteor and no shot can harm it on a side without a connector.',

  'card.slavers': 'Slavers',
  'card.smugglers': 'Smugglers',
  'card.pirates': 'Pirates',
  'card.stardust': 'Stardust',
  'card.epidemic': 'Epidemic',
  'card.sabotage': 'Sabotage',
  'card.open-space': 'Open Space',
  'card.meteors': 'Meteoric Swarm',
  'card.planets': 'Planets',
  'card.combat-zone': 'Combat Zone',
  'card.abandoned-ship': 'Abandoned Ship',
  'card.abandoned-station': 'Abandoned Station',
  'card.space-billiards': 'Space Billiards',
  'card.junkyard': 'Junkyard',
  'card.star-depot': 'Star Depot',
  'card.evil': 'Evil Machination',

  'card.slavers.text':
    'They attack one ship after the other until somebody has more cannon strength. The weaker lose crew; the winner may take credits for some flight days.',
  'card.smugglers.text':
    'They attack one ship after the other until somebody has more cannon strength. The weaker lose their best goods; the winner may load goods for some flight days.',
  'card.pirates.text':
    'They attack one ship after the other until somebody has more cannon strength. Then they shoot at all the weaker; the winner may take credits for some flight days.',
  'card.stardust.text': 'Everybody loses one flight day for each exposed connector.',
  'card.epidemic.text': 'Every occupied cabin that is joined to another occupied cabin loses one crew member.',
  'card.sabotage.text':
    'It hits the smallest crew: the component on a square that is rolled is destroyed. There are up to three tries to find one.',
  'card.open-space.text':
    'One after the other, all state their engine strength and move that many days ahead. With strength 0 you have to give up.',
  'card.meteors.text': 'The meteors come one by one and threaten all ships in the line that is rolled.',
  'card.planets.text':
    'One after the other, each ship may land on a free planet and load its goods. Whoever landed loses flight days.',
  'card.combat-zone.text':
    'Crew, engines and cannons are compared, in the order of the three lines. Each time, the lowest value suffers the penalty of that line.',
  'card.abandoned-ship.text':
    'The first who wants may send crew away with the ship for good, take the credits and lose some flight days.',
  'card.abandoned-station.text':
    'The first who has enough crew and wants may dock, load the goods and lose some flight days. No crew is lost.',
  'card.space-billiards.text':
    'One after the other, each chooses a row of meteors that is left, and an opponent who has to face it alone.',
  'card.junkyard.text':
    'Four fields, each with a price and a reward. One after the other, each may take a field that is free, pays and gets the reward at once.',
  'card.star-depot.text':
    'Six tiles are laid out. One after the other, each may add one to the ship or put it in the place of a component; that costs 1 flight day.',
  'card.evil.text': 'A card that one of you has smuggled into the deck. It hits everybody, its owner too.',

  'evil.recall-notice': 'Recall Notice',
  'evil.traffic-jam': 'Traffic Jam',
  'evil.rear-ambush': 'Rear Ambush',
  'evil.bureaucracy': 'Bureaucracy',
  'evil.robocops': 'Robocops',
  'evil.wide-open-space': 'Wide Open Space',
  'evil.scrap-heap': 'Scrap Heap',
  'evil.stranded-ship': 'Stranded Ship',
  'evil.fuel-tax': 'Fuel Tax',
  'evil.customs-raid': 'Customs Raid',
  'evil.drag-race': 'Drag Race',
  'evil.mutiny': 'Mutiny',
  'evil.toll-station': 'Toll Station',
  'evil.cosmic-hacker': 'Cosmic Hacker',
  'evil.ring-slalom': 'Ring Slalom',
  'evil.ion-storm': 'Ion Storm',
  'evil.head-hunter': 'Head Hunter',
  'evil.looks-matter': 'Looks Matter',
  'evil.tailgaters': 'Tailgaters',
  'evil.escort-service': 'Escort Service',
  'evil.loose-cargo': 'Loose Cargo',
  'evil.quarantine': 'Quarantine',
  'evil.wormhole': 'Wormhole',
  'evil.meteor-lottery': 'Meteor Lottery',

  'evil.recall-notice.text':
    'Double and bi-directional cannons, double engines, shields and boosters are called back. Pay 1 credit for every two of yours, or give up those you do not pay for.',
  'evil.traffic-jam.text':
    'All rockets close up behind the foremost one. Not even ships in hyperspace can get out of it.',
  'evil.rear-ambush.text':
    'Cannon strength counts towards the rear this time. The weakest ship takes two small shots and a large one from behind.',
  'evil.bureaucracy.text':
    'The last player sets a die in secret, and all the others guess it. Right brings 3 credits; wrong costs as many flight days as the die shows.',
  'evil.robocops.text':
    'Bid in secret. The highest bid pays and names a square without a 7: everybody who has a component there gives it up.',
  'evil.wide-open-space.text':
    'One after the other, all move ahead by twice their engine strength. With strength 0 you have to give up.',
  'evil.scrap-heap.text': 'A load of goods is put up for auction. The highest bid pays, loads and loses 1 flight day.',
  'evil.stranded-ship.text':
    'The first who helps hands over 1 human and 1, 2 or 3 battery tokens, gets 4, 7 or 10 credits, by the level of the round, and loses 2 flight days.',
  'evil.fuel-tax.text':
    'Pay 1 credit for every 3 engine nozzles you have, rounded up, or lose 2, 3 or 4 flight days, by the level of the round.',
  'evil.customs-raid.text': 'Whoever has red goods aboard gives all of them back, or takes a large shot from the rear.',
  'evil.drag-race.text':
    'All secretly choose how many battery tokens to burn, and all burn them. Whoever burns the most moves that many days ahead.',
  'evil.mutiny.text':
    'The largest crew rebels: pay 2, 4 or 6 credits, or lose 1, 2 or 3 humans, by the level of the round.',
  'evil.toll-station.text':
    'Pay 2, 4 or 6 credits, by the level of the round, or take a small and a large shot from the front.',
  'evil.cosmic-hacker.text':
    'The last player names batteries or goods. All the others lose 1, 2 or 3 of them, by the level of the round.',
  'evil.ring-slalom.text':
    'Dodge and lose 2 flight days, or face a small meteor from the left, one from the right and a large one from the front.',
  'evil.ion-storm.text': 'Everybody loses half of their battery tokens, rounded up.',
  'evil.head-hunter.text': 'For each alien aboard you pay 1 credit, or it leaves your ship.',
  'evil.looks-matter.text':
    'The ship with the most exposed connectors loses 2, 3 or 4 flight days, by the level of the round. Then the one with the fewest gains a day.',
  'evil.tailgaters.text': 'Everybody except the last takes a large shot from the rear.',
  'evil.escort-service.text':
    'Protection is put up for auction. Whoever wins pays, and ignores hits and losses on the next card.',
  'evil.loose-cargo.text': 'Every hold with two goods or more loses its most valuable one.',
  'evil.quarantine.text':
    'If two occupied cabins of your ship are joined, empty one of them or lose 2, 3 or 4 flight days, by the level of the round.',
  'evil.wormhole.text':
    'The leader pays 3, 6 or 9 credits, by the level of the round, or changes places with the last player.',
  'evil.meteor-lottery.text':
    'All secretly name a column. In each of them a large meteor comes from the front, at every ship.',

  'road.cutthroat-competition': 'Cutthroat Competition',
  'road.green-with-envy': 'Green with Envy',
  'road.space-junk': 'Space Junk',
  'road.deja-vu': 'Déjà Vu',
  'road.space-madness': 'Space Madness',
  'road.metal-fatigue': 'Metal Fatigue',
  'road.cheap-batteries': 'Cheap Batteries',
  'road.antiverse': 'Antiverse',
  'road.nightmare-trip': 'Nightmare Trip',
  'road.merciless-fate': 'Merciless Fate',
  'road.clean-through': 'Clean Through',
  'road.crafty-crew': 'Crafty Crew',
  'road.explosive-cargo': 'Explosive Cargo',
  'road.explosive-batteries': 'Explosive Batteries',
  'road.contaminated-goods': 'Contaminated Goods',
  'road.somersaults': 'Somersaults',
  'road.made-to-measure': 'Made to Measure',
  'road.blackout': 'Blackout',
  'road.connector-trouble': 'Connector Trouble',
  'road.nasty-surprise': 'Nasty Surprise',
  'road.dark-warehouse': 'Dark Warehouse',
  'road.rush-job': 'Rush Job',
  'road.gravity-well': 'Gravity Well',
  'road.customs-duty': 'Customs Duty',
  'road.fussy-aliens': 'Fussy Aliens',

  'road.cutthroat-competition.text':
    'If you want an Abandoned Ship or Station, everyone behind you with more cannon strength first fires a large shot at you from the rear.',
  'road.green-with-envy.text': 'Whenever a card brings a new leader, that ship takes a large shot from the rear.',
  'road.space-junk.text':
    'Components that fall off during a card fly on as large meteors from the front, at all ships behind their owner.',
  'road.deja-vu.text':
    'Cards that you suffered and opportunities that nobody used come again at the end of the flight, in the same order.',
  'road.space-madness.text':
    'After every Open Space a square is rolled, and on every ship the component there is destroyed, even in hyperspace.',
  'road.metal-fatigue.text':
    'After every Open Space a square is rolled, and on every ship in the race the component there falls off.',
  'road.cheap-batteries.text': 'Every use of power costs 1 battery token more.',
  'road.antiverse.text': 'Every meteor and every shot comes from the opposite side.',
  'road.nightmare-trip.text': 'The flight is longer by 2, 3 or 4 cards of the level of the round.',
  'road.merciless-fate.text': 'What would hit only the lowest value hits everybody except the ship with the highest.',
  'road.clean-through.text':
    'A meteor or shot that destroys a component goes on and destroys the next one in its line as well.',
  'road.crafty-crew.text':
    'Whenever a card brings you goods or credits, the crew union takes one of those goods or 1 credit.',
  'road.explosive-cargo.text':
    'When a component with a red good is destroyed, it takes the four components around it along, and so on.',
  'road.explosive-batteries.text':
    'When a component with a battery token is destroyed, it takes the four components around it along, and so on.',
  'road.contaminated-goods.text':
    'Goods are taken all or none, and each one beyond the number of your aliens costs you a human.',
  'road.somersaults.text':
    'Exhausts may point to the rear or to the front. A ship that loses a component turns round after the card, and engines that point forward then work against you.',
  'road.made-to-measure.text':
    'Each of you has a stack of 5, 8 or 10 tiles of your own, by the level of the round. Each tile left in it at the end costs 1 credit.',
  'road.blackout.text': 'On every ship, nothing works in one column that is rolled before building.',
  'road.connector-trouble.text':
    'A universal connector joined to a single or double one counts as an exposed connector.',
  'road.nasty-surprise.text': 'When building is over, one more Rough Road is drawn for this flight.',
  'road.dark-warehouse.text': 'Tiles that you return to the warehouse lie face down.',
  'road.rush-job.text': 'Building has one run of the timer less; built in turns, everybody has a quarter fewer turns.',
  'road.gravity-well.text': 'Whenever a card costs you flight days, it costs you one more.',
  'road.customs-duty.text': 'Every good you sell brings 1 credit less.',
  'road.fussy-aliens.text':
    'Each time you count the bonus of a brown or purple alien, you roll a die. On a 1 it leaves after the card.',

  'ledger.finish': 'Order of arrival',
  'ledger.looks': 'Best-looking ship',
  'ledger.luxury': 'Luxury cabins',
  'ledger.manager': 'Manager',
  'ledger.creativity': 'Creativity',
  'ledger.goods': 'Goods sold',
  'ledger.trader': 'Trader',
  'ledger.losses': 'Lost components',
  'ledger.measure': 'Tiles left over',

  'difficulty.class-ia': 'class IA instead of I',
  'difficulty.class-iia': 'class IIA instead of II',
  'difficulty.class-iiia': 'class IIIA instead of III',
  'difficulty.evil-machinations': 'Evil Machinations',
  'difficulty.rough-road': 'one more Rough Road',
} as const satisfies Record<string, string>;

export type ContentKey = keyof typeof contentEn;
