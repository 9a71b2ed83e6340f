import { describe, expect, it } from 'vitest';
import { FRIENDSHIP_CARDS } from '../../src/content/index.ts';
import { gaining, giving, losing, meet } from '../encounters.ts';
import { table } from '../table.ts';

const MAXIMA = { drive: 6, cannon: 6, 'freight-ring': 5 };
const RICH = { ore: 6, fuel: 6, carbon: 6, food: 6, goods: 6 };
const SCIENTISTS = [
  'scientist-mixed-1',
  'scientist-mixed-2',
  'scientist-mixed-3',
  'scientist-drives',
  'scientist-cannons',
];
const colonyShip = (at: string) => ({ kind: 'colony-ship', at });
const tradeShip = (at: string) => ({ kind: 'trade-ship', at });
const compared = (t: ReturnType<typeof table>) => t.history('compared').at(-1);

describe('SF-10: the mothership', () => {
  for (const [what, most] of Object.entries(MAXIMA)) {
    const build = { do: 'build-upgrade', what };
    it(`SF-10.1: at most ${most} of ${what}`, () => {
      const t = table({ state: { phase: 'build', seats: { 0: { hand: RICH, upgrades: { [what]: most - 1 } } } } });
      t.do(0, build);
      expect(t.at(`seats.0.upgrades.${what}`)).toBe(most);
      expect(t.refusal(0, build)).toBe('SF-10.1 upgrade-at-maximum');
    });
  }

  it('SF-10.1: the maxima of the others do not matter', () => {
    const t = table({ state: { phase: 'build', seats: { 0: { hand: RICH }, 1: { upgrades: MAXIMA } } } });
    for (const what of Object.keys(MAXIMA)) t.do(0, { do: 'build-upgrade', what });
    expect(t.at('seats.0.upgrades')).toEqual({ drive: 1, cannon: 1, 'freight-ring': 1 });
  });

  it('SF-10.2: each drive adds 1 to the speed of all own ships', () => {
    const ships = { 'transporter-1': colonyShip('s201'), 'transporter-2': tradeShip('s210') };
    for (const drive of [0, 1, 6]) {
      const t = table({
        state: { phase: 'build', seats: { 0: { ships, upgrades: { drive } } } },
        draws: { balls: [1, 2] },
      });
      t.do(0, 'roll-mothership');
      expect(t.history('speed-set').at(-1)).toMatchObject({ speed: 3 + drive });
      const steps = t.options(0, 'fly');
      expect(steps.some(({ ship }) => ship === 'transporter-1')).toBe(true);
      expect(steps.some(({ ship }) => ship === 'transporter-2')).toBe(true);
    }
  });

  it('SF-10.2: each cannon adds 1 to combat strength', () => {
    for (const cannon of [0, 1, 6]) {
      const t = meet('enc-23', { state: { seats: { 0: { upgrades: { cannon } } } }, balls: [1, 2, 2, 3] }).do(0, 'yes');
      expect(compared(t)).toMatchObject({ stat: 'combat', own: 3 + cannon, other: 5 });
    }
  });

  it('SF-10.2: each freight ring adds 1 to the cargo that a dock asks for', () => {
    const docking = (rings: number) =>
      table({
        state: {
          phase: 'flight',
          seats: {
            0: { ships: { 'transporter-1': tradeShip('s081') }, upgrades: { 'freight-ring': rings } },
            1: { stations: ['green-folk-1'] },
          },
        },
      });
    const fly = { do: 'fly', ship: 'transporter-1', to: 'green-folk-2' };
    expect(docking(1).refusal(0, fly)).toBe('SF-17.1 too-few-freight-rings');
    const t = docking(2).do(0, fly, { do: 'found-station', ship: 'transporter-1', card: 'green-ore' });
    expect(t.at('seats.0.stations')).toEqual(['green-folk-2']);
  });

  it('SF-10.2: a drive is no cannon and a cannon no drive', () => {
    const upgrades = { drive: 4, cannon: 1 };
    const fight = meet('enc-23', { state: { seats: { 0: { upgrades } } }, balls: [1, 2, 1, 2] }).do(0, 'yes');
    expect(compared(fight)).toMatchObject({ own: 4, other: 3 });
    const race = meet('enc-20', { state: { seats: { 0: { upgrades } } }, balls: [1, 2, 1, 2] }).do(0, 'yes');
    expect(compared(race)).toMatchObject({ own: 7, other: 3 });
  });

  it('SF-10.3: drives on Scientists cards add to speed', () => {
    const t = table({
      state: { phase: 'build', seats: { 0: { cards: SCIENTISTS, upgrades: { drive: 1 } } } },
      draws: { balls: [1, 2] },
    });
    t.do(0, 'roll-mothership');
    expect(t.history('speed-set').at(-1)).toMatchObject({ speed: 3 + 1 + 5 });
  });

  it('SF-10.3: cannons on Scientists cards add to strength, in encounters and against pirate lairs', () => {
    const seat = { cards: ['scientist-mixed-1', 'scientist-cannons'], upgrades: { cannon: 1 } };
    const fight = meet('enc-23', { state: { seats: { 0: seat } }, balls: [1, 2, 1, 2] }).do(0, 'yes');
    expect(compared(fight)).toMatchObject({ own: 3 + 4, other: 3 });
    const chits = { 'near2-p2': { chit: 'chit-blue-2', seenBy: [0] } };
    const beside = (cards: string[]) =>
      table({
        state: {
          phase: 'flight',
          chits,
          seats: { 0: { ...seat, cards, ships: { 'transporter-1': colonyShip('s157') } } },
        },
      });
    expect(beside(['scientist-mixed-1']).refusal(0, { do: 'clear', planet: 'near2-p2' })).toBe(
      'SF-20.1 too-few-cannons',
    );
    expect(beside(seat.cards).do(0, { do: 'clear', planet: 'near2-p2' }).at('seats.0.trophies')).toEqual([
      'chit-blue-2',
    ]);
  });

  it('SF-10.4: card bonuses do not count towards the maxima', () => {
    const seat = { hand: RICH, cards: SCIENTISTS, upgrades: { drive: 5, cannon: 5 } };
    const t = table({ state: { phase: 'build', seats: { 0: seat } }, draws: { balls: [1, 2] } });
    t.do(0, { do: 'build-upgrade', what: 'drive' }, { do: 'build-upgrade', what: 'cannon' }, 'roll-mothership');
    expect(t.history('speed-set').at(-1)).toMatchObject({ speed: 3 + 6 + 5 });
  });

  it('SF-10.4: card bonuses are not counted by wear and tear', () => {
    const upgrades = { drive: 3, cannon: 3 };
    const t = meet(['enc-32', 'enc-03'], { state: { seats: { 0: { cards: SCIENTISTS, upgrades } } } });
    expect(t.asked(0)).toBe('encounter-give');
    expect(t.at('seats.0.upgrades')).toMatchObject(upgrades);
  });

  it('SF-10.4: card bonuses cannot be lost', () => {
    const t = meet('enc-28', { state: { seats: { 0: { cards: SCIENTISTS, fame: 2 } } } }).do(0, ...giving());
    expect(t.asked(0)).toBe('flight');
    expect(t.at('seats.0.cards')).toEqual(SCIENTISTS);
    expect(t.at('seats.0.fame')).toBe(1);
    const one = meet('enc-28', { state: { seats: { 0: { cards: SCIENTISTS, upgrades: { 'freight-ring': 1 } } } } });
    one.do(0, { do: 'give', cards: 0 });
    expect(one.refusal(0, losing('drive'))).toBe('SF-12.17 no-such-upgrade');
    expect(one.options(0)).toEqual([losing('freight-ring')]);
  });

  it('SF-10.5: no card adds freight rings, neither for docks nor for ice', () => {
    const ships = { 'transporter-1': tradeShip('s098'), 'transporter-2': colonyShip('s157') };
    const cards = FRIENDSHIP_CARDS.map(({ id }) => id).filter((id) => id !== 'diplomat-relief');
    const t = table({
      state: {
        phase: 'flight',
        chits: { 'near2-p2': { chit: 'chit-blue-4', seenBy: [0] } },
        seats: { 0: { ships, cards } },
      },
    });
    expect(t.refusal(0, { do: 'fly', ship: 'transporter-1', to: 'green-folk-1' })).toBe(
      'SF-17.1 too-few-freight-rings',
    );
    expect(t.refusal(0, { do: 'clear', planet: 'near2-p2' })).toBe('SF-20.2 too-few-rings-for-ice');
  });

  it('SF-10.6: a drive built this turn counts for the speed of this turn', () => {
    const t = table({ state: { phase: 'build', seats: { 0: { hand: { fuel: 2 } } } }, draws: { balls: [3, 1] } });
    t.do(0, { do: 'build-upgrade', what: 'drive' }, 'roll-mothership');
    expect(t.history('speed-set').at(-1)).toMatchObject({ speed: 5 });
  });

  it('SF-10.6: a cannon built this turn counts in the encounter of this turn', () => {
    const t = table({
      state: { phase: 'build', seats: { 0: { hand: { carbon: 2 } } } },
      draws: { balls: [0, 3, 1, 2, 1, 2], encounter: [22] },
    });
    t.do(0, { do: 'build-upgrade', what: 'cannon' }, 'roll-mothership', 'yes');
    expect(compared(t)).toMatchObject({ own: 4, other: 3 });
  });

  it('SF-10.6: a freight ring gained in an encounter opens a dock in this turn', () => {
    const t = meet('enc-02', {
      state: { seats: { 0: { hand: { ore: 3 }, ships: { 'transporter-1': tradeShip('s098') } } } },
    });
    t.do(0, ...giving({ ore: 3 }), gaining('freight-ring'), { do: 'fly', ship: 'transporter-1', to: 'green-folk-1' });
    t.do(0, { do: 'found-station', ship: 'transporter-1', card: 'green-ore' });
    expect(t.at('seats.0.stations')).toEqual(['green-folk-1']);
  });

  it('SF-10.7: the mothership is no ship on the board: fully built up, without ships there is no flight phase', () => {
    const seat = { ships: {}, upgrades: MAXIMA };
    const t = table({ state: { phase: 'build', seats: { 0: seat } } });
    expect(t.refusal(0, 'roll-mothership')).toBe('SF-3.6 no-ship-on-board');
    t.do(0, 'end-turn');
    expect(t.state.active).toBe(1);
  });

  it('SF-10.7: it stands on no point, so nothing can block, move or take it', () => {
    const standing = (upgrades: object) => table({ state: { phase: 'build', seats: { 0: { upgrades } } } }).state.piece;
    expect(standing(MAXIMA)).toEqual(standing({}));
    const t = table({ state: { phase: 'flight', seats: { 0: { upgrades: MAXIMA } } } });
    expect(t.refusal(0, { do: 'fly', ship: 'mothership', to: 's192' })).toBe('not-understood');
    expect(new Set(t.options(0, 'fly').map(({ ship }) => ship))).toEqual(new Set(['transporter-1']));
  });
});
