import { type ActionOf, type ActionsOf, act, actionTable, int } from '@starboard/kernel';
import {
  cargo,
  dice,
  die,
  drive,
  equipment,
  field,
  good,
  intel,
  mission,
  orbital,
  ownTech,
  passenger,
  pilot,
  reward,
  side,
  speedDie,
  stat,
  system,
  tech,
} from './nouns.ts';

/** Everything that a seat can do. Its sentence is `action.<kind>` in `text`, filled in with the fields by their names. */
export const actions = actionTable({
  // set-up
  'choose-pilot': { pilot },
  'set-dial': { stat },

  // before the roll
  stay: act({}, { ref: 'ship' }),
  'switch-off': { drive },
  declare: { to: field },
  navigate: act({}, { ref: 'ship' }),
  'pirate-codes': act({}, { ref: 'intel:pirate-codes' }),

  // dice
  reroll: { dice },
  thrust: act({ die: speedDie }, { ref: 'slot:thrust' }),
  course: act({ die: speedDie, value: die }, { ref: 'slot:course' }),
  compass: act({}, { ref: 'reward:R01' }),
  assign: { die: speedDie, to: ownTech },
  flame: act({}, { ref: (_, seat) => `tech:${seat}:strong-flame` }),
  'fuel-cell': { reward },
  probe: act({}, { ref: (_, seat) => `tech:${seat}:data-probe` }),
  peek: { system },
  'swap-cards': {},
  'look-ahead': act({}, { ref: 'encounter-deck' }),
  'put-under': act({}, { ref: 'encounter-deck' }),

  // flying
  fly: { to: field },
  land: act({}, { ref: 'ship' }),
  'ask-left': {},
  exit: { to: field },
  'free-exit': { to: field },
  'chart-exit': act({ to: field }, { ref: 'intel:star-chart' }),
  'roll-target': act({}, { ref: 'effect-die' }),
  'free-jump': { to: field },
  'chart-jump': act({ to: field }, { ref: 'intel:star-chart' }),
  'roll-test': act({}, { ref: 'effect-die' }),
  'patrol-schedule': act({}, { ref: 'intel:patrol-schedule' }),
  'roll-again': act({}, { ref: 'effect-die' }),
  beacon: { reward },
  'lower-dial': { stat },
  'end-turn': act({}, { ref: 'end-turn' }),
  fight: { with: stat },
  'lose-good': { good: cargo },
  drill: act({}, { ref: 'ship' }),

  // cards
  'keep-reward': { reward },
  'trade-in': { reward },
  fulfil: { mission },
  jam: { mine: mission, theirs: mission },
  'buy-intel': { intel },
  'market-tip': act({}, { ref: 'intel:market-tip' }),
  'shift-market': { system },
  pardon: { reward },

  // business
  'buy-good': { good },
  'buy-tech': { tech },
  'buy-equipment': { item: equipment },
  'buy-contract': { orbital },
  'buy-reward': { reward },
  'voucher-tech': { tech },
  'voucher-equipment': { item: equipment },
  purse: { credits: int(0, 120) },
  sell: act({ good: cargo }, { ref: 'sale' }),
  'rush-sale': { good: cargo },
  'take-aboard': { passenger },
  'drop-off': { passenger },
  'unload-good': { good: cargo },
  'unload-tech': { tech: ownTech },
  'unload-passenger': { passenger },
  'jettison-good': { good: cargo },
  'jettison-tech': { tech: ownTech },
  'jettison-passenger': { passenger },
  'train-pilot': act({}, { ref: (_, seat) => `pilot:${seat}` }),
  'choose-side': { side },
  'second-mission': {},
  'pay-mission': { mission },
  'end-business': {},
  build: { orbital },
  decline: {},
});

export type Action = ActionsOf<typeof actions>;
export type RerollAction = ActionOf<typeof actions, 'reroll'>;
export type PurseAction = ActionOf<typeof actions, 'purse'>;

// Made once and shared: random play needs millions.

export const toChoosePilot = actions.maker('choose-pilot', 'pilot');
export const toSetDial = actions.maker('set-dial', 'stat');
export const STAY = actions.only('stay');
export const toSwitchOff = actions.maker('switch-off', 'drive');
export const toDeclare = actions.maker('declare', 'to');
export const NAVIGATE = actions.only('navigate');
export const USE_PIRATE_CODES = actions.only('pirate-codes');
export const toThrust = actions.maker('thrust', 'die');
export const toCourse = actions.maker('course', 'die', 'value');
export const COMPASS = actions.only('compass');
export const toAssign = actions.maker('assign', 'die', 'to');
export const FLAME = actions.only('flame');
export const toFuelCell = actions.maker('fuel-cell', 'reward');
export const PROBE = actions.only('probe');
export const toPeek = actions.maker('peek', 'system');
export const SWAP_CARDS = actions.only('swap-cards');
export const LOOK_AHEAD = actions.only('look-ahead');
export const PUT_UNDER = actions.only('put-under');
export const toFly = actions.maker('fly', 'to');
export const LAND = actions.only('land');
export const ASK_LEFT = actions.only('ask-left');
export const toExit = actions.maker('exit', 'to');
export const toFreeExit = actions.maker('free-exit', 'to');
export const toChartExit = actions.maker('chart-exit', 'to');
export const ROLL_TARGET = actions.only('roll-target');
export const toFreeJump = actions.maker('free-jump', 'to');
export const toChartJump = actions.maker('chart-jump', 'to');
export const ROLL_TEST = actions.only('roll-test');
export const USE_PATROL_SCHEDULE = actions.only('patrol-schedule');
export const ROLL_AGAIN = actions.only('roll-again');
export const toBeacon = actions.maker('beacon', 'reward');
export const toLowerDial = actions.maker('lower-dial', 'stat');
export const END_TURN = actions.only('end-turn');
export const toFight = actions.maker('fight', 'with');
export const toLoseGood = actions.maker('lose-good', 'good');
export const DRILL = actions.only('drill');
export const toKeepReward = actions.maker('keep-reward', 'reward');
export const toTradeIn = actions.maker('trade-in', 'reward');
export const toFulfil = actions.maker('fulfil', 'mission');
export const toJam = actions.maker('jam', 'mine', 'theirs');
export const toBuyIntel = actions.maker('buy-intel', 'intel');
export const USE_MARKET_TIP = actions.only('market-tip');
export const toShiftMarket = actions.maker('shift-market', 'system');
export const toPardon = actions.maker('pardon', 'reward');
export const toBuyGood = actions.maker('buy-good', 'good');
export const toBuyTech = actions.maker('buy-tech', 'tech');
export const toBuyEquipment = actions.maker('buy-equipment', 'item');
export const toBuyContract = actions.maker('buy-contract', 'orbital');
export const toBuyReward = actions.maker('buy-reward', 'reward');
export const toVoucherTech = actions.maker('voucher-tech', 'tech');
export const toVoucherEquipment = actions.maker('voucher-equipment', 'item');
export const toSell = actions.maker('sell', 'good');
export const toRushSale = actions.maker('rush-sale', 'good');
export const toTakeAboard = actions.maker('take-aboard', 'passenger');
export const toDropOff = actions.maker('drop-off', 'passenger');
export const toUnloadGood = actions.maker('unload-good', 'good');
export const toUnloadTech = actions.maker('unload-tech', 'tech');
export const toUnloadPassenger = actions.maker('unload-passenger', 'passenger');
export const toJettisonGood = actions.maker('jettison-good', 'good');
export const toJettisonTech = actions.maker('jettison-tech', 'tech');
export const toJettisonPassenger = actions.maker('jettison-passenger', 'passenger');
export const TRAIN_PILOT = actions.only('train-pilot');
export const toChooseSide = actions.maker('choose-side', 'side');
export const SECOND_MISSION_PLEASE = actions.only('second-mission');
export const toPayMission = actions.maker('pay-mission', 'mission');
export const END_BUSINESS = actions.only('end-business');
export const toBuild = actions.maker('build', 'orbital');
export const DECLINE = actions.only('decline');
