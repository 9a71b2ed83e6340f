import { Random, SPECTATOR } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { ENCOUNTERS } from '../../src/content/index.ts';
import { giving, meet, paying, taking } from '../encounters.ts';
import type { TestTable } from '../table.ts';

type Step = Parameters<TestTable['do']>[1];
type Setting = NonNullable<Parameters<typeof meet>[1]>;

const VIEWERS = [SPECTATOR, 0, 1, 2, 3];
const PLENTY: Setting = {
  state: {
    seats: {
      0: { hand: { ore: 2, food: 2 }, fame: 3, upgrades: { drive: 1, cannon: 1, 'freight-ring': 1 } },
      1: { hand: { ore: 1 }, upgrades: { drive: 3, cannon: 3 } },
      3: { hand: { goods: 2 }, upgrades: { drive: 3, cannon: 3 } },
    },
  },
};

/** Everything that reaches anybody, as it goes over the wire: views, open decisions and history. */
const all = (t: TestTable) =>
  VIEWERS.map((viewer) =>
    JSON.stringify([
      t.match.view(viewer),
      t.match.decisions(viewer),
      t.match.history(viewer),
      t.match.lastEvents(viewer),
    ]),
  );
/** What bots may hold: a deal of their own, from the same luck. */
const dealt = (t: TestTable) =>
  [0, 1, 2, 3].map((seat) => JSON.stringify(t.match.simulator(seat).fork(Random.fromSeed('a bot')).state));
const refusals = (t: TestTable, steps: readonly Step[]) => steps.map((step) => t.refusal(0, step));

const played = (card: string, steps: readonly Step[], setting: Setting = PLENTY) => meet(card, setting).do(0, ...steps);

function alike(cards: readonly string[], steps: readonly Step[] = [], setting: Setting = PLENTY): void {
  const [first, ...others] = cards.map((card) => played(card, steps, setting));
  for (const other of others) {
    expect(all(other)).toEqual(all(first));
    expect(dealt(other)).toEqual(dealt(first));
    const wrong = [{ do: 'give', cards: 3 }, 'yes', 'no', 'end-turn', taking('ore'), 'decline'];
    const tried = (t: TestTable) =>
      refusals(
        t,
        wrong.filter((step) => !answers(t).includes(JSON.stringify(step))),
      );
    expect(tried(other)).toEqual(tried(first));
    expect(all(other)).toEqual(all(first));
  }
}
const answers = (t: TestTable) => t.options(0).flatMap((option) => [JSON.stringify(option), JSON.stringify(option.do)]);

const MERCHANTS = ['enc-01', 'enc-02', 'enc-03', 'enc-04', 'enc-05', 'enc-06', 'enc-07', 'enc-08'];

describe('SF-12: what nobody may know of a card', () => {
  it('SF-12.28: enc-01 to 08 ask the same first question', () => {
    alike(MERCHANTS);
  });

  it('SF-12.28: they cannot be told apart while the gift is being chosen', () => {
    for (const cards of [1, 2, 3]) alike(MERCHANTS, [{ do: 'give', cards }]);
  });

  it('SF-12.28: neither without a card in hand', () => {
    alike(MERCHANTS, [], { state: { seats: { 1: { hand: { ore: 1 } } } } });
  });

  it('SF-12.28: the pirates of enc-07 and 08 cannot be told apart until the fight, and never if there is none', () => {
    for (const gift of [{}, { ore: 1 }, { ore: 1, food: 2 }]) {
      alike(['enc-07', 'enc-08'], giving(gift));
      alike(['enc-07', 'enc-08'], [...giving(gift), 'no']);
    }
    const fought = ['enc-07', 'enc-08'].map((card) =>
      all(played(card, [...giving(), 'yes'], { ...PLENTY, balls: [1, 2, 1, 2] })),
    );
    expect(fought[0]).not.toEqual(fought[1]);
  });

  it('SF-12.28: cards with the same result stay alike after it, those with another one do not', () => {
    alike(['enc-05', 'enc-06'], giving());
    alike(['enc-02', 'enc-03'], giving());
    alike(['enc-01', 'enc-02'], giving({ ore: 2 }));
    alike(['enc-01', 'enc-02'], [...giving({ ore: 2 }), taking('ore')]);
    const [first, second] = ['enc-02', 'enc-05'].map((card) => all(played(card, giving())));
    expect(first).not.toEqual(second);
  });

  const groups = Map.groupBy(ENCOUNTERS, ({ opening }) => opening);
  for (const [question, cards] of groups) {
    if (question === 'wear-and-tear') continue;
    it(`SF-12.2: every view shows only the question "${question}", whatever the card`, () => {
      alike(cards.map(({ id }) => id));
      const t = meet(cards[0].id, PLENTY);
      for (const viewer of VIEWERS) {
        const { state } = t.match.view(viewer);
        expect(state.encounter).toMatchObject([{ question }]);
        expect(state.node).toBeUndefined();
        expect(state.path).toEqual([]);
        expect(state.deck).toBe(31);
      }
    });
  }

  it('SF-12.2: the groups are the eleven kinds of encounters, the disguised pirate among the merchants', () => {
    expect([...groups].map(([question, cards]) => [question, cards.length])).toEqual([
      ['merchant', 8],
      ['pirate-demand', 3],
      ['pirate-fence', 2],
      ['pirate-raid', 2],
      ['pirate-attack', 3],
      ['distress-call', 3],
      ['attacked-ship', 3],
      ['space-distortion', 3],
      ['travelers', 3],
      ['wear-and-tear', 2],
    ]);
  });

  it('SF-12.28: after the answer, too, until a result is read', () => {
    alike(['enc-09', 'enc-10', 'enc-11'], ['yes']);
    alike(['enc-09', 'enc-10'], ['yes', paying({ ore: 2 })]);
    alike(['enc-12', 'enc-13'], ['yes']);
    alike(['enc-12', 'enc-13'], ['yes', paying({ ore: 1 })]);
    alike(['enc-12', 'enc-13'], ['yes', paying({ ore: 1 }), taking('food')]);
    alike(['enc-14', 'enc-15'], ['yes']);
    for (const cards of [1, 2, 3]) alike(['enc-28', 'enc-29', 'enc-30'], [{ do: 'give', cards }]);
  });

  it('SF-12.28: a new card after "no" is as unknown as the first one', () => {
    const [first, ...others] = MERCHANTS.map((card) => meet(['enc-25', card], PLENTY).do(0, 'no'));
    for (const other of others) expect(all(other)).toEqual(all(first));
  });

  it('SF-12.2: no event and no view names a card, in a whole game of encounters', () => {
    for (const { id } of ENCOUNTERS) {
      const t = meet([id, 'enc-03'], PLENTY);
      for (let i = 0; i < 20 && t.asked(0) !== 'flight'; i++) {
        const { seat } = t.match.next();
        t.match.take(seat, t.match.fallback(seat));
      }
      for (const sight of all(t)) expect(sight).not.toMatch(/enc-\d|merchant-pirate/);
    }
  });

  it('SF-12.2: the result is shown step by step, no further than it is carried out', () => {
    const shown = (t: TestTable) => VIEWERS.map((viewer) => t.match.view(viewer).state.encounter as object[]);
    const asked = { kind: 'give-cards', question: 'merchant', cards: 3 };
    const pirate = meet('enc-07', PLENTY).do(0, ...giving({ ore: 1 }));
    for (const reading of shown(pirate)) {
      expect(reading).toEqual([asked, { kind: 'choose', question: 'attack-pirate', cards: 0 }]);
    }
    const merchant = meet('enc-01', PLENTY).do(0, ...giving({ ore: 1, food: 2 }), taking('ore'));
    for (const reading of shown(merchant)) {
      expect(reading).toEqual([asked, { kind: 'effects', effects: [{ do: 'gain-any', cards: 2 }] }]);
    }
    for (const reading of shown(merchant.do(0, taking('ore')))) expect(reading).toEqual([]);
    const travelers = meet('enc-30', PLENTY).do(0, ...giving({ ore: 1, food: 2 }));
    const jump = { kind: 'effects', effects: [{ do: 'space-jump' }] };
    for (const reading of shown(travelers)) expect(reading).toEqual([{ ...asked, question: 'travelers' }, jump]);
    const lastStep = meet('enc-28', PLENTY).do(0, ...giving({ ore: 1, food: 2 }));
    for (const reading of shown(lastStep)) expect(reading).toEqual([{ ...asked, question: 'travelers' }, jump]);
  });

  it('SF-12.1: an answer cannot be taken back once the result has been read', () => {
    const t = meet('enc-29', PLENTY).do(0, { do: 'give', cards: 1 });
    expect(t.refusal(0, 'undo')).toBe('allowed');
    t.do(0, ...giving({ ore: 1 }));
    expect(t.refusal(0, 'undo')).toBe('already-revealed');
    const no = meet('enc-13', PLENTY).do(0, 'no');
    expect(no.refusal(0, 'undo')).toBe('already-revealed');
    const second = meet('enc-07', PLENTY).do(0, ...giving());
    expect(second.refusal(0, 'undo')).toBe('already-revealed');
  });

  it('SF-12.2: a bot knows the part of the card that was read', () => {
    const t = meet('enc-01', PLENTY).do(0, ...giving({ ore: 2 }));
    const random = Random.fromSeed('many deals');
    const seen = new Set(Array.from({ length: 200 }, () => t.match.simulator(0).fork(random).state.encounter));
    // One card of choice for a gift of two: enc-01, 02, 05 and 06.
    expect([...seen].sort((a, b) => a - b)).toEqual([0, 1, 4, 5]);
  });

  it('SF-12.2: a bot that reads the future deals itself any card that fits, not the true one', () => {
    const t = meet('enc-04', PLENTY);
    const random = Random.fromSeed('many deals');
    const seen = new Set(Array.from({ length: 200 }, () => t.match.simulator(0).fork(random).state.encounter));
    expect([...seen].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});
