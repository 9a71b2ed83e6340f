import {
  balls,
  choose,
  compare,
  type EncounterEffect,
  type EncounterNode,
  effects,
  effectsThen,
  giveAnyCards,
  giveCards,
  type Opponent,
  pay,
  type Question,
  type Theme,
  type Tree,
} from './encounterTree.ts';
import { CARBON, FOOD, GOODS, ORE } from './resources.ts';
import { frozen } from './tables.ts';

export {
  type BallsNode,
  type ChooseNode,
  type CompareNode,
  type EffectsNode,
  ENCOUNTER_VERBS,
  type EncounterEffect,
  type EncounterNode,
  type EncounterVerb,
  type GiveCardsNode,
  OPPONENT_PLACES,
  OPPONENTS,
  type Opponent,
  type PayNode,
  QUESTIONS,
  type Question,
  STATS,
  type Stat,
  THEMES,
  type Theme,
} from './encounterTree.ts';

export type Encounter = {
  readonly id: string;
  readonly theme: Theme;
  /** SF-12.28: what is read first, the same for all cards that must not be told apart. */
  readonly opening: Question;
  /** The tree, the root first; `nodes[n].index === n`. */
  readonly nodes: readonly EncounterNode[];
};

const fame = (rings: number): EncounterEffect => ({ do: 'fame', rings });
const gain = (resource: number, cards: number): EncounterEffect => ({ do: 'gain', resource, cards });
const gainAny = (cards: number): EncounterEffect => ({ do: 'gain-any', cards });
const wear = (above: number): EncounterEffect => ({ do: 'wear', above });
const gainUpgrade: EncounterEffect = { do: 'gain-upgrade' };
const loseUpgrade: EncounterEffect = { do: 'lose-upgrade' };
const ground: EncounterEffect = { do: 'ground-first-ship' };
const tradeShip: EncounterEffect = { do: 'grant-trade-ship' };
const spaceJump: EncounterEffect = { do: 'space-jump' };
const raid: EncounterEffect = { do: 'draw-from-each' };
const eachGives: EncounterEffect = { do: 'each-gives' };
const returnGift: EncounterEffect = { do: 'return-gift' };
const exchange: EncounterEffect = { do: 'exchange', give: 1, take: 2 };
const returnExchanged: EncounterEffect = { do: 'return-exchanged' };
const newEncounter: EncounterEffect = { do: 'new-encounter' };
const fameToMostFreightRings: EncounterEffect = { do: 'fame-to-most-freight-rings' };
const reshuffle: EncounterEffect = { do: 'reshuffle' };
const nothing = effects();

type Draft = { theme: Theme; opening: Question; tree: Tree };

/** Results for 0, 1, 2 and 3 cards given. */
const merchant = (...given: [Tree, Tree, Tree, Tree]): Draft => ({
  theme: 'merchant',
  opening: 'merchant',
  tree: giveCards('merchant', ...given),
});

const travelers = (...given: [Tree, Tree, Tree, Tree]): Draft => ({
  theme: 'travelers',
  opening: 'travelers',
  tree: giveCards('travelers', ...given),
});

const merchantPirate = (opponent: Opponent, won: Tree, lost: Tree): Draft => {
  const attack = choose('attack-pirate', { yes: compare('combat', opponent, won, lost), no: nothing });
  return { theme: 'merchant-pirate', opening: 'merchant', tree: giveAnyCards('merchant', 3, attack) };
};

const asking = (
  theme: Exclude<Theme, 'merchant-pirate'>,
  answers: { yes: Tree; no: Tree; needsCards?: number },
): Draft => ({
  theme,
  opening: theme,
  tree: choose(theme, answers),
});

const pirateDemand = (paid: Tree, opponent: Opponent, won: Tree, lost: Tree): Draft =>
  asking('pirate-demand', { needsCards: 2, yes: pay(2, paid), no: compare('combat', opponent, won, lost) });

const pirateFence = (result: Tree, no: Tree): Draft =>
  asking('pirate-fence', { needsCards: 1, yes: effectsThen(exchange, result), no });

const pirateRaid = (result: Tree, no: Tree): Draft => asking('pirate-raid', { needsCards: 1, yes: pay(1, result), no });

/** Escape needs as many drives; whoever does not escape fights like one who did not try. */
const pirateAttack = (opponent: Opponent, won: Tree, lost: Tree): Draft => {
  const fight = compare('combat', opponent, won, lost);
  return asking('pirate-attack', { yes: compare('drives', opponent, nothing, fight), no: fight });
};

const distressCall = (opponent: Opponent, won: Tree, lost: Tree, no: Tree): Draft =>
  asking('distress-call', { yes: compare('speed', opponent, won, lost), no });

const attackedShip = (opponent: Opponent, won: Tree, lost: Tree, no: Tree): Draft =>
  asking('attacked-ship', { yes: compare('combat', opponent, won, lost), no });

const spaceDistortion = (opponent: Opponent, lost: Tree): Draft =>
  asking('space-distortion', { yes: compare('speed', opponent, effects(spaceJump), lost), no: effects(newEncounter) });

const wearAndTear = (...steps: EncounterEffect[]): Draft => ({
  theme: 'wear-and-tear',
  opening: 'wear-and-tear',
  tree: effects(...steps, reshuffle, newEncounter),
});

/** SF-1.12 */
const DRAFTS: Readonly<Record<string, Draft>> = {
  'enc-01': merchant(
    effects(eachGives, fame(-2)),
    effects(gain(FOOD, 1), fame(-1)),
    effects(gainAny(1), fame(1)),
    effects(gainAny(2), fame(1)),
  ),
  'enc-02': merchant(
    effects(fame(-1)),
    effects(gainAny(1)),
    effects(gainAny(1), fame(1)),
    effects(gainUpgrade, fame(1)),
  ),
  'enc-03': merchant(effects(fame(-1)), nothing, effects(fame(1)), effects(gain(GOODS, 1), fame(1))),
  'enc-04': merchant(
    effects(gain(GOODS, 1)),
    effects(gainAny(1), fame(1)),
    effects(gainAny(2), fame(1)),
    effects(returnGift),
  ),
  'enc-05': merchant(effects(ground, fame(-1)), effects(fame(-1)), effects(gainAny(1), fame(1)), effects(tradeShip)),
  'enc-06': merchant(effects(ground, fame(-1)), effects(fame(-1)), effects(gainAny(1), fame(1)), effects(tradeShip)),
  'enc-07': merchantPirate('right', effects(returnGift, fame(1)), effects(ground)),
  'enc-08': merchantPirate('left', effects(returnGift, fame(1)), effects(ground)),
  'enc-09': pirateDemand(nothing, 'right', effects(tradeShip), effects(loseUpgrade, fame(1))),
  'enc-10': pirateDemand(nothing, 'second-right', effects(gain(CARBON, 2), fame(1)), effects(ground, fame(1))),
  'enc-11': pirateDemand(effects(ground), 'left', effects(gain(ORE, 2), fame(1)), effects(loseUpgrade)),
  'enc-12': pirateFence(balls(effects(fame(-1)), effects(returnExchanged, fame(-1)), nothing), effects(fame(1))),
  'enc-13': pirateFence(balls(nothing, effects(returnExchanged, fame(-1)), effects(fame(-1))), nothing),
  'enc-14': pirateRaid(balls(effects(fame(-1)), effects(raid, fame(-1)), effects(raid)), effects(fame(1))),
  'enc-15': pirateRaid(balls(effects(raid), effects(raid, fame(-1)), effects(fame(-1))), nothing),
  'enc-16': pirateAttack('right', effects(gainUpgrade, fame(1)), effects(loseUpgrade)),
  'enc-17': pirateAttack('second-left', effects(gain(ORE, 2), fame(1)), effects(loseUpgrade, fame(1))),
  'enc-18': pirateAttack('left', effects(tradeShip), effects(ground)),
  'enc-19': distressCall('second-right', effects(tradeShip), effects(loseUpgrade), nothing),
  'enc-20': distressCall('left', effects(fame(1), raid), effects(loseUpgrade, fame(1)), effects(fame(-1))),
  'enc-21': distressCall('right', effects(gainUpgrade, fame(1)), effects(loseUpgrade), effects(fame(-1))),
  'enc-22': attackedShip('second-right', effects(gain(GOODS, 2), fame(1)), effects(ground), nothing),
  'enc-23': attackedShip('right', effects(gainAny(2), fame(1)), effects(loseUpgrade, fame(1)), effects(fame(-1))),
  'enc-24': attackedShip('left', effects(spaceJump, fame(1)), effects(ground, fame(1)), effects(fame(-1))),
  'enc-25': spaceDistortion('left', effects(ground)),
  'enc-26': spaceDistortion('right', effects(ground)),
  'enc-27': spaceDistortion('second-right', effects(loseUpgrade)),
  'enc-28': travelers(effects(loseUpgrade, fame(-1)), effects(fame(1)), effects(spaceJump), effects(spaceJump)),
  'enc-29': travelers(nothing, effects(fame(1)), effects(fame(1)), effects(tradeShip)),
  'enc-30': travelers(effects(fame(-1)), effects(fame(-1)), effects(fame(1)), effects(spaceJump, fame(1))),
  'enc-31': wearAndTear(wear(8)),
  'enc-32': wearAndTear(wear(6), fameToMostFreightRings),
};

export const ENCOUNTERS: readonly Encounter[] = frozen(
  Object.entries(DRAFTS).map(([id, { theme, opening, tree }]) => {
    const nodes: EncounterNode[] = [];
    tree(nodes);
    return { id, theme, opening, nodes };
  }),
);
export const ENCOUNTER_INDEX: ReadonlyMap<string, number> = new Map(ENCOUNTERS.map(({ id }, i) => [id, i]));
