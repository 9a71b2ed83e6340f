import { byId, frozen, type Modifier } from '@starboard/kernel';
import { type Ability, BONUS, type Point, PRINTED_SYMBOLS, type TriggerName, type TriggerOn } from './abilities.ts';
import type { Effects } from './effects.ts';
import { OMEGAS } from './omegas.ts';
import { ROOM } from './rooms.ts';
import type { AbilityTech, RoomTech, Tech } from './techTypes.ts';
import { ANY, BLUE, FLEET, NIAN, RED, symbols, TINCAN, YELLOW } from './terms.ts';
import {
  advance,
  attack,
  copyRoom,
  gainAndroid,
  gainArtifact,
  gainMedal,
  jump,
  move,
  pay,
  recall,
  recycle,
  repair,
  research,
  specialise,
} from './verbs.ts';

const ALPHA = false;
const BETA = true;

/** SC-7.10: "discard to"; SC-14.4: it may replace another technology. */
type Note = 'discard' | 'replace';

const notes = (note: Note | undefined) => ({ discardOnUse: note === 'discard', mayReplace: note === 'replace' });

const room = (id: string, beta: boolean, colour: number, printed: string, effects: Effects, note?: Note): RoomTech => ({
  ...{ id, type: 'room', beta, colour, effects, ability: undefined, score: undefined, ...notes(note) },
  symbols: symbols(printed),
});

const ability = (id: string, beta: boolean, printed: string, does: Ability, note?: Note): AbilityTech => ({
  ...{ id, type: 'ability', beta, colour: -1, effects: [], ability: does, score: undefined, ...notes(note) },
  symbols: symbols(printed),
});

const afterMission = (
  needs: Partial<Pick<TriggerOn<'missionCompleted'>, 'rowColour' | 'shows'>>,
  ...effects: Effects
): Ability => ({ ...{ kind: 'trigger', on: 'missionCompleted', rowColour: -1, shows: [] }, ...needs, effects });

const afterRoom = (needs: Partial<Pick<TriggerOn<'roomActivated'>, 'room' | 'by'>>, ...effects: Effects): Ability => ({
  ...{ kind: 'trigger', on: 'roomActivated', room: -1, by: 'any' },
  ...needs,
  effects,
});

const after = (on: Exclude<TriggerName, 'missionCompleted' | 'roomActivated'>, ...effects: Effects): Ability => ({
  ...{ kind: 'trigger', on, effects },
});

const lasting = (...modifiers: readonly Modifier<Point>[]): Ability => ({ kind: 'modifier', modifiers });
const allows = (...points: readonly Point[]): Ability => lasting(...points.map((at) => ({ at, to: 1 })));

const oncePerRound = (...effects: Effects): Ability => ({ kind: 'turnStart', oncePerRound: true, effects });

/** SC-1.1: the technology cards (Technologiekarten), `t01` to `t50`. */
export const TECHNOLOGIES: readonly (RoomTech | AbilityTech)[] = frozen([
  room('t01', ALPHA, RED, 'r.mm', [move(3)]),
  room('t02', ALPHA, RED, '.rmm', [advance(ANY, 2)]),
  room('t03', ALPHA, RED, 'mm.r', [move(1), gainArtifact(1)]),
  room('t04', ALPHA, RED, 'rrm.', [repair(1), advance(FLEET, 1)]),
  room('t05', BETA, RED, 'v..r', [jump]),
  room('t06', BETA, RED, '.rm.', [advance(ANY, 1), advance(ANY, 1)], 'replace'),
  room('t07', BETA, RED, '..rv', [move(2), advance(FLEET, 1)]),
  room('t08', BETA, RED, 'v..m', [jump, recall(1)], 'discard'),
  room('t09', BETA, YELLOW, 'mv..', [attack, attack]),
  room('t10', ALPHA, YELLOW, 'vvm.', [attack, repair(1)]),
  room('t11', ALPHA, YELLOW, 'vr.v', [attack, advance(NIAN, 1)]),
  room('t12', ALPHA, YELLOW, '.vmv', [pay('pirate', 1, advance(ANY, 3))]),
  room('t13', ALPHA, YELLOW, 'm.rr', [gainMedal(2)]),
  room('t14', BETA, YELLOW, '.rv.', [move(1), attack, move(1)], 'replace'),
  room('t15', ALPHA, YELLOW, 'v.mr', [attack, gainArtifact(1)]),
  room('t16', BETA, YELLOW, '..rm', [attack, attack, attack, repair(1)], 'discard'),
  room('t17', BETA, BLUE, 'rv..', [copyRoom]),
  room('t18', ALPHA, BLUE, 'mvr.', [repair(3)]),
  room('t19', ALPHA, BLUE, 'rm.v', [gainArtifact(1), repair(1)]),
  room('t20', ALPHA, BLUE, 'mmv.', [recycle]),
  room('t21', BETA, BLUE, 'v..m', [gainAndroid(1)]),
  room('t22', BETA, BLUE, '.mv.', [research, gainMedal(1)]),
  room('t23', BETA, BLUE, '.rm.', [pay('artifact', 1, gainAndroid(1), advance(TINCAN, 2))], 'replace'),
  room('t24', BETA, BLUE, 'r..v', [gainArtifact(2), gainMedal(2)], 'discard'),
  ability('t25', ALPHA, 'mr.m', allows('artifacts-as-medals')),
  ability('t26', ALPHA, 'v.vr', allows('pirates-as-medals')),
  ability('t27', ALPHA, 'v.mm', afterMission({ rowColour: RED }, advance(FLEET, 1))),
  ability('t28', ALPHA, 'mrr.', afterMission({ rowColour: YELLOW }, advance(NIAN, 1))),
  ability('t29', BETA, '..mv', afterMission({ rowColour: BLUE }, advance(TINCAN, 1))),
  ability('t30', BETA, 'm..r', lasting({ at: 'storage', add: 2 })),
  ability('t31', ALPHA, 'mrr.', allows('pirates-for-damage')),
  ability('t32', BETA, 'v.m.', allows('repair-for-moves')),
  ability('t33', BETA, '.m.r', afterMission({ shows: PRINTED_SYMBOLS }, advance(NIAN, 2))),
  ability('t34', ALPHA, 'rv.m', lasting({ at: 'bonus-repair', to: BONUS.repairTwo })),
  ability('t35', BETA, '..mr', allows('safe-on-missions', 'safe-past-pirates')),
  ability('t36', ALPHA, 'rvv.', oncePerRound(specialise(1))),
  ability('t37', ALPHA, 'vr.m', allows('any-track')),
  ability('t38', BETA, 'v..r', lasting({ at: 'bonus-move', to: BONUS.jump })),
  ability('t39', BETA, '.mv.', after('pirateDefeated', gainMedal(1))),
  ability('t40', BETA, '.v.m', lasting({ at: 'promotion-cost', to: 2 }), 'replace'),
  ability('t41', BETA, 'v.m.', lasting({ at: 'stay-on-break', to: 2 })),
  ability('t42', ALPHA, 'mm.v', afterRoom({ room: ROOM.maintenance }, repair(1))),
  ability('t43', BETA, 'v.m.', oncePerRound(pay('medal', 1, recall(1)))),
  ability('t44', ALPHA, 'r.vv', afterRoom({ room: ROOM.helm }, move(1))),
  ability('t45', ALPHA, 'r.vm', allows('safe-in-weapons-room')),
  ability('t46', BETA, '.rm.', lasting({ at: 'bonus-medal', to: BONUS.twoMedals })),
  ability('t47', ALPHA, 'mr.v', after('stationUsed', advance(ANY, 1))),
  ability('t48', ALPHA, '.mrv', afterRoom({ by: 'artifacts' }, advance(TINCAN, 1))),
  ability('t49', BETA, 'm..v', after('androidReturned', advance(TINCAN, 1))),
  ability('t50', BETA, 'mr..', after('placedSelf', gainMedal(1), repair(1)), 'replace'),
]);

/** A technology in the state is an index into this list: `t01` to `t50`, then the omegas. */
export const TECHS: readonly Tech[] = frozen([...TECHNOLOGIES, ...OMEGAS]);
export const TECH_COUNT = TECHS.length;

/** The omegas are the last cards. */
export const FIRST_OMEGA = TECHNOLOGIES.length;
export const isOmega = (tech: number): boolean => tech >= FIRST_OMEGA;

/** Index of each technology: `TECH.t17`. */
export const TECH = byId(TECHS);
