import { askOf, type Bot, candidates, greedyBot, playMatch, policyBot, searchBot, situationIn } from '@starboard/bots';
import { driftTests, judgementTests } from '@starboard/bots/testing';
import { Match, type OptionValues, Random } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import type { Action } from '../src/actions.ts';
import { countsOf, fallsOff, quality } from '../src/bot/quality.ts';
import { claim, fewestExposed, partAhead, prospects } from '../src/bot/value.ts';
import type { ShipClass } from '../src/content/boards.ts';
import { galaxyTrucker } from '../src/index.ts';
import { MOST_ROUNDS, NO_ROUND } from '../src/meta.ts';
import { boardOf, HALF, STATE_CANNONS, type State } from '../src/state.ts';
import { type Drawing, shipOf } from './ships.ts';
import { flight, type TestTable, table, yard } from './table.ts';
import { turns } from './yard.ts';

/** Far more than any match of bots needs: whoever comes here comes nowhere. */
const LIMIT = 10_000;

/** Modules at random, Rough Roads more often than not, in one round of any level and class. */
function combination(luck: Random, players: number): OptionValues {
  const options: Record<string, boolean | string | readonly string[]> = {};
  for (const option of galaxyTrucker.meta.options) {
    if (option.kind === 'switch') options[option.id] = luck.below(2) === 0;
    else if (option.kind === 'choice') options[option.id] = option.choices[luck.below(option.choices.length)];
    else if (!option.unique && luck.below(3) === 0)
      options[option.id] = Array.from({ length: players }, () => option.choices[luck.below(option.choices.length)]);
  }
  for (let round = 2; round <= MOST_ROUNDS; round++) options[`round${round}`] = NO_ROUND;
  return options;
}

/** A square beside the starting cabin of class IA that an exhaust to this side leaves free. */
const ENGINE_AT: Readonly<Record<string, string>> = { n: '3,4', e: '4,3', s: '3,2', w: '4,3' };

const cadet = policyBot(galaxyTrucker, 1.5);

/** Always does what looks best at first sight, so that nothing but the state ends what it repeats. */
const stubborn: Bot<State, Action> = {
  name: 'stubborn',
  decide({ seat, simulator }, random) {
    const run = simulator.fork(random);
    const answers = candidates(askOf(run, seat), run.state, random);
    const priors = answers.map((answer) => galaxyTrucker.bot.prior(run.state, seat, answer));
    return answers[priors.indexOf(Math.max(...priors))];
  },
};

describe('bots go on', () => {
  it('GT-20.51: they finish ships that no tile of the Dark Warehouse fits', async () => {
    const options = { roughRoads: '10', round1: '2-IIA', round2: NO_ROUND, round3: NO_ROUND, newTechnology: true };
    for (const seed of ['audit-stall 1', 'audit-stall 3']) {
      const { decisions } = await playMatch(galaxyTrucker, [cadet, cadet], { players: 2, options, seed, limit: LIMIT });
      expect(decisions).toBeLessThan(LIMIT);
    }
  });

  it.each(Array.from({ length: 24 }, (_, i) => `modules ${i}`))(
    'to the end, whatever is played with: %s',
    async (seed) => {
      const luck = Random.fromSeed(seed);
      const players = 2 + luck.below(4);
      const options = combination(luck, players);
      const bots = Array.from({ length: players }, () => (luck.below(2) === 0 ? stubborn : cadet));
      const { decisions } = await playMatch(galaxyTrucker, bots, { players, options, seed, limit: LIMIT });
      expect(decisions, JSON.stringify(options)).toBeLessThan(LIMIT);
    },
  );
});

/** What the bot of a seat would rather do first, among what it is asked. */
function favourite(t: TestTable, seat = t.asker): Action {
  return stubborn.decide(situationIn(t.match, seat), Random.fromSeed('favourite')) as Action;
}

describe('bots know the ship classes', () => {
  it.each(['n', 'e', 's', 'w'])('GT-18.5: they turn a ship so that engines with the exhaust to %s push it', (side) => {
    const ship: Drawing = { '3,3': 'start-cabin', '2,3': 'cabin', [ENGINE_AT[side]]: `engine:${side}` };
    const t = yard({ ships: [ship, { '3,3': 'start-cabin' }], round: '1-IA' });
    expect(favourite(t)).toEqual({ do: 'face', front: ['s', 'w', 'n', 'e'].indexOf(side) });
  });

  it('GT-18.8: and where it makes no difference, a way of their own', () => {
    const ship: Drawing = { '3,3': 'start-cabin', '2,3': 'cabin' };
    const t = yard({ ships: [ship, ship], round: '1-IA' }).do(0, { do: 'face', front: 'north' });
    expect(favourite(t)).not.toEqual({ do: 'face', front: 0 });
  });

  it('GT-18.20: an alien does not take the only cabin of a half', () => {
    const cabins: Drawing = { '7,4': 'cabin', '8,4': 'life-support-brown', '7,9': 'cabin' };
    const t = yard({ ships: [cabins, cabins], round: '2-IIA' });
    expect(t.asked()).toBe('boarding');
    expect(favourite(t)).toEqual({ do: 'cast-off' });
  });

  it('GT-18.20: nor one of two cabins of a half, but one of three', () => {
    const two: Drawing = { '7,4': 'cabin', '8,4': 'life-support-brown', '8,5': 'cabin', '7,9': 'cabin' };
    const wish = (ship: Drawing) => favourite(yard({ ships: [ship, ship], round: '2-IIA' }));
    expect(wish(two)).toEqual({ do: 'cast-off' });
    expect(wish({ ...two, '8,3': 'cabin' })).toMatchObject({ do: 'board-alien' });
  });

  it('GT-12.3, GT-18.20: two halves keep more of their crew while much is to come', () => {
    const cabins: Drawing = {
      '7,4': 'cabin',
      '7,5': 'engine',
      '8,4': 'cabin',
      '7,9': 'cabin',
      '7,10': 'engine',
      '8,9': 'cabin',
    };
    const use = (rest: readonly string[]) => {
      const t = flight({ ships: [cabins, cabins], round: '2-IIA', deck: ['ii-18', ...rest] }).flyOn();
      expect(t.asked()).toBe('use');
      return galaxyTrucker.bot.prior(t.state, 0, { do: 'use' });
    };
    expect(use([])).toBeGreaterThan(1);
    expect(use(['i-04', 'i-05'])).toBeLessThan(1);
  });

  it('GT-12.3, GT-18.20: they do not sell the last human of a half, even at the end', () => {
    const use = (more: Drawing) => {
      const ship: Drawing = { '7,4': 'cabin', '7,5': 'engine', '7,9': 'cabin', '7,10': 'engine', ...more };
      const t = flight({ ships: [ship, ship], round: '2-IIA', deck: ['i-17'] }).flyOn();
      expect(t.asked()).toBe('use');
      return galaxyTrucker.bot.prior(t.state, 0, { do: 'use' });
    };
    expect(use({})).toBeLessThan(1);
    expect(use({ '8,4': 'cabin' })).toBeGreaterThan(1);
  });

  it('GT-9.9: of a half they give away who is not its last human', () => {
    const ship: Drawing = { '7,4': ['cabin', { humans: 1 }], '7,9': 'cabin', '8,9': 'cabin' };
    const t = flight({ ships: [ship, ship], round: '2-IIA', deck: ['i-01'] }).flyOn();
    expect(t.asked()).toBe('lose-crew');
    expect(favourite(t)).not.toEqual({ do: 'lose-crew', from: t.square('7,4') });
  });
});

describe('bots fly on while it pays', () => {
  const giveUp = (half: string) => ({ do: 'give-up', half });
  const prior = (t: TestTable, action: Parameters<TestTable['do']>[1]) =>
    galaxyTrucker.bot.prior(
      t.state,
      0,
      galaxyTrucker.actions.read(typeof action === 'string' ? { do: action } : action),
    );

  it('GT-18.21: with one half that has an engine, if the other has none', () => {
    const left: Drawing = { '7,4': 'cabin', '8,4': 'engine', '6,4': 'cannon' };
    const ship: Drawing = { ...left, '7,9': 'cabin', '8,9': 'cabin', '6,9': 'cannon' };
    const t = flight({ ships: [ship, ship], round: '2-IIA', deck: ['i-05', 'i-04'] });
    expect(favourite(t).do).not.toBe('give-up');
    expect(prior(t, giveUp('ship'))).toBeLessThan(prior(t, 'fly-on') / 4);
  });

  it('GT-18.24, GT-18.25: with both halves rather than with one, which arrives last and is not compared', () => {
    const half = (column: number): Drawing => ({
      [`7,${column}`]: 'cabin',
      [`6,${column}`]: 'cannon',
      [`8,${column}`]: 'engine',
    });
    const twin = { ...half(4), ...half(9) };
    const t = flight({ ships: [twin, twin], round: '2-IIA', deck: ['i-05', 'i-04'] });
    const worth = (halves: readonly number[]) => {
      const out: number[] = [];
      galaxyTrucker.bot.value({ ...t.state, half: halves.slice(), deckAt: 1 }, out);
      return out[0];
    };
    const whole = t.state.half;
    expect(worth(whole)).toBeGreaterThan(worth(whole.with(1, HALF.gaveUp)) + 0.1);
  });

  it('GT-18.14: batteries go to the weaker half, which alone counts', () => {
    const fast: Drawing = { '7,4': 'cabin', '8,4': 'engine', '7,5': 'battery-2', '8,5': 'double-engine' };
    const idle: Drawing = { '7,9': 'cabin', '7,10': 'battery-2', '8,10': 'double-engine' };
    const t = flight({ ships: [{ ...fast, ...idle }, { '7,4': 'cabin' }], round: '2-IIA', deck: ['i-05'] }).flyOn();
    expect(t.asked()).toBe('state-strength');
    expect(favourite(t)).toEqual({ do: 'power', part: t.square('8,10') });
    expect(prior(t, { do: 'power', part: t.square('8,5') })).toBeLessThan(prior(t, 'state'));
  });

  it('GT-20.46: they turn a ship back whose engines push the wrong way', () => {
    const t = flight({ ships: [], seats: [{ front: 'south' }], roads: ['rr-16'], deck: ['i-05'] });
    t.state.turned[0] = 1;
    expect(galaxyTrucker.bot.prior(t.state, 0, { do: 'turn-back' })).toBeGreaterThan(prior(t, 'fly-on'));
    expect(prior(t, giveUp('ship'))).toBeLessThan(prior(t, 'fly-on'));
  });

  it('GT-19.9: they repay a loan from what they can spare, and not from the last credits', () => {
    const rich = (credits: number) =>
      favourite(flight({ seats: [{ credits, loans: 1 }], deck: ['i-05'], options: { evilMachinations: true } })).do;
    expect(rich(14)).not.toBe('repay');
    expect(rich(40)).toBe('repay');
  });

  it('GT-20.45: they leave goods that would cost the humans they need', () => {
    const ship: Drawing = { '7,7': 'start-cabin', '6,7': 'cabin', '7,6': 'hold-2', '8,7': ['cabin', { humans: 1 }] };
    const station = (roads: readonly string[]) => flight({ ships: [ship], roads, deck: ['i-19'] }).flyOn();
    expect(favourite(station([])).do).toBe('use');
    expect(favourite(station(['rr-15'])).do).toBe('pass');
  });
});

describe('bots look at ships in flight', () => {
  it('GT-4.15, GT-9.1: from the first card on, so that whoever finishes last ends the building no sooner and no later', () => {
    const poor: Drawing = { '7,7': 'start-cabin' };
    const t = flight({ ships: [{ ...poor, '6,7': 'cannon', '8,7': 'engine' }, poor], deck: ['i-05', 'i-04'] });
    const worth = (deckAt: number) => {
      const out: number[] = [];
      galaxyTrucker.bot.value({ ...t.state, deckAt }, out);
      return out;
    };
    expect(worth(0)).toEqual([0.5, 0.5]);
    expect(worth(1)[0]).toBeGreaterThan(0.55);
  });
});

describe('bots build for the class', () => {
  const drawn = (ship: Drawing, tile: string, round: string, rest: object = {}) => {
    const seats = { 0: { ship: shipOf(round.slice(2) as ShipClass, ship), hand: tile, ...rest } };
    return turns({ round, state: { seats } });
  };

  it('GT-18.20: a cabin goes to the half of class IIA that has no human', () => {
    const left: Drawing = { '7,4': 'cabin', '7,5': 'structural', '8,4': 'structural' };
    const t = drawn(left, 'b019', '2-IIA');
    const action = favourite(t, 0);
    expect(action.do === 'place' && boardOf(t.state).squares[action.at].half).toBe(1);
  });

  it('GT-4.37: those that search look at the open piles first, since it costs nothing, and greedy does not', () => {
    const t = turns({ state: { seats: { 0: { ship: shipOf('I', { '7,7': 'b001', '7,6': 'cabin' }) } } } });
    const search = searchBot(galaxyTrucker, { iterations: 16 });
    const decide = (bot: Bot<State, Action>) => bot.decide(situationIn(t.match, 0), Random.fromSeed('look')) as Action;
    expect(decide(greedyBot(galaxyTrucker)).do).not.toBe('look');
    for (const pile of [1, 2, 3]) {
      expect(decide(search)).toEqual({ do: 'look', pile });
      t.do(0, { do: 'look', pile });
    }
    expect(decide(search).do).not.toBe('look');
  });

  it('GT-12.1: a second engine is worth more than a hold', () => {
    const ship: Drawing = { '7,7': 'b001', '8,7': 'b137', '8,6': 'engine', '7,6': 'cabin' };
    const worth = (more: Drawing) => quality(drawn({ ...ship, ...more }, 'b100', '1-I').state, 0);
    expect(worth({ '8,8': 'engine' })).toBeGreaterThan(worth({ '8,8': 'hold-3' }));
  });

  it('GT-12.14: cabins side by side are worth less where there are Epidemics', () => {
    const humans = (ship: Drawing, round: string) => countsOf(drawn(ship, 'b100', round).state, 0)[0].humans;
    const apart: Drawing = { '7,7': 'start-cabin', '7,6': 'structural', '7,5': 'cabin' };
    const together: Drawing = { '7,7': 'start-cabin', '7,6': 'cabin', '7,5': 'structural' };
    expect([humans(apart, '2-II'), humans(together, '1-II')]).toEqual([4, 4]);
    expect(humans(together, '2-II')).toBeLessThan(4);
    expect(humans(together, '3-II')).toBeLessThan(humans(together, '2-II'));
  });

  it('GT-11.9: they know what falls off with a component, and keep the largest piece', () => {
    const falls = (ship: Drawing) => fallsOff(drawn(ship, 'b100', '2-II').state, 0);
    const row: Drawing = { '7,7': 'start-cabin', '7,6': 'b143', '7,5': 'cabin' };
    expect(falls(row)).toBeCloseTo(1 / 3); // the one in the middle leaves one of two
    expect(falls({ ...row, '8,7': 'b139', '8,6': 'b141' })).toBeCloseTo(1 / 5); // a ring, and a cabin on it
  });
});

describe('bots spend batteries where they decide something', () => {
  const armed = (doubles: number, tokens: number): Drawing => ({
    '7,7': 'start-cabin',
    '8,7': ['battery-3', { tokens }],
    '6,7': 'double-cannon',
    ...(doubles > 1 ? { '7,6': 'structural', '6,6': 'double-cannon' } : {}),
    ...(doubles > 2 ? { '7,8': 'structural', '6,8': 'double-cannon' } : {}),
  });
  const attacked = (ship: Drawing) => flight({ ships: [ship], deck: ['i-02'] }).flyOn(); // smugglers of strength 4

  it('GT-12.5: all their double cannons together, where one alone does not help', () => {
    const t = attacked(armed(3, 3));
    expect(favourite(t).do).toBe('power');
  });
  it('GT-12.5: none, where even all together lose', () => {
    expect(favourite(attacked(armed(3, 1)))).toEqual({ do: 'state' });
  });
  it('GT-12.5: one more for a draw', () => {
    expect(favourite(attacked(armed(2, 2))).do).toBe('power');
  });

  const greedily = (t: TestTable) =>
    greedyBot(galaxyTrucker).decide(situationIn(t.match, t.asker), Random.fromSeed('greedy'));

  it('GT-12.5: and so they do where they look one answer ahead', () => {
    const t = flight({ ships: [armed(3, 3)], deck: ['i-01', 'i-05'] }).flyOn(); // slavers of strength 6
    for (let i = 0; i < 3; i++) {
      expect(greedily(t)).toMatchObject({ do: 'power' });
      t.do(0, galaxyTrucker.actions.write(greedily(t) as Action));
    }
    expect(t.asked()).not.toBe('state-strength');
  });

  it('GT-12.30: none in a Combat Zone where they are not the weakest', () => {
    const ship: Drawing = { ...armed(1, 3), '7,8': 'structural', '6,8': 'cannon' };
    const t = flight({ players: 3, ships: [ship, { '7,7': 'start-cabin' }, armed(1, 1)], deck: ['i-16'] }).flyOn();
    while (t.asker !== 0 || t.asked() !== 'state-strength') t.do(t.asker, t.options(t.asker)[0]);
    expect([t.asked(), t.state.stating, greedily(t)]).toEqual(['state-strength', STATE_CANNONS, { do: 'state' }]);
  });

  it('GT-9.15: they do not answer beforehand, and so have nothing to take back', () => {
    const t = flight({ ships: [], deck: ['i-05', 'i-04'] });
    const prior = (name: 'fly-on' | 'fly-on-always') => galaxyTrucker.bot.prior(t.state, 0, { do: name });
    expect(prior('fly-on-always')).toBeLessThan(prior('fly-on'));
  });
});

judgementTests(galaxyTrucker, 3);
driftTests(galaxyTrucker, 2, 1, policyBot(galaxyTrucker));

describe('the judgement', () => {
  it('adds up to what the ship is worth, on the yard and in flight', async () => {
    const match = new Match(galaxyTrucker, { seed: 'parts', players: 2, options: { building: 'turns' } });
    const random = Random.fromSeed('parts');
    const bot = policyBot(galaxyTrucker);
    const { terms, judge } = galaxyTrucker.bot.judgement!;
    const out = new Float64Array(terms.length);
    const phases = new Set<string>();
    let before = structuredClone(match.state);
    for (let n = 0; n < 400 && match.state.round === 0; n++) {
      const { state } = match;
      phases.add(state.phase);
      for (const seat of [0, 1]) {
        const whole =
          state.phase === 'build'
            ? quality(state, seat)
            : prospects(state, seat, partAhead(before), fewestExposed(before)) + claim(state, seat);
        if (state.phase !== before.phase || (state.phase !== 'build' && state.phase !== 'flight')) continue;
        judge(state, seat, before, out);
        const parts = out.filter((_, i) => terms[i] !== 'money' && terms[i] !== 'hand');
        expect(
          parts.reduce((sum, part) => sum + part, 0),
          `seat ${seat} after ${n} decisions`,
        ).toBeCloseTo(whole);
      }
      before = structuredClone(state);
      const { seat } = match.next();
      match.take(seat, await bot.decide(situationIn(match, seat), random));
    }
    expect(phases).toContain('build');
    expect(phases).toContain('flight');
  });

  it.each([
    ['cannons', 'b035', 2],
    ['room', 'b105', 7],
    ['engines', 'b070', 11],
    ['power', 'b090', 7],
  ])('praises what a component is for: %s', (term, tile, at) => {
    const t = table({ state: { active: 0, seats: { 0: { hand: tile } } } });
    const { terms, judge } = galaxyTrucker.bot.judgement!;
    const before = structuredClone(t.state);
    t.do(0, { do: 'place', at, turn: 0 });
    const [was, is] = [new Float64Array(terms.length), new Float64Array(terms.length)];
    judge(before, 0, before, was);
    judge(t.state, 0, before, is);
    const gains = [...is].map((worth, i) => worth - was[i]);
    expect(terms[gains.indexOf(Math.max(...gains))]).toBe(term);
  });
});
