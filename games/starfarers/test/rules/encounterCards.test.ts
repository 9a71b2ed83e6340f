import { describe, expect, it } from 'vitest';
import { conserved } from '../../src/conserved.ts';
import { ENCOUNTER_VERBS, ENCOUNTERS, type EncounterNode } from '../../src/content/index.ts';
import { HANDLERS } from '../../src/effects/index.ts';
import { gaining, giving, losing, meet, paying, taking } from '../encounters.ts';
import type { TestTable } from '../table.ts';

/**
 * Every branch of every card, played at one table: red (seat 0) has two cards of each kind, 3 fame rings and the ships 2 and 3;
 * one place beside his spaceport is free. Left of him sits seat 1, opposite seat 2, right of him seat 3.
 */
const LEFT = 1;
const OPPOSITE = 2;
const RIGHT = 3;
const DRIVES = [0, 2, 3, 4];
const CANNONS = [0, 3, 4, 5];
const RESOURCES = ['ore', 'fuel', 'carbon', 'food', 'goods'];

type Changes = Readonly<Record<string, unknown>>;
type Step = Parameters<TestTable['do']>[1];
type Result = { readonly answers?: readonly Step[]; readonly changes?: Changes };
type Upgrades = { readonly drive?: number; readonly cannon?: number; readonly 'freight-ring'?: number };
type Case = {
  readonly card: string;
  /** The way through the card's tree. */
  readonly branch: string;
  readonly answers: readonly Step[];
  readonly changes: Changes;
  readonly balls?: readonly number[];
  readonly upgrades?: Upgrades;
  /** Comparisons in the order in which they are made. */
  readonly against?: readonly (readonly [stat: string, seat: number])[];
  /** Cards met after this one. */
  readonly next?: readonly string[];
};

function table({
  card,
  next = [],
  balls = [],
  upgrades = {},
}: Pick<Case, 'card' | 'next' | 'balls' | 'upgrades'>): TestTable {
  const rival = (seat: number) => ({ drive: DRIVES[seat], cannon: CANNONS[seat] });
  return meet([card, ...next], {
    balls,
    state: {
      bank: Object.fromEntries(RESOURCES.map((kind) => [kind, 8])),
      seats: {
        0: {
          hand: Object.fromEntries(RESOURCES.map((kind) => [kind, 2])),
          fame: 3,
          upgrades: { drive: 1, cannon: 1, 'freight-ring': 1, ...upgrades },
          ships: {
            'transporter-2': { kind: 'colony-ship', at: 's201' },
            'transporter-3': { kind: 'trade-ship', at: 's192' },
          },
        },
        1: { hand: { ore: 1 }, upgrades: rival(1) },
        2: { hand: { fuel: 1 }, upgrades: rival(2) },
        3: { hand: {}, upgrades: rival(3) },
      },
    },
  });
}

type Described = { [key: string]: number | string | Described };

/** The table in short: `ore`, `fame`, `drive`, `transporter-1` for red, `ore of 1` for the others. */
function numbers(t: TestTable): Record<string, number | string> {
  const seats = (t.at('seats') as Described[]).flatMap((seat, i) => {
    const { hand, upgrades, fame, due, stations, cards, spaceports, colonies, ships } = seat as Record<
      string,
      Described
    >;
    const standing = Object.entries(ships).map(([id, ship]) => {
      const { kind, at } = ship as Described;
      return [id, `${kind} at ${at}`];
    });
    const lists = Object.entries({ stations, cards, spaceports, colonies }).map(([id, list]) => [id, `${list}`]);
    const all = [
      ...Object.entries(hand),
      ...Object.entries(upgrades),
      ['fame', fame],
      ['due', due],
      ...standing,
      ...lists,
    ];
    return all.map(([key, value]) => [i === 0 ? key : `${key} of ${i}`, value]);
  });
  const flight = t.at('flight') as Described;
  return Object.fromEntries([...seats, ['grounded', flight.grounded], ['ended', `${flight.ended}`]]);
}

function changesBetween(before: Record<string, number | string>, after: Record<string, number | string>): Changes {
  return Object.fromEntries(
    Object.entries(after).flatMap(([key, now]) => {
      const then = before[key];
      if (now === then) return [];
      return [[key, typeof now === 'number' ? now - Number(then) : now]];
    }),
  );
}

function together(...all: readonly (Changes | undefined)[]): Changes {
  const sum: Record<string, unknown> = {};
  for (const [key, value] of all.flatMap((changes) => Object.entries(changes ?? {}))) {
    sum[key] = typeof value === 'number' ? Number(sum[key] ?? 0) + value : value;
  }
  return Object.fromEntries(Object.entries(sum).filter(([, value]) => value !== 0));
}

/** The way through the first card, as the events told it. */
function branchPlayed(t: TestTable): string {
  const way: string[] = [];
  let cards = 0;
  let question = '';
  for (const event of t.history()) {
    if (event.event === 'encounter-read') {
      question = event.question;
      if (question !== 'attack-pirate') cards++;
    }
    if (cards !== 1) continue;
    if (event.event === 'cards-given' && (question === 'merchant' || question === 'travelers')) {
      way.push(`give ${event.cards.reduce((a, b) => a + b, 0)}`);
    }
    if (event.event === 'encounter-answered') way.push(event.yes ? 'yes' : 'no');
    if (event.event === 'compared') way.push(`${event.stat} ${event.own >= event.other ? 'won' : 'lost'}`);
    if (event.event === 'balls-drawn' && event.rule === 'SF-12.11')
      way.push(`balls ${event.balls[0] + event.balls[1]}`);
  }
  return way.join(', ');
}

/** All ways through a card, from its data. */
function branchesOf(nodes: readonly EncounterNode[], index: number, way: readonly string[] = []): string[] {
  if (index < 0) return [way.join(', ')];
  const node = nodes[index];
  const on = (next: number, ...step: string[]) => branchesOf(nodes, next, [...way, ...step]);
  switch (node.kind) {
    case 'give-cards':
      return node.next.flatMap((next, cards) => on(next, `give ${cards}`));
    case 'choose':
      return [...on(node.yes, 'yes'), ...on(node.no, 'no')];
    case 'compare':
      return [...on(node.atLeast, `${node.stat} won`), ...on(node.less, `${node.stat} lost`)];
    case 'balls':
      return [1, 2, 3, 4, 5].flatMap((sum) => on(node.next[sum], `balls ${sum}`));
    default:
      return on(node.next);
  }
}

const fame = (rings: number): Result => ({ changes: { fame: rings } });
const nothing: Result = {};
const any = (...kinds: string[]): Result => ({
  answers: kinds.map(taking),
  changes: together(...kinds.map((kind) => ({ [kind]: 1 }))),
});
const fixed = (kind: string, cards: number): Result => ({ changes: { [kind]: cards } });
const ground: Result = { changes: { grounded: 'transporter-2' } };
const gainsDrive: Result = { answers: [gaining('drive')], changes: { drive: 1 } };
const losesRing: Result = { answers: [losing('freight-ring')], changes: { 'freight-ring': -1 } };
/** The only free point and transporter. */
const tradeShip: Result = {
  answers: [{ do: 'place-trade-ship' }],
  changes: { 'transporter-1': 'trade-ship at s210' },
};
const jump: Result = {
  answers: [{ do: 'jump', to: 's170' }],
  changes: { 'transporter-2': 'colony-ship at s170', ended: 'transporter-2' },
};
/** One card from everybody who has one. */
const raid: Result = { changes: { ore: 1, 'ore of 1': -1, fuel: 1, 'fuel of 2': -1 } };
const both = (...results: Result[]): Result => ({
  answers: results.flatMap(({ answers = [] }) => answers),
  changes: together(...results.map(({ changes }) => changes)),
});

const GIFTS = [{}, { ore: 1 }, { ore: 1, fuel: 1 }, { ore: 1, fuel: 1, carbon: 1 }];
const given = (cards: number): Changes => together(...Object.keys(GIFTS[cards]).map((kind) => ({ [kind]: -1 })));

const gifts = (card: string, ...results: [Result, Result, Result, Result]): Case[] =>
  results.map(({ answers = [], changes }, cards) => ({
    card,
    branch: `give ${cards}`,
    answers: [...giving(GIFTS[cards]), ...answers],
    changes: together(given(cards), changes),
  }));

/** Both draw 3; equal cannons or drives are enough, one less is not. */
const EQUAL_BALLS = [1, 2, 2, 1];
type Contest = Required<Pick<Case, 'balls' | 'upgrades' | 'against'>>;
const contest = (stat: 'combat' | 'speed', seat: number, won: boolean): Contest => ({
  balls: EQUAL_BALLS,
  upgrades: stat === 'combat' ? { cannon: CANNONS[seat] - (won ? 0 : 1) } : { drive: DRIVES[seat] - (won ? 0 : 1) },
  against: [[stat, seat]],
});

function contests(card: string, stat: 'combat' | 'speed', seat: number, ways: Record<'won' | 'lost', Result>) {
  return (first: string, before: readonly Step[], paid: Changes = {}): Case[] =>
    (['won', 'lost'] as const).map((end) => ({
      card,
      branch: `${first}, ${stat} ${end}`,
      answers: [...before, ...(ways[end].answers ?? [])],
      changes: together(paid, ways[end].changes),
      ...contest(stat, seat, end === 'won'),
    }));
}

const disguised = (card: string, seat: number): Case[] =>
  [0, 1, 2, 3].flatMap((cards) => {
    const first = `give ${cards}`;
    const gift = giving(GIFTS[cards]);
    const returned = together(...Object.keys(GIFTS[cards]).map((kind) => ({ [kind]: 1 })));
    const won = both({ changes: returned }, fame(1));
    return [
      ...contests(card, 'combat', seat, { won, lost: ground })(`${first}, yes`, [...gift, 'yes'], given(cards)),
      { card, branch: `${first}, no`, answers: [...gift, 'no'], changes: given(cards) },
    ];
  });

const demand = (card: string, seat: number, paid: Result, won: Result, lost: Result): Case[] => [
  {
    card,
    branch: 'yes',
    answers: ['yes', paying({ goods: 2 }), ...(paid.answers ?? [])],
    changes: together({ goods: -2 }, paid.changes),
  },
  ...contests(card, 'combat', seat, { won, lost })('no', ['no']),
];

const BALLS: Readonly<Record<number, readonly number[]>> = { 1: [0, 1], 2: [2, 0], 3: [3, 0], 4: [3, 1], 5: [2, 3] };
const sums = (card: string, before: readonly Step[], paid: Changes, low: Result, three: Result, high: Result): Case[] =>
  [low, low, three, high, high].map(({ changes }, i) => ({
    card,
    branch: `yes, balls ${i + 1}`,
    answers: before,
    balls: BALLS[i + 1],
    changes: together(paid, changes),
  }));

const answeredNo = (card: string, { answers = [], changes = {} }: Result): Case => ({
  card,
  branch: 'no',
  answers: ['no', ...answers],
  changes,
});

const EXCHANGE = ['yes', paying({ goods: 1 }), taking('ore'), taking('ore')];
const takenBack: Result = { changes: { ore: -2 } };
const fence = (card: string, low: Result, three: Result, high: Result, no: Result): Case[] => [
  ...sums(card, EXCHANGE, { goods: -1, ore: 2 }, low, three, high),
  answeredNo(card, no),
];
const hired = (card: string, low: Result, three: Result, high: Result, no: Result): Case[] => [
  ...sums(card, ['yes', paying({ goods: 1 })], { goods: -1 }, low, three, high),
  answeredNo(card, no),
];

const attack = (card: string, seat: number, won: Result, lost: Result): Case[] => [
  {
    card,
    branch: 'yes, drives won',
    answers: ['yes'],
    changes: {},
    upgrades: { drive: DRIVES[seat] },
    against: [['drives', seat]],
  },
  ...contests(card, 'combat', seat, { won, lost })('yes, drives lost', ['yes']).map((fight) => ({
    ...fight,
    upgrades: { ...fight.upgrades, drive: DRIVES[seat] - 1 },
    against: [['drives', seat] as const, ...(fight.against ?? [])],
  })),
  ...contests(card, 'combat', seat, { won, lost })('no', ['no']),
];

const help = (card: string, stat: 'combat' | 'speed', seat: number, won: Result, lost: Result, no: Result): Case[] => [
  ...contests(card, stat, seat, { won, lost })('yes', ['yes']),
  answeredNo(card, no),
];

/** "No" brings another card: here the Travelers of enc-29, who get nothing and do nothing. */
const distortion = (card: string, seat: number, lost: Result): Case[] => [
  ...contests(card, 'speed', seat, { won: jump, lost })('yes', ['yes']),
  { ...answeredNo(card, { answers: giving() }), next: ['enc-29'] },
];

const CASES: readonly Case[] = [
  ...gifts(
    'enc-01',
    { changes: { ore: 1, 'ore of 1': -1, fuel: 1, 'fuel of 2': -1, fame: -2 } },
    both(fixed('food', 1), fame(-1)),
    both(any('goods'), fame(1)),
    both(any('food', 'goods'), fame(1)),
  ),
  ...gifts('enc-02', fame(-1), any('goods'), both(any('ore'), fame(1)), both(gainsDrive, fame(1))),
  ...gifts('enc-03', fame(-1), nothing, fame(1), both(fixed('goods', 1), fame(1))),
  ...gifts('enc-04', fixed('goods', 1), both(any('carbon'), fame(1)), both(any('goods', 'goods'), fame(1)), {
    changes: { ore: 1, fuel: 1, carbon: 1 },
  }),
  ...gifts('enc-05', both(ground, fame(-1)), fame(-1), both(any('food'), fame(1)), tradeShip),
  ...gifts('enc-06', both(ground, fame(-1)), fame(-1), both(any('food'), fame(1)), tradeShip),
  ...disguised('enc-07', RIGHT),
  ...disguised('enc-08', LEFT),
  ...demand('enc-09', RIGHT, nothing, tradeShip, both(losesRing, fame(1))),
  ...demand('enc-10', OPPOSITE, nothing, both(fixed('carbon', 2), fame(1)), both(ground, fame(1))),
  ...demand('enc-11', LEFT, ground, both(fixed('ore', 2), fame(1)), losesRing),
  ...fence('enc-12', fame(-1), both(takenBack, fame(-1)), nothing, fame(1)),
  ...fence('enc-13', nothing, both(takenBack, fame(-1)), fame(-1), nothing),
  ...hired('enc-14', fame(-1), both(raid, fame(-1)), raid, fame(1)),
  ...hired('enc-15', raid, both(raid, fame(-1)), fame(-1), nothing),
  ...attack('enc-16', RIGHT, both(gainsDrive, fame(1)), losesRing),
  ...attack('enc-17', OPPOSITE, both(fixed('ore', 2), fame(1)), both(losesRing, fame(1))),
  ...attack('enc-18', LEFT, tradeShip, ground),
  ...help('enc-19', 'speed', OPPOSITE, tradeShip, losesRing, nothing),
  ...help('enc-20', 'speed', LEFT, both(fame(1), raid), both(losesRing, fame(1)), fame(-1)),
  ...help('enc-21', 'speed', RIGHT, both(gainsDrive, fame(1)), losesRing, fame(-1)),
  ...help('enc-22', 'combat', OPPOSITE, both(fixed('goods', 2), fame(1)), ground, nothing),
  ...help('enc-23', 'combat', RIGHT, both(any('ore', 'food'), fame(1)), both(losesRing, fame(1)), fame(-1)),
  ...help('enc-24', 'combat', LEFT, both(jump, fame(1)), both(ground, fame(1)), fame(-1)),
  ...distortion('enc-25', LEFT, ground),
  ...distortion('enc-26', RIGHT, ground),
  ...distortion('enc-27', OPPOSITE, losesRing),
  ...gifts('enc-28', both(losesRing, fame(-1)), fame(1), jump, jump),
  ...gifts('enc-29', nothing, fame(1), fame(1), tradeShip),
  ...gifts('enc-30', fame(-1), fame(-1), fame(1), both(jump, fame(1))),
  {
    card: 'enc-31',
    branch: '',
    answers: [losing('cannon'), ...giving()],
    upgrades: { drive: 4, cannon: 5, 'freight-ring': 0 },
    // Seat 3 has 9 upgrades as well, the others have fewer.
    changes: { cannon: -1, 'drive of 3': -1 },
    next: ['enc-29'],
  },
  {
    card: 'enc-32',
    branch: '',
    answers: [losing('cannon'), ...giving()],
    upgrades: { drive: 2, cannon: 4, 'freight-ring': 1 },
    changes: { cannon: -1, fame: 1, 'drive of 2': -1, 'drive of 3': -1 },
    next: ['enc-29'],
  },
];

/** What the others are asked on the way: everybody gives his only card, and loses a drive. */
function othersAnswer(t: TestTable): void {
  for (const seat of [1, 2, 3]) {
    if (t.asked(seat) === 'give-card') t.do(seat, t.options(seat)[0]);
    if (t.asked(seat) === 'lose-upgrade') t.do(seat, losing('drive'));
  }
}

function play(one: Case): { t: TestTable; before: ReturnType<typeof numbers>; kept: ReturnType<typeof conserved> } {
  const t = table(one);
  const before = numbers(t);
  const kept = conserved(t.state);
  for (const answer of one.answers) {
    if (t.asked(0) === undefined) othersAnswer(t);
    t.do(0, answer);
    othersAnswer(t);
  }
  return { t, before, kept };
}

describe('SF-12.1: every branch of every card', () => {
  for (const one of CASES) {
    it(`${one.card}${one.branch === '' ? '' : `: ${one.branch}`}`, () => {
      const { t, before, kept } = play(one);
      expect(branchPlayed(t)).toBe(one.branch);
      expect(changesBetween(before, numbers(t))).toEqual(one.changes);
      const compared = t.history('compared').map((event) => event.event === 'compared' && [event.stat, event.opponent]);
      expect(compared).toEqual(one.against ?? []);
      expect(conserved(t.state)).toEqual(kept);
      expect(t.asked(0)).toBe('flight');
      const drives = t.at('seats.0.upgrades.drive') as number;
      expect(t.history('speed-set').at(-1)).toMatchObject({ speed: 3 + drives });
      expect(t.at('encounter')).toBe('none');
    });
  }

  it('SF-12.1: the cases are all branches that the cards have', () => {
    const all = ENCOUNTERS.flatMap(({ id, nodes }) => branchesOf(nodes, 0).map((branch) => `${id}: ${branch}`));
    expect(CASES.map(({ card, branch }) => `${card}: ${branch}`).sort()).toEqual(all.sort());
  });

  it('SF-12.26: every verb stands on a card, and has a handler', () => {
    const used = ENCOUNTERS.flatMap(({ nodes }) =>
      nodes.flatMap((node) => (node.kind === 'effects' ? node.effects.map((effect) => effect.do) : [])),
    );
    expect(new Set(used)).toEqual(new Set(ENCOUNTER_VERBS));
    expect(new Set([...Object.keys(HANDLERS), 'new-encounter'])).toEqual(new Set(ENCOUNTER_VERBS));
  });
});
