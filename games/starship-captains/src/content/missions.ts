import { byId, frozen } from '@starboard/kernel';
import type { PrintedSymbol } from './abilities.ts';
import { type Effect, type Effects, withNested } from './effects.ts';
import { ANY, BLUE, FLEET, GOLD, NIAN, RED, TINCAN, YELLOW } from './terms.ts';
import {
  advance,
  ambush,
  attack,
  choose,
  damage,
  drawTech,
  forEachAndroid,
  gainAndroid,
  gainArtifact,
  gainMedal,
  gainPirate,
  jump,
  move,
  pay,
  peekMissions,
  recall,
  recycle,
  repair,
  research,
} from './verbs.ts';

/** SC-15.4: one row (Zeile) of a mission; `colour` may be gold. */
export interface MissionRow {
  readonly colour: number;
  readonly effects: Effects;
}

export interface Mission {
  readonly id: string;
  readonly points: number;
  readonly rows: readonly MissionRow[];
  /** SC-24.12: what any of its rows shows, also inside other effects. */
  readonly printed: Readonly<Record<PrintedSymbol, boolean>>;
}

const showsPirate = (effect: Effect): boolean =>
  effect.op === 'gainPirate' || (effect.op === 'pay' && effect.item === 'pirate');

function mission(id: string, points: number, ...printed: readonly (readonly [number, ...Effects])[]): Mission {
  const rows = printed.map(([colour, ...effects]) => ({ colour, effects }));
  const all = withNested(rows.flatMap((row) => row.effects));
  const attackShown = all.some(({ op }) => op === 'attack');
  const ambushShown = all.some(({ op }) => op === 'ambush');
  return { id, points, rows, printed: { attack: attackShown, ambush: ambushShown, pirate: all.some(showsPirate) } };
}

/** SC-1.1: the missions (Missionskarten), `m01` to `m50`. A mission in the state is an index into this list. */
export const MISSIONS: readonly Mission[] = frozen([
  mission('m01', 4, [YELLOW, damage(1), advance(NIAN, 2)], [BLUE, drawTech('omega', 3, 1)]),
  mission('m02', 4, [RED, peekMissions(3), jump], [BLUE, gainArtifact(1), ambush]),
  mission('m03', 4, [BLUE, drawTech('main', 3, 1)], [RED, advance(TINCAN, 1)]),
  mission('m04', 4, [YELLOW, damage(2), advance(ANY, 4)], [BLUE, repair(1), gainArtifact(1)]),
  mission('m05', 5, [RED, move(2)], [YELLOW, attack]),
  mission('m06', 4, [RED, advance(FLEET, 3)], [BLUE, gainMedal(1), repair(1)]),
  mission('m07', 5, [BLUE, gainArtifact(1)], [RED, move(1), advance(NIAN, 2)]),
  mission('m08', 4, [BLUE, repair(1)], [YELLOW, advance(TINCAN, 2)]),
  mission('m09', 4, [YELLOW, attack, advance(NIAN, 2)], [YELLOW, gainMedal(1)]),
  mission('m10', 4, [YELLOW, ambush, gainArtifact(2)], [RED, advance(NIAN, 4)]),
  mission('m11', 4, [BLUE, recall(1)], [RED, move(1), advance(FLEET, 2)]),
  mission('m12', 4, [RED, move(1), advance(ANY, 2)], [YELLOW, gainMedal(1)]),
  mission('m13', 5, [YELLOW, choose([gainArtifact(1)], [gainMedal(1)])], [BLUE, repair(1)]),
  mission('m14', 4, [YELLOW, choose([repair(2)], [advance(NIAN, 4)])], [BLUE, gainArtifact(1)]),
  mission('m15', 4, [RED, pay('pirate', 1, move(2), advance(FLEET, 4))], [BLUE, research]),
  mission('m16', 4, [RED, advance(ANY, 3)], [GOLD, advance(TINCAN, 3)]),
  mission('m17', 4, [YELLOW, damage(1), advance(FLEET, 4)], [RED, jump]),
  mission('m18', 4, [RED, gainMedal(2)], [YELLOW, recall(1)]),
  mission('m19', 6, [BLUE, drawTech('omega', 3, 1)], [GOLD, advance(TINCAN, 2)], [YELLOW, gainMedal(1)]),
  mission('m20', 6, [BLUE, gainAndroid(1)], [GOLD, forEachAndroid(advance(ANY, 1))], [RED, advance(TINCAN, 2)]),
  mission('m21', 6, [RED, advance(FLEET, 1)], [YELLOW, advance(ANY, 1), advance(ANY, 1)], [BLUE, repair(1)]),
  mission('m22', 6, [YELLOW, attack], [YELLOW, ambush, advance(NIAN, 4)], [RED, move(2)]),
  mission('m23', 7, [BLUE, gainArtifact(1)], [BLUE, repair(1), advance(TINCAN, 1)], [RED, advance(FLEET, 2)]),
  mission('m24', 6, [YELLOW, damage(1), gainArtifact(2)], [BLUE, research], [RED, jump]),
  mission('m25', 6, [RED, advance(TINCAN, 1)], [BLUE, gainAndroid(1)], [YELLOW, gainMedal(1)]),
  mission('m26', 7, [BLUE, research], [BLUE, repair(1)], [YELLOW, advance(NIAN, 2), ambush]),
  mission('m27', 6, [RED, move(3)], [RED, advance(FLEET, 4)], [YELLOW, attack]),
  mission('m28', 7, [BLUE, repair(2)], [YELLOW, gainMedal(1)], [RED, advance(ANY, 1)]),
  mission('m29', 6, [YELLOW, damage(1), advance(FLEET, 2)], [RED, move(2), advance(ANY, 1)], [BLUE, gainMedal(1)]),
  mission('m30', 6, [RED, advance(ANY, 1), advance(ANY, 1)], [YELLOW, advance(NIAN, 2)], [BLUE, gainMedal(1)]),
  mission('m31', 7, [RED, advance(FLEET, 2), advance(NIAN, 1)], [BLUE, repair(1)], [YELLOW, gainMedal(1)]),
  mission('m32', 6, [BLUE, recycle], [YELLOW, gainArtifact(1)], [GOLD, advance(TINCAN, 3), gainArtifact(1)]),
  mission('m33', 6, [YELLOW, attack, attack], [RED, move(1)], [YELLOW, advance(NIAN, 3)]),
  mission('m34', 7, [YELLOW, ambush, attack], [YELLOW, gainArtifact(1), gainMedal(1)], [BLUE, repair(2)]),
  mission('m35', 6, [RED, recall(1)], [YELLOW, damage(1), advance(ANY, 4)], [BLUE, repair(1)]),
  mission('m36', 7, [RED, advance(ANY, 2)], [BLUE, repair(1)], [RED, advance(FLEET, 2)]),
  mission('m37', 7, [YELLOW, gainMedal(1)], [BLUE, advance(TINCAN, 2), gainArtifact(1)], [RED, move(1)]),
  mission('m38', 6, [BLUE, damage(1), research], [BLUE, gainArtifact(1)], [RED, advance(TINCAN, 3)]),
  mission('m39', 6, [RED, advance(NIAN, 3)], [YELLOW, pay('pirate', 1, advance(ANY, 3))], [BLUE, gainMedal(1)]),
  mission(
    'm40',
    6,
    [BLUE, pay('artifact', 1, gainAndroid(1), advance(TINCAN, 2))],
    [RED, advance(FLEET, 2)],
    [YELLOW, repair(1)],
  ),
  mission('m41', 7, [RED, jump, ambush], [BLUE, advance(ANY, 1)], [YELLOW, gainMedal(1)]),
  mission('m42', 6, [BLUE, pay('tech', 1, advance(ANY, 3))], [YELLOW, gainPirate(1)], [GOLD, advance(TINCAN, 3)]),
  mission(
    'm43',
    9,
    [RED, advance(FLEET, 2)],
    [RED, advance(ANY, 2)],
    [YELLOW, advance(NIAN, 1)],
    [BLUE, advance(TINCAN, 1)],
  ),
  mission('m44', 9, [YELLOW, attack], [YELLOW, damage(1), advance(NIAN, 4)], [RED, move(2)], [BLUE, repair(2)]),
  mission('m45', 9, [RED, recall(1)], [RED, advance(FLEET, 2)], [BLUE, repair(1)], [YELLOW, gainMedal(1)]),
  mission('m46', 9, [BLUE, research], [BLUE, gainArtifact(1)], [YELLOW, advance(TINCAN, 2)], [RED, move(1)]),
  mission('m47', 9, [GOLD, advance(TINCAN, 1)], [RED, advance(ANY, 1)], [BLUE, gainAndroid(1)], [YELLOW, gainMedal(1)]),
  mission('m48', 10, [YELLOW, attack], [RED, move(2), ambush], [YELLOW, gainArtifact(1)], [BLUE, advance(FLEET, 2)]),
  mission('m49', 9, [BLUE, jump], [RED, advance(ANY, 1)], [BLUE, research], [YELLOW, repair(1)]),
  mission(
    'm50',
    9,
    [RED, gainMedal(1)],
    [YELLOW, advance(NIAN, 1), gainArtifact(1)],
    [BLUE, advance(TINCAN, 2), repair(1)],
    [RED, advance(ANY, 1)],
  ),
]);
export const MISSION_COUNT = MISSIONS.length;

/** Index of each mission: `MISSION.m20`. */
export const MISSION = byId(MISSIONS);
