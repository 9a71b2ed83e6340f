import { describe, expect, it } from 'vitest';
import { flight, PLAIN_SHIP } from '../table.ts';

const EVIL = { evilMachinations: true };
/** The end of a game in which nobody earned anything in the last round. */
const over = (seats: { credits?: number; loans?: number }[], options = {}) =>
  flight({
    players: seats.length,
    deck: [],
    ships: seats.map(() => PLAIN_SHIP),
    seats: seats.map((seat) => ({ halves: ['gave-up'], ...seat })),
    options,
  });

describe('GT-15: the end of the game', () => {
  it('GT-15.1 the player with the most credits wins', () => {
    const t = over([{ credits: 12 }, { credits: 31 }, { credits: 7 }]);
    expect(t.match.outcome).toEqual({ places: [2, 1, 3], points: [12, 31, 7] });
    expect(t.story.at(-1)).toBe('game-ended');
  });
  it('GT-15.1 ties share', () => {
    expect(over([{ credits: 12 }, { credits: 9 }, { credits: 12 }]).match.outcome?.places).toEqual([1, 3, 1]);
  });
  it('GT-15.1 after the last round, and not before', () => {
    const t = flight({ deck: [], options: { round2: '2-II' } }).closeRound();
    expect([t.match.over, t.match.outcome, t.state.round]).toEqual([false, undefined, 1]);
  });
  it('GT-15.1 what the last round brings counts', () => {
    const t = flight({
      deck: [],
      seats: [
        { credits: 1, position: 0 },
        { credits: 1, position: 3 },
      ],
    });
    expect(t.match.outcome?.points).toEqual(t.state.credits);
    expect(t.ledger(1, 'finish') - t.ledger(0, 'finish')).toBe(1);
  });
  it('GT-15.2 all loans must be repaid first: 12 credits each', () => {
    const t = over([{ credits: 40, loans: 2 }, { credits: 17 }], EVIL);
    expect(t.match.outcome).toEqual({ places: [2, 1], points: [16, 17] });
  });
  it('GT-15.3 who cannot repay comes after those who can', () => {
    const t = over([{ credits: 11, loans: 1 }, { credits: 0 }, { credits: 24, loans: 2 }], EVIL);
    expect(t.match.outcome).toEqual({ places: [3, 1, 1], points: [-1, 0, 0] });
  });
  it('GT-15.3 inside each group by credits less 12 for each loan; equal players share', () => {
    const t = over(
      [{ credits: 1, loans: 1 }, { credits: 20, loans: 1 }, { credits: 5, loans: 1 }, { credits: 8 }],
      EVIL,
    );
    expect(t.match.outcome).toEqual({ places: [4, 1, 3, 1], points: [-11, 8, -7, 8] });
  });
  it('GT-19.11 where nobody can repay, nobody has won', () => {
    const t = over(
      [
        { credits: 1, loans: 1 },
        { credits: 11, loans: 1 },
        { credits: 11, loans: 1 },
      ],
      EVIL,
    );
    expect(t.match.outcome).toEqual({ places: [4, 2, 2], points: [-11, -1, -1] });
    expect(t.events('ruined').map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });
  it('GT-19.11 who has nothing left but can repay has not lost', () => {
    const t = over(
      [
        { credits: 12, loans: 1 },
        { credits: 11, loans: 1 },
      ],
      EVIL,
    );
    expect(t.match.outcome).toEqual({ places: [1, 2], points: [0, -1] });
    expect(t.events('ruined').map(({ seat }) => seat)).toEqual([1]);
  });
});
