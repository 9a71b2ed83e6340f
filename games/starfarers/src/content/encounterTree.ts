/**
 * The vocabulary of the encounter cards (Begegnungskarten). A card is a small decision tree. Its nodes are numbered from
 * 0, the root, in reading order, and name each other by number: a running encounter is (card, node), two integers.
 */

/** SF-12.3: who plays the other side, by places in turn order from the acting player. */
export const OPPONENTS = ['left', 'right', 'second-left', 'second-right'] as const;
export type Opponent = (typeof OPPONENTS)[number];
export const OPPONENT_PLACES: Readonly<Record<Opponent, number>> = Object.freeze({
  left: 1,
  right: -1,
  'second-left': 2,
  'second-right': -2,
});

/** SF-12.8, SF-12.9: balls and cannons, balls and drives, or drives alone; card bonuses count in all three. */
export const STATS = ['combat', 'speed', 'drives'] as const;
export type Stat = (typeof STATS)[number];

export const THEMES = [
  'merchant',
  'merchant-pirate',
  'pirate-demand',
  'pirate-fence',
  'pirate-raid',
  'pirate-attack',
  'distress-call',
  'attacked-ship',
  'space-distortion',
  'travelers',
  'wear-and-tear',
] as const;
export type Theme = (typeof THEMES)[number];

/** SF-12.28: what is read aloud. A disguised pirate opens like a merchant; wear and tear announces itself and asks nothing. */
export const QUESTIONS = [
  'merchant',
  'attack-pirate',
  'pirate-demand',
  'pirate-fence',
  'pirate-raid',
  'pirate-attack',
  'distress-call',
  'attacked-ship',
  'space-distortion',
  'travelers',
  'wear-and-tear',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** One step of a result, carried out in the listed order (SF-12.26). */
export type EncounterEffect =
  /** SF-21: gains fame rings, or loses them if negative. */
  | { readonly do: 'fame'; readonly rings: number }
  /** SF-12.7 */
  | { readonly do: 'gain'; readonly resource: number; readonly cards: number }
  | { readonly do: 'gain-any'; readonly cards: number }
  /** SF-12.17 */
  | { readonly do: 'gain-upgrade' }
  | { readonly do: 'lose-upgrade' }
  /** SF-12.13, SF-12.29 */
  | { readonly do: 'ground-first-ship' }
  /** SF-12.14, SF-12.15, SF-12.31 */
  | { readonly do: 'grant-trade-ship' }
  /** SF-12.16, SF-12.30 */
  | { readonly do: 'space-jump' }
  /** SF-12.18 */
  | { readonly do: 'draw-from-each' }
  /** SF-12.18, SF-12.33 */
  | { readonly do: 'each-gives' }
  /** SF-12.20 */
  | { readonly do: 'return-gift' }
  /** SF-12.19, SF-12.34 */
  | { readonly do: 'exchange'; readonly give: number; readonly take: number }
  | { readonly do: 'return-exchanged' }
  /** SF-12.23, SF-12.24, SF-12.36 */
  | { readonly do: 'new-encounter' }
  /** SF-12.21, SF-12.27: every player with more upgrades than this removes one. */
  | { readonly do: 'wear'; readonly above: number }
  /** SF-12.22 */
  | { readonly do: 'fame-to-most-freight-rings' }
  /** SF-12.23 */
  | { readonly do: 'reshuffle' };
export type EncounterVerb = EncounterEffect['do'];

export const ENCOUNTER_VERBS = [
  'fame',
  'gain',
  'gain-any',
  'gain-upgrade',
  'lose-upgrade',
  'ground-first-ship',
  'grant-trade-ship',
  'space-jump',
  'draw-from-each',
  'each-gives',
  'return-gift',
  'exchange',
  'return-exchanged',
  'new-encounter',
  'wear',
  'fame-to-most-freight-rings',
  'reshuffle',
] as const satisfies readonly EncounterVerb[];

/** The player names a number of cards and gives them to the bank; `next[number]` follows. */
export type GiveCardsNode = {
  readonly kind: 'give-cards';
  readonly index: number;
  readonly question: Question;
  readonly next: readonly number[];
};
/** The player says yes or no; yes is offered only with `needsCards` cards in hand (SF-12.5). */
export type ChooseNode = {
  readonly kind: 'choose';
  readonly index: number;
  readonly question: Question;
  readonly needsCards: number;
  readonly yes: number;
  readonly no: number;
};
/** The player pays so many cards of his choice to the bank. */
export type PayNode = {
  readonly kind: 'pay';
  readonly index: number;
  readonly cards: number;
  readonly next: number;
};
/** The acting player against an opponent: `atLeast` follows if he is equal or higher. */
export type CompareNode = {
  readonly kind: 'compare';
  readonly index: number;
  readonly stat: Stat;
  readonly opponent: Opponent;
  readonly atLeast: number;
  readonly less: number;
};
/** SF-12.11: the acting player draws two balls; `next[sum]` follows, for sums from 1 to 5 (0 cannot be: -1). */
export type BallsNode = {
  readonly kind: 'balls';
  readonly index: number;
  readonly next: readonly number[];
};
/** Effects in the listed order, then the node `next`, or the end of the card if it is -1. */
export type EffectsNode = {
  readonly kind: 'effects';
  readonly index: number;
  readonly effects: readonly EncounterEffect[];
  readonly next: number;
};
export type EncounterNode = GiveCardsNode | ChooseNode | PayNode | CompareNode | BallsNode | EffectsNode;

/** Appends itself and all below it to the nodes of a card, and tells its number. */
export type Tree = (nodes: EncounterNode[]) => number;

function node(build: (index: number, below: (tree: Tree) => number) => EncounterNode): Tree {
  return (nodes) => {
    const index = nodes.length++;
    nodes[index] = build(index, (tree) => tree(nodes));
    return index;
  };
}

/** One branch for each number of cards from 0 on. */
export const giveCards = (question: Question, ...branches: Tree[]): Tree =>
  node((index, below) => ({ kind: 'give-cards', index, question, next: branches.map(below) }));

/** The same branch whatever is given, from 0 to `most` cards. */
export const giveAnyCards = (question: Question, most: number, branch: Tree): Tree =>
  node((index, below) => ({ kind: 'give-cards', index, question, next: Array(most + 1).fill(below(branch)) }));

export const choose = (question: Question, { yes, no, needsCards = 0 }: { yes: Tree; no: Tree; needsCards?: number }) =>
  node((index, below) => ({ kind: 'choose', index, question, needsCards, yes: below(yes), no: below(no) }));

export const pay = (cards: number, then: Tree): Tree =>
  node((index, below) => ({ kind: 'pay', index, cards, next: below(then) }));

export const compare = (stat: Stat, opponent: Opponent, atLeast: Tree, less: Tree): Tree =>
  node((index, below) => ({ kind: 'compare', index, stat, opponent, atLeast: below(atLeast), less: below(less) }));

/** The three groups of sums that occur on the cards: 1 or 2, 3, 4 or 5. */
export const balls = (low: Tree, middle: Tree, high: Tree): Tree =>
  node((index, below) => {
    const [l, m, h] = [low, middle, high].map(below);
    return { kind: 'balls', index, next: [-1, l, l, m, h, h] };
  });

export const effects = (...list: EncounterEffect[]): Tree =>
  node((index) => ({ kind: 'effects', index, effects: list, next: -1 }));

export const effectsThen = (effect: EncounterEffect, then: Tree): Tree =>
  node((index, below) => ({ kind: 'effects', index, effects: [effect], next: below(then) }));
