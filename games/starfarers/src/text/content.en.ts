/**
 * The words of the components, as ICU messages. {resource} is a phrase `resource.…`, {opponent} a seat or a phrase
 * `opponent.…`, everything else a number that is not negative.
 */
export const contentEn = {
  'resource.ore': 'ore',
  'resource.fuel': 'fuel',
  'resource.carbon': 'carbon',
  'resource.food': 'food',
  'resource.goods': 'trade goods',

  'buildable.colony-ship': 'colony ship',
  'buildable.trade-ship': 'trade ship',
  'buildable.spaceport': 'spaceport',
  'buildable.drive': 'drive',
  'buildable.cannon': 'cannon',
  'buildable.freight-ring': 'freight ring',

  'upgrade.drive': 'drive',
  'upgrade.cannon': 'cannon',
  'upgrade.freight-ring': 'freight ring',

  'colour.red': 'red',
  'colour.yellow': 'yellow',
  'colour.blue': 'blue',
  'colour.white': 'white',

  'ball.black': 'black',
  'ball.blue': 'blue',
  'ball.yellow': 'yellow',
  'ball.red': 'red',

  'people.green-folk': 'Green Folk',
  'people.scientists': 'Scientists',
  'people.merchants': 'Merchants',
  'people.diplomats': 'Diplomats',

  'system.alpha': 'Alpha',
  'system.beta': 'Beta',
  'system.gamma': 'Gamma',
  'system.delta': 'Delta',
  'system.near1': 'Korvan',
  'system.near2': 'Ilmen',
  'system.near3': 'Sarda',
  'system.near4': 'Ostara',
  'system.far1': 'Thule',
  'system.far2': 'Meridian',
  'system.far3': 'Vantar',

  'card.green-ore': 'Richer harvest: ore',
  'card.green-fuel': 'Richer harvest: fuel',
  'card.green-carbon': 'Richer harvest: carbon',
  'card.green-food': 'Richer harvest: food',
  'card.green-goods': 'Richer harvest: trade goods',
  'card.scientist-mixed-1': 'Improved systems',
  'card.scientist-mixed-2': 'Improved systems',
  'card.scientist-mixed-3': 'Improved systems',
  'card.scientist-drives': 'Improved drives',
  'card.scientist-cannons': 'Improved cannons',
  'card.merchant-ore': 'Exchange licence: ore',
  'card.merchant-fuel': 'Exchange licence: fuel',
  'card.merchant-carbon': 'Exchange licence: carbon',
  'card.merchant-food': 'Exchange licence: food',
  'card.merchant-goods': 'Exchange licence: trade goods',
  'card.diplomat-tribute': 'Lower tribute',
  'card.diplomat-fame-1': 'Fame for sale',
  'card.diplomat-fame-2': 'Fame for sale',
  'card.diplomat-levy': 'Help from the strong',
  'card.diplomat-relief': 'Galactic relief',

  'card-text.green-ore': 'Whenever a production roll gives you at least 1 ore, take 1 more from the bank.',
  'card-text.green-fuel': 'Whenever a production roll gives you at least 1 fuel, take 1 more from the bank.',
  'card-text.green-carbon': 'Whenever a production roll gives you at least 1 carbon, take 1 more from the bank.',
  'card-text.green-food': 'Whenever a production roll gives you at least 1 food, take 1 more from the bank.',
  'card-text.green-goods': 'Whenever a production roll gives you at least 1 trade good, take 1 more from the bank.',
  'card-text.scientist-mixed-1': '+1 drive and +1 cannon.',
  'card-text.scientist-mixed-2': '+1 drive and +1 cannon.',
  'card-text.scientist-mixed-3': '+1 drive and +1 cannon.',
  'card-text.scientist-drives': '+2 drives.',
  'card-text.scientist-cannons': '+2 cannons.',
  'card-text.merchant-ore': 'Your rate for ore at the Galactic Bank is 2:1.',
  'card-text.merchant-fuel': 'Your rate for fuel at the Galactic Bank is 2:1.',
  'card-text.merchant-carbon': 'Your rate for carbon at the Galactic Bank is 2:1.',
  'card-text.merchant-food': 'Your rate for food at the Galactic Bank is 2:1.',
  'card-text.merchant-goods': 'Once per turn: exchange 1 trade good for 1 card of another kind at the Galactic Bank.',
  'card-text.diplomat-tribute': 'On a 7 you return half of your cards only with more than 12 cards in hand.',
  'card-text.diplomat-fame-1': 'Once per turn, in your trade and build phase: pay 1 trade good for 1 fame ring.',
  'card-text.diplomat-fame-2': 'Once per turn, in your trade and build phase: pay 1 trade good for 1 fame ring.',
  'card-text.diplomat-levy':
    'Once per turn, in your trade and build phase: draw 1 hidden card each from one or two players with more points than you.',
  'card-text.diplomat-relief':
    'If a production roll other than 7 gives you nothing, you may take 1 card of your choice from the bank.',

  'card-question.merchant':
    'A trading vessel comes alongside. How many resource cards (0 to 3) do you give its captain?',
  'card-question.attack-pirate': 'The captain drops the disguise: he is a pirate. Do you attack him?',
  'card-question.pirate-demand': 'A pirate blocks your course and wants 2 resource cards. Do you hand them over?',
  'card-question.pirate-fence':
    'A pirate offers 2 resource cards of other kinds for 1 of yours, no questions asked. Do you deal?',
  'card-question.pirate-raid': 'For 1 resource card a pirate would raid your rivals on your behalf. Do you hire him?',
  'card-question.pirate-attack': 'A pirate opens fire on you. Do you try to escape?',
  'card-question.distress-call': 'A ship without engine power is drifting into a star and calls for help. Do you go?',
  'card-question.attacked-ship': 'You see a pirate attacking another ship. Do you step in?',
  'card-question.space-distortion': 'A fold in space opens near your ship. Do you try to jump through it?',
  'card-question.travelers':
    'A ship of the Travelers, honoured everywhere, asks for a gift. How many resource cards (0 to 3) do you give?',
  'card-question.wear-and-tear':
    'Wear and tear: this card concerns every player. Its steps are carried out one after the other.',

  'opponent.left': 'your left neighbour',
  'opponent.right': 'your right neighbour',
  'opponent.second-left': 'your second left neighbour',
  'opponent.second-right': 'your second right neighbour',

  'compare.combat': 'Fight: you against {opponent} as the pirate.',
  'compare.speed': 'Comparison of speed: you and {opponent}.',
  'compare.drives': 'Comparison of drives: you and {opponent}.',

  'effect.fame': 'Gain {rings, plural, one {# fame ring} other {# fame rings}}.',
  'effect.fame-loss': 'Lose {rings, plural, one {# fame ring} other {# fame rings}}.',
  'effect.gain': 'Take {cards, plural, one {# card} other {# cards}} of {resource} from the bank.',
  'effect.gain-any': 'Take {cards, plural, one {# card} other {# cards}} of your choice from the bank.',
  'effect.gain-upgrade': 'Add one upgrade of your choice to your mothership.',
  'effect.lose-upgrade': 'Remove one upgrade of your choice from your mothership.',
  'effect.ground-first-ship': 'Your first ship cannot fly this turn.',
  'effect.grant-trade-ship':
    'You receive a trade ship; place it on a free spaceport point of yours as soon as possible.',
  'effect.space-jump': 'Your first ship may jump to any point where it could end a move.',
  'effect.draw-from-each': 'Draw one hidden card from every opponent.',
  'effect.each-gives': 'Every opponent gives you one card of their choice.',
  'effect.return-gift': 'You get back the cards you gave.',
  'effect.exchange':
    'Exchange {give, plural, one {# card} other {# cards}} for {take, plural, one {# card} other {# cards}} of other kinds.',
  'effect.return-exchanged': 'Return the cards you received.',
  'effect.new-encounter': 'A new encounter follows.',
  'effect.wear': 'Every player with more than {above} upgrades removes one.',
  'effect.fame-to-most-freight-rings': 'Every player with the most freight rings gains 1 fame ring.',
  'effect.reshuffle': 'All 32 encounter cards are shuffled into a new draw pile.',
} as const satisfies Record<string, string>;

export type ContentKey = keyof typeof contentEn;
