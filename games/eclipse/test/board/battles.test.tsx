import { times } from '@starboard/board';
import { describe, expect, it } from 'vitest';
import { chancesAt, winsAt } from '../../src/board/chances.ts';
import { chronicled, oddsBefore } from '../../src/board/chronicle.ts';
import { causesOf, notesOf } from '../../src/board/index.tsx';
import { Reckoner, type Thread, tried, type Wanted } from '../../src/board/reckoner.ts';
import { nextShot } from '../../src/board/useFightOn.ts';
import { SITE_IDS } from '../../src/content/sectors.ts';
import type { SeenEvent } from '../../src/events.ts';
import type { Battle } from '../../src/oracle/index.ts';
import { battleSite } from '../../src/rules/battle.ts';
import { GUARD_SIDE } from '../../src/state.ts';
import type { Seen } from '../../src/view.ts';
import { fight } from '../fight.ts';
import { die } from '../table.ts';
import { kit } from './scenes.ts';

const { boardOf, propsOf } = kit;

/** A battle of two Interceptors against a Cruiser and an Interceptor, in which seat 1 has rolled two bursts. */
const battle = (guards = 0) =>
  fight({
    ships: guards > 0 ? [{}, { interceptor: 2 }] : [{ cruiser: 1, interceptor: 1 }, { interceptor: 2 }],
    guards,
    dice: [die.burst, die.burst],
    seats: [{}, { parts: { interceptor: { 2: 'tachyon-drive' } } }],
  }).match;

describe('the battle theatre', () => {
  it('says how likely each side wins, and by how much that may be wrong', () => {
    const match = battle();
    const { view } = propsOf(match, 1);
    const chances = chancesAt(view, battleSite(view));
    if (chances === undefined) throw new Error('Nobody fights');
    const { attackerWins, defenderWins, even, error } = chances;
    expect(attackerWins + defenderWins + even).toBe(100);
    expect(error).toBeGreaterThan(0);
    expect(error).toBeLessThanOrEqual(3);
    expect(winsAt(view, chances.attacker, battleSite(view))).toBe(attackerWins);
    const html = boardOf(match, 1, { size: { width: 560, height: 738 } });
    expect(html).toContain('ec-odds-bar');
    expect(html).toContain('data-show="fight-on"');
  });

  it('fights on as the policy says, until something else is asked', () => {
    const match = battle();
    const { seat } = match.next();
    const props = propsOf(match, seat);
    const ref = nextShot(props);
    expect(ref).toMatch(/^target:/);
    expect(props.lit.has(ref ?? '')).toBe(true);
    expect(nextShot({ ...props, decisions: [] })).toBeUndefined();
  });

  it('says how likely one wins before a ship moves to others', () => {
    const match = kit.played({ players: 2, seed: 'moves', luck: 1.5 }, () => false, 400);
    const { view, decisions } = propsOf(match, 0);
    const site = view.placed.find((one) => view.guards[one] > 0) ?? -1;
    const told = causesOf(view, 0, { do: 'move', ship: 'interceptor-1', to: SITE_IDS[site] }, decisions);
    expect(told.map(({ key }) => key)).toEqual(['cause.opponents', 'cause.wins']);
  });

  it('EC-17.6: calls the points of an Antimatter Cannon red', () => {
    const match = battle();
    const { view, decisions } = propsOf(match, 1);
    const point = 5 * 8 + 6;
    const asked = decisions.map((one) => ({ ...one, about: { die: point } }));
    const [, note] = notesOf({ ...view, dice: [point] }, 1, asked);
    expect(note.values?.die).toEqual({ key: 'die.red' });
  });
});

describe('the history of a battle', () => {
  const view = propsOf(battle(2), 1).view as Seen;
  const site = battleSite(view);
  const rule = '';
  const fired = (seat: number | undefined, faces: readonly number[]): SeenEvent => ({
    event: 'cannons-fired',
    rule,
    ...(seat === undefined ? {} : { seat }),
    kind: seat === undefined ? 4 : 0,
    colours: faces.map(() => 0),
    faces,
  });

  it('counts dice, hits and losses of both sides, and who stayed', () => {
    const events: readonly SeenEvent[] = [
      { event: 'battle-began', rule, site, seat: 1 },
      fired(undefined, [1, 6]),
      { event: 'ship-destroyed', rule, seat: 1, ship: 0, damage: 1 },
      fired(1, [6]),
      { event: 'guard-hit', rule, seat: 1, site, guard: 0, damage: 1 },
    ];
    const [one] = chronicled([], events, view, undefined);
    expect(one.attacker).toMatchObject({ side: 1, dice: 1, hits: 1, lost: 1 });
    expect(one.defender).toMatchObject({ side: GUARD_SIDE, dice: 2, hits: 1, lost: 0 });
    expect(one.defender.expected).toBeGreaterThan(0);
    expect(one.isOver).toBe(false);
    const [over] = chronicled([one], [{ event: 'battle-ended', rule, site }], view, undefined);
    expect(over).toMatchObject({ isOver: true, winner: 1 });
    expect(over.events).toHaveLength(4);
  });

  it('knows the odds before the first die, if it saw the table then', () => {
    const before: Seen = { ...view, attacker: -1, defender: -1, dice: [], phase: 'action' };
    const began: readonly SeenEvent[] = [{ event: 'battle-began', rule, site, seat: 1 }];
    expect(oddsBefore(chronicled([], began, view, before)[0])).toHaveLength(2);
    expect(oddsBefore(chronicled([], began, view, undefined)[0])).toBeUndefined();
  });
});

describe('odds that are reckoned in a thread of their own', () => {
  const ship = { initiative: 2, computer: 1, shield: 0, hull: 1, cannons: [0], missiles: [], hasActed: false };
  const side = (seat: number, n: number) => ({
    seat,
    splits: false,
    squadrons: [{ ...ship, type: 1, ships: times(n, (i) => i), damage: times(n, () => 0), leaves: false }],
  });
  const battle = (n: number): Battle => ({ attacker: side(0, n), defender: side(1, 1), missiles: true });
  const thread = () => {
    const posted: Wanted[][] = [];
    const one: Thread = { postMessage: (wanted) => posted.push([...wanted]), onmessage: null, onerror: null };
    return { one, posted };
  };

  it('are asked for once, all together, and told to whoever listens', async () => {
    const { one, posted } = thread();
    const reckoner = new Reckoner(() => one);
    let heard = 0;
    const stop = reckoner.subscribe(() => heard++);
    expect([reckoner.oddsOf(battle(1)), reckoner.oddsOf(battle(2)), reckoner.oddsOf(battle(1))]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    await Promise.resolve();
    expect(posted.map((wanted) => wanted.length)).toEqual([2]);
    one.onmessage?.({ data: posted[0].map(({ key, battle: of }) => ({ key, odds: tried(of) })) });
    expect([heard, reckoner.count()]).toEqual([1, 1]);
    expect(reckoner.oddsOf(battle(2))).toEqual(tried(battle(2)));
    stop();
    one.onmessage?.({ data: [] });
    expect(heard).toBe(1);
  });

  it('are reckoned at once if the thread fails, or if there is none', async () => {
    const { one } = thread();
    const reckoner = new Reckoner(() => one);
    expect(reckoner.oddsOf(battle(3))).toBeUndefined();
    await Promise.resolve();
    one.onerror?.(undefined as never);
    expect(reckoner.oddsOf(battle(3))).toEqual(tried(battle(3)));
    expect(new Reckoner(undefined).oddsOf(battle(3))).toEqual(tried(battle(3)));
  });
});
