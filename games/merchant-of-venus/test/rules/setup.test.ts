import { Match, type Plain, readOptions } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { CHALLENGES } from '../../src/content/challenges.ts';
import { merchantOfVenus } from '../../src/index.ts';
import { meta } from '../../src/meta.ts';
import { hasMetChallenge, outcome, totalFame } from '../../src/score.ts';
import { trading, VenusTable, venus } from '../table.ts';

const fresh = (players: number, options: object = {}, seed = 'first table') =>
  new VenusTable(new Match(merchantOfVenus, { players, options, seed }));
const first = (at: VenusTable) => at.state.start;

describe('MV-1: limits', () => {
  it('MV-1.1: one to four players', () => {
    expect(meta.players).toEqual({ min: 1, max: 4 });
  });

  it('MV-1.3, MV-1.4: every good and technology is in exactly one place', () => {
    const { state } = fresh(3);
    expect(merchantOfVenus.conserved(state)).toMatchObject({ G01: 5, G10: 4, shuttle: 2, cultures: 14 });
  });

  it('MV-1.7: face-down cards are hidden, everything else is open', () => {
    const at = fresh(2);
    const { state } = at.match.view(0);
    const shown = state as unknown as { contact: number[]; encounterDeck: number[]; cash: number[] };
    expect(shown.contact.every((culture) => culture === -2)).toBe(true);
    expect(shown.encounterDeck.every((card) => card === -2)).toBe(true);
    expect(shown.cash).toEqual([40, 40]);
  });

  it('MV-1.14, MV-1.17: dials, two holds, five markers', () => {
    const at = venus();
    expect(at.at('seats.0')).toMatchObject({ holds: 0, markers: 5, drive: 'none', level: 1 });
  });

  it('MV-1.18, MV-12.4: infamy is counted against fame only at the end', () => {
    const at = venus({ seats: [{ fame: 4, infamy: 3, laser: 2, shield: 1 }] });
    expect(at.at('seats.0')).toMatchObject({ fame: 4, infamy: 3, totalFame: 4 });
  });

  it('MV-1.23: no action gives anything to another player', () => {
    const gifts = merchantOfVenus.actions.kinds.filter((kind) => /give|lend|trade-with/.test(kind));
    expect(gifts).toEqual([]);
  });
});

describe('MV-2: set-up', () => {
  it('MV-2.1, MV-2.2, MV-2.4, MV-2.6: a card on each system, everything in its supply area', () => {
    const { state } = fresh(2);
    expect([...state.contact].sort((a, b) => a - b)).toEqual(Array.from({ length: 14 }, (_, i) => i));
    expect(state.supply).toEqual([5, 6, 6, 6, 6, 5, 6, 6, 6, 4, 5, 6, 5, 4]);
    expect(state.culture.every((culture) => culture === -1)).toBe(true);
  });

  it('MV-2.10, MV-1.21: it begins with the start player, and nobody knows a card', () => {
    for (const players of [2, 3, 4]) {
      const at = fresh(players);
      expect(at.at('active')).toBe(at.at('start'));
      expect(at.state.encounterKnown).toEqual(at.state.encounterDeck.map(() => 0));
      expect(at.state.knownBy.every((seats) => seats === 0)).toBe(true);
    }
  });

  it('MV-2.3, MV-2.5: 24 encounter fields and 36 cards', () => {
    const { state } = fresh(2);
    expect([state.kind.filter((kind) => kind === 8).length, state.encounterDeck.length]).toEqual([24, 36]);
  });

  it('MV-2.7, MV-2.8: pilots by lot, no two alike', () => {
    const { state } = fresh(4);
    expect(new Set(state.pilot).size).toBe(4);
  });

  it('MV-2.8: or chosen, by the last in turn order first', () => {
    const at = fresh(3, { pilots: 'choose' });
    const last = (first(at) + 2) % 3;
    expect(at.asked(last)).toBe('pilot');
    at.do(last, { do: 'choose-pilot', pilot: 'whynom' });
    expect(at.choices('choose-pilot', 'pilot', (last + 2) % 3)).toEqual(['human', 'eeepeeep', 'qossuth']);
    at.do((last + 2) % 3, { do: 'choose-pilot', pilot: 'human' }).do(first(at), {
      do: 'choose-pilot',
      pilot: 'qossuth',
    });
    // then missions, money and dials, as after the lot
    expect([at.asked(first(at)), at.at(`seats.${last}.pilot`), at.at(`seats.${last}.cash`)]).toEqual([
      'dial',
      'whynom',
      80,
    ]);
    expect(at.at('seats.0.missions')).toHaveLength(1);
  });

  it('MV-2.9: everybody has one open mission', () => {
    const at = fresh(4);
    expect([0, 1, 2, 3].map((seat) => (at.at(`seats.${seat}.missions`) as string[]).length)).toEqual([1, 1, 1, 1]);
  });

  it('MV-2.10, MV-2.11: money by the number of players, and by turn order', () => {
    const money = (players: number, seed: string) => {
      const at = fresh(players, {}, seed);
      return Array.from({ length: players }, (_, i) => at.state.cash[(first(at) + i) % players]);
    };
    expect([money(2, 'a'), money(3, 'b'), money(4, 'c')]).toEqual([
      [40, 40],
      [60, 60, 80],
      [80, 80, 100, 120],
    ]);
  });

  it('MV-2.12: in turn order laser or shield starts at 2, the other at 1', () => {
    const at = fresh(2);
    const seat = first(at);
    at.do(seat, { do: 'set-dial', stat: 'shield' });
    expect([at.state.laser[seat], at.state.shield[seat], at.asked(1 - seat)]).toEqual([1, 2, 'dial']);
  });

  it('MV-2.13, MV-2.14, MV-2.16: then the first passenger comes, and round 1 begins', () => {
    const at = fresh(2);
    at.do(first(at), { do: 'set-dial', stat: 'laser' });
    expect(Object.keys(at.at('waiting') as object)).toHaveLength(0);
    at.do(1 - first(at), { do: 'set-dial', stat: 'laser' });
    expect(Object.keys(at.at('waiting') as object)).toHaveLength(1);
    expect([at.at('round'), at.asked(first(at))]).toEqual([1, 'declare']);
  });

  it('MV-2.15: all ships start on the base', () => {
    expect(fresh(2).state.at).toEqual([0, 0]);
  });

  it('offers every option with its default', () => {
    expect(readOptions(meta, {}, 2)).toEqual({
      rounds: '30',
      pilots: 'random',
      landingLimit: 'everywhere',
      marketShift: 'each-sale',
      pirateDefeat: 'stops',
      challenge: 'random',
    });
  });
});

describe('MV-3, MV-4: rounds and turns', () => {
  it('MV-3.1, MV-2.10: one turn each, in turn order, in every round', () => {
    const at = venus({ players: 3, seats: [{ at: 'T09-2' }, { at: 'T09-2' }, { at: 'T09-2' }] });
    for (const seat of [0, 1, 2, 0]) at.do(seat, 'stay');
    expect([at.at('round'), at.at('active')]).toEqual([2, 1]);
  });

  const nextRound = (round: number, state: Plain = {}, draws = {}) =>
    venus(
      {
        round,
        ...state,
        seats: [
          { at: 'T09-2', cash: 0 },
          { at: 'T09-2', cash: 0 },
        ],
      },
      { draws },
    )
      .do(0, 'stay')
      .do(1, 'stay');

  it('MV-3.2, MV-3.3: in an odd round a passenger comes, to the market if the culture is known', () => {
    expect(nextRound(2, {}, { passenger: [0] }).at('waiting.P01')).toBe('supply');
    expect(nextRound(2, { cultures: { CW: 'graw' } }, { passenger: [0] }).at('waiting.P01')).toBe('CW');
    expect(nextRound(2, {}, { passenger: [7] }).at('waiting.P08')).toBe('GB');
  });

  it('MV-3.3: if none is left, nothing happens', () => {
    const gone = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`P${`${i + 1}`.padStart(2, '0')}`, 'gone']));
    expect(nextRound(2, { waiting: gone }).events('passenger-came')).toEqual([]);
  });

  it('MV-3.4: in an even round drills are paid and come back', () => {
    const at = nextRound(1, { drills: { 'IW-R2': 0, 'IW-R6': 0, 'DW-R5': 1 } });
    expect([at.at('seats.0'), at.at('seats.1')]).toMatchObject([
      { cash: 20, markers: 5 },
      { cash: 10, markers: 5 },
    ]);
    expect(at.at('drills')).toEqual({});
  });

  it('MV-3.5, MV-3.6: the game ends after the last turn of the last round', () => {
    expect(nextRound(30).match.over).toBe(true);
    expect(nextRound(29).match.over).toBe(false);
    const short = venus({ round: 20, seats: [{ at: 'T09-2' }, { at: 'T09-2' }] }, { options: { rounds: '20' } });
    expect(short.do(0, 'stay').do(1, 'stay').match.over).toBe(true);
  });

  it('MV-4.1, MV-4.7: movement, first contact, business and spaceport follow each other', () => {
    const at = venus({
      phase: 'flight',
      contacts: { CW: 'graw' },
      turn: { bp: 4, from: 'CW-R2' },
      seats: [{ at: 'CW-R1', cash: 300 }],
    });
    at.fly('CW-C1');
    expect(at.match.trueHistory.flat().map(({ event }) => event)).toEqual(
      expect.arrayContaining(['landed', 'contact-made']),
    );
    expect(at.asked(0)).toBe('business');
    expect(at.do(0, 'end-business').asked(0)).toBe('build');
    expect(at.do(0, 'decline').at('active')).toBe(1);
  });

  it('MV-4.6: what a player decides is an action of its own', () => {
    const kinds = [
      'stay',
      'switch-off',
      'declare',
      'thrust',
      'flame',
      'probe',
      'course',
      'fly',
      'land',
      'lower-dial',
      'end-turn',
    ];
    const more = [
      'fight',
      'lose-good',
      'drill',
      'keep-reward',
      'trade-in',
      'choose-side',
      'build',
      'purse',
      'jam',
      'fulfil',
    ];
    expect(merchantOfVenus.actions.kinds).toEqual(expect.arrayContaining([...kinds, ...more]));
  });

  it('MV-4.9: pay, then bonuses, then the title, then the mission with its reward and the new mission', () => {
    const seats = [
      { cash: 0, passengers: ['P10'], missions: ['M19'], techs: { 'zen-custom-paint': 1 } },
      { titles: ['liner-captain'] },
    ];
    const at = trading('CW-C1', { cultures: { CW: 'graw' }, seats }, { draws: { fare: [1, 1], reward: [20] } });
    at.do(0, { do: 'drop-off', passenger: 'P10' });
    const told = at.match.trueHistory.flat().map(({ event }) => event);
    const order = [
      'dropped-off',
      'fare-dice-rolled',
      'title-taken',
      'mission-completed',
      'reward-drawn',
      'mission-drawn',
    ];
    expect(order.map((event) => told.lastIndexOf(event as never))).toEqual(
      order.map((event) => told.lastIndexOf(event as never)).toSorted((a, b) => a - b),
    );
  });

  it('MV-11.1: dials do not recover, markets are not refilled', () => {
    const at = trading('CW-C1', { cultures: { CW: 'graw' }, stock: { CW: { G03: 1 } }, seats: [{ laser: 0 }] }).do(
      0,
      'end-business',
    );
    expect([at.at('seats.0.laser'), at.at('stock.CW.G03')]).toEqual([0, 1]);
  });
});

describe('MV-17: the end', () => {
  const ended = (seats: Plain[], state: Plain = {}, draws = {}) => {
    const at = venus(
      { round: 30, ...state, seats: seats.map((seat) => ({ at: 'T09-2', cash: 0, laser: 0, shield: 0, ...seat })) },
      { draws },
    );
    return at.do(0, 'stay').do(1, 'stay');
  };

  it('MV-17.1, MV-10.4: spaceports are sold for 200, contracts bring nothing', () => {
    const at = ended([{ contracts: ['CW-R4'] }, {}], {
      cultures: { CW: 'graw' },
      spaceports: { 'CW-R1': 0, 'DW-R1': 0 },
    });
    expect([at.at('seats.0.finalCredits'), at.at('seats.1.finalCredits')]).toEqual([400, 0]);
  });

  it('MV-17.2, MV-12.2: all that fame comes from', () => {
    const rich = {
      fame: 5,
      infamy: 2,
      rewards: ['R01', 'R21'],
      completed: ['M03', 'M16'],
      missions: ['M01'],
      titles: ['ambassador'],
      laser: 3,
      shield: 2,
      holds: 2,
      techs: { shuttle: 1, 'variable-laser': 1, 'market-flux': 1, jammer: 1, 'zen-custom-paint': 1 },
    };
    // tokens 5, rewards 6, missions 7, title 3, holds 6, upgrades 6, dials 5, jammer 6, paint -3, infamy -2
    expect(totalFame(venus({ seats: [rich] }).state, 0)).toBe(39);
    expect(ended([rich, { at: 'T04-1' }]).at('seats.0')).toMatchObject({ finalFame: 39, finalCredits: 390 });
  });

  it('MV-16.1, MV-16.11: spoiler and fuzzy dice are rolled; doubles make fame worth 20', () => {
    const at = ended(
      [{ techs: { 'fancy-spoiler': 1, 'fuzzy-dice': 1 } }, {}],
      {},
      { spoiler: [3], 'fuzzy-dice': [2, 4] },
    );
    expect(at.at('seats.0')).toMatchObject({ finalFame: 9, finalCredits: 90 });
    const doubles = ended([{ techs: { 'fuzzy-dice': 1 } }, {}], {}, { 'fuzzy-dice': [5, 5] });
    expect(doubles.at('seats.0')).toMatchObject({ finalFame: 10, finalCredits: 200 });
  });

  it('MV-17.3: below 0 one is disqualified, at 0 not', () => {
    const at = ended([{ infamy: 1, cash: 500 }, { cash: 10 }]);
    expect(outcome(at.state)).toEqual({ places: [2, 1], points: [0, 10] });
    expect(outcome(ended([{ cash: 500 }, { cash: 10 }]).state).places).toEqual([1, 2]);
  });

  it('MV-17.4: cargo, passengers and first-contact credits are worth nothing', () => {
    const at = ended([{ goods: { G10: 1 }, passengers: ['P02'], contactCredits: { graw: 90 } }, {}]);
    expect(at.at('seats.0.finalCredits')).toBe(0);
  });

  it('MV-17.5: credits, then fame, then a shared victory', () => {
    expect(outcome(ended([{ cash: 10 }, { fame: 1 }]).state).places).toEqual([2, 1]);
    expect(outcome(ended([{ cash: 10 }, { cash: 10 }]).state).places).toEqual([1, 1]);
  });

  it('MV-17.6: if everybody is disqualified, nobody wins', () => {
    expect(outcome(ended([{ infamy: 1 }, { infamy: 2 }]).state).places).toEqual([2, 2]);
  });

  it('MV-17.7: the disqualified share the last place', () => {
    const at = venus({
      players: 4,
      round: 30,
      seats: [0, 1, 2, 3].map((i) => ({ at: 'T09-2', laser: 0, shield: 0, cash: 10 * i, infamy: i < 2 ? 1 : 0 })),
    });
    for (let seat = 0; seat < 4; seat++) at.do(seat, 'stay');
    expect(outcome(at.state).places).toEqual([3, 3, 2, 1]);
  });
});

describe('MV-18: alone', () => {
  it('MV-18.1, MV-18.5, MV-3.6, MV-2.11: the challenge says bonus and rounds', () => {
    const at = fresh(1, { challenge: 'CH2' });
    expect([at.at('challenge'), at.at('rounds'), at.at('seats.0.cash')]).toEqual(['CH2', 20, 60]);
    expect(CHALLENGES.map(({ id }) => fresh(1, { challenge: id }).state.cash[0])).toEqual([60, 60, 40, 40, 40, 20]);
  });

  it('MV-18.2, MV-18.7: 28 encounter cards, without titles and intel', () => {
    const { state } = fresh(1);
    expect(state.encounterDeck).toHaveLength(28);
  });

  it('MV-18.3: a jammer has nobody to swap with', () => {
    const at = venus({ players: 1, seats: [{ at: 'GB', techs: { jammer: 1 } }] }, { options: { challenge: 'CH1' } });
    expect(at.do(0, 'stay').asked(0)).toBe('business');
  });

  const finish = (challenge: string, seat: Plain, state: Plain = {}) => {
    const round = challenge === 'CH2' ? 20 : 30;
    const at = venus(
      { players: 1, round, ...state, seats: [{ at: 'T09-2', laser: 0, shield: 0, ...seat }] },
      { options: { challenge } },
    );
    return at.do(0, 'stay');
  };

  it('MV-18.4, MV-18.6: every goal must be reached', () => {
    expect(hasMetChallenge(finish('CH1', { cash: 2750 }).state)).toBe(true);
    expect(hasMetChallenge(finish('CH1', { cash: 2740 }).state)).toBe(false);
    expect(hasMetChallenge(finish('CH4', { cash: 2900, fame: 30 }).state)).toBe(true);
    expect(hasMetChallenge(finish('CH4', { cash: 2890, fame: 30 }).state)).toBe(false);
    expect(hasMetChallenge(finish('CH4', { cash: 3900, fame: 29 }).state)).toBe(false);
    const ports = { spaceports: { 'CW-R1': 0, 'CW-R4': 0 } };
    expect(hasMetChallenge(finish('CH5', { cash: 2650 }, ports).state)).toBe(true);
    expect(hasMetChallenge(finish('CH5', { cash: 2640 }, ports).state)).toBe(false);
    expect(hasMetChallenge(finish('CH5', { cash: 3900, contracts: ['CW-R1', 'CW-R4'] }).state)).toBe(false);
  });

  it('MV-18.4: and nobody wins disqualified', () => {
    const at = finish('CH2', { cash: 2900, infamy: 1 });
    expect([hasMetChallenge(at.state), outcome(at.state).places]).toEqual([false, [2]]);
    expect(outcome(finish('CH2', { cash: 1500 }).state).places).toEqual([1]);
  });
});
