/**
 * Battles once more, written down from the rulebook alone and knowing nothing of the program's rules: plain objects, no state, no
 * cleverness. It is handed the dice that fell and the choices that were made, and says what must come of them.
 */

export interface ShipGroup {
  readonly type: number;
  readonly initiative: number;
  readonly computer: number;
  readonly shield: number;
  readonly hull: number;
  readonly cannons: readonly string[];
  readonly missiles: readonly string[];
  /** How many reputation draws one of them is worth. */
  readonly worth: number;
  readonly canRetreat: boolean;
  /** The damage of each ship that is left. */
  ships: number[];
  retreating?: string | undefined;
}

export interface Side {
  readonly name: string;
  readonly isNobody: boolean;
  readonly splits: boolean;
  readonly refuges: readonly string[];
  readonly groups: ShipGroup[];
  /** Ships that got away: type and damage. */
  readonly escaped: { type: number; damage: number; to: string }[];
  fled: boolean;
  fought: boolean;
  worth: number;
}

export type Choice =
  | { readonly ask: 'first'; readonly type: number }
  | { readonly ask: 'engage'; readonly to: string | undefined }
  | { readonly ask: 'leave'; readonly to: string }
  | { readonly ask: 'aim'; readonly type: number; readonly damage: number };

/** What happened at the real table, in order. */
export interface Tape {
  die(): number;
  choose(ask: Choice['ask'], who: string, options: readonly string[]): string;
}

const FACES = ['blank', '2', '3', '4', '5', 'burst'];
const DAMAGE: Readonly<Record<string, number>> = { yellow: 1, orange: 2, blue: 3, red: 4 };
const RIFT = [
  [1, 0],
  [2, 0],
  [3, 1],
  [0, 1],
  [0, 0],
  [0, 0],
];
/** Dreadnought, Cruiser, Starbase, Interceptor. */
const SIZE = [2, 1, 3, 0];

interface Rolled {
  readonly colour: string;
  readonly face: string;
  damage: number;
}

const alive = (side: Side) => side.groups.some(({ ships }) => ships.length > 0);

function isHit(die: Rolled, computer: number, shield: number): boolean {
  if (die.colour === 'rift') return die.damage > 0;
  if (die.face === 'burst') return true;
  if (die.face === 'blank') return false;
  return Number(die.face) + computer - shield >= 6;
}

/** All battles of one sector. The sides stand in line: nobody's ships, the controller, then as they came. */
export function fightSector(sides: readonly Side[], tape: Tape, atPeace: (side: Side) => boolean): void {
  for (;;) {
    const line = sides.filter(alive);
    if (line.length < 2) return;
    const attacker = line[line.length - 1];
    const defender = line[line.length - 2];
    if (defender.isNobody && atPeace(attacker)) return;
    attacker.fought = true;
    defender.fought = true;
    battle(attacker, defender, tape);
    for (const side of [attacker, defender]) for (const group of side.groups) group.retreating = undefined;
  }
}

function battle(attacker: Side, defender: Side, tape: Tape): void {
  const gone = new Set<ShipGroup>();
  turns(attacker, defender, tape, true, gone);
  while (alive(attacker) && alive(defender)) {
    const armed = [...attacker.groups, ...defender.groups].some(
      ({ ships, cannons }) => ships.length > 0 && cannons.length > 0,
    );
    if (armed) turns(attacker, defender, tape, false, gone);
    else breakOff(attacker, tape);
  }
}

function breakOff(attacker: Side, tape: Tape): void {
  attacker.fled = true;
  for (const group of attacker.groups) {
    if (group.ships.length === 0) continue;
    const places = group.canRetreat ? attacker.refuges : [];
    if (places.length === 0) group.ships = [];
    else getAway(attacker, group, places.length === 1 ? places[0] : tape.choose('leave', attacker.name, places));
  }
}

function getAway(side: Side, group: ShipGroup, to: string): void {
  for (const damage of group.ships) side.escaped.push({ type: group.type, damage, to });
  group.ships = [];
}

/** Everybody who can acts once, the highest initiative first. */
function turns(attacker: Side, defender: Side, tape: Tape, missiles: boolean, gone: Set<ShipGroup>): void {
  const done = new Set<ShipGroup>();
  for (;;) {
    if (!alive(attacker) || !alive(defender)) return;
    const ready = (side: Side) =>
      side.groups.filter(
        (group) => group.ships.length > 0 && !done.has(group) && (!missiles || group.missiles.length > 0),
      );
    const best = Math.max(-1, ...[...ready(attacker), ...ready(defender)].map(({ initiative }) => initiative));
    if (best < 0) return;
    const atBest = (side: Side) => ready(side).filter(({ initiative }) => initiative === best);
    const side = atBest(defender).length > 0 ? defender : attacker;
    const other = side === defender ? attacker : defender;
    const tied = atBest(side);
    const chosen = tied.length === 1 ? tied[0] : firstOf(side, tied, tape);
    done.add(chosen);
    if (missiles) volley(side, chosen, other, chosen.missiles, tape, false, gone);
    else act(side, chosen, other, tape, gone);
  }
}

function firstOf(side: Side, tied: readonly ShipGroup[], tape: Tape): ShipGroup {
  const names = tied.map(({ type }) => String(type));
  return tied[names.indexOf(tape.choose('first', side.name, names))];
}

function act(side: Side, group: ShipGroup, other: Side, tape: Tape, gone: Set<ShipGroup>): void {
  if (group.retreating !== undefined) {
    getAway(side, group, group.retreating);
    gone.add(group);
    noteFlight(side, gone);
    return;
  }
  if (!side.isNobody && group.canRetreat && side.refuges.length > 0) {
    const answer = tape.choose('engage', side.name, ['attack', ...side.refuges]);
    if (answer !== 'attack') {
      group.retreating = answer;
      noteFlight(side, gone);
      return;
    }
  }
  volley(side, group, other, group.cannons, tape, side.splits, gone);
}

/** Once all that is left of a side is on the run or gone, there is no draw for taking part. */
function noteFlight(side: Side, gone: Set<ShipGroup>): void {
  const left = side.groups.filter(({ ships }) => ships.length > 0);
  const runs = left.some(({ retreating }) => retreating !== undefined) || side.groups.some((group) => gone.has(group));
  if (runs && left.every(({ retreating }) => retreating !== undefined)) side.fled = true;
}

function volley(
  side: Side,
  group: ShipGroup,
  other: Side,
  weapons: readonly string[],
  tape: Tape,
  splits: boolean,
  gone: Set<ShipGroup>,
): void {
  let backfire = 0;
  const rolled: Rolled[] = [];
  for (let ship = 0; ship < group.ships.length; ship++)
    for (const colour of weapons) {
      const die = tape.die();
      if (colour === 'rift') {
        rolled.push({ colour, face: '', damage: RIFT[die - 1][0] });
        backfire += RIFT[die - 1][1];
      } else rolled.push({ colour, face: FACES[die - 1], damage: DAMAGE[colour] });
    }
  const dice = rolled.filter((die) =>
    other.groups.some((one) => one.ships.length > 0 && isHit(die, group.computer, one.shield)),
  );
  if (side.isNobody) byRule(dice, group, side, other);
  else
    for (const die of dice.flatMap((one) =>
      splits && one.colour === 'red' ? [1, 1, 1, 1].map((damage) => ({ ...one, damage })) : [one],
    ))
      byChoice(die, group, side, other, tape);
  sufferBackfire(side, backfire);
  noteFlight(side, gone);
  noteFlight(other, gone);
}

const sorted = (ships: readonly number[]) => [...ships].sort((a, b) => b - a);

function hurt(by: Side, group: ShipGroup, before: number, damage: number): void {
  group.ships.splice(group.ships.indexOf(before), 1);
  if (before + damage <= group.hull) group.ships.push(before + damage);
  else by.worth += group.worth;
}

function byChoice(die: Rolled, from: ShipGroup, side: Side, other: Side, tape: Tape): void {
  const targets = other.groups.flatMap((group) =>
    isHit(die, from.computer, group.shield)
      ? [...new Set(sorted(group.ships))].map((damage) => ({ group, damage }))
      : [],
  );
  if (targets.length === 0) return;
  const names = targets.map(({ group, damage }) => `${group.type}/${damage}`);
  const chosen = targets.length === 1 ? names[0] : tape.choose('aim', side.name, names);
  const { group, damage } = targets[names.indexOf(chosen)];
  hurt(side, group, damage, die.damage);
}

/** Ships of nobody: kill from the largest to the smallest with as little as possible, then hit the largest. */
function byRule(dice: readonly Rolled[], from: ShipGroup, side: Side, other: Side): void {
  const order = [...other.groups]
    .sort((a, b) => SIZE.indexOf(a.type) - SIZE.indexOf(b.type))
    .flatMap((group) => sorted(group.ships).map((damage) => ({ group, damage, taken: 0, dead: false })));
  let left = [...dice];
  for (const ship of order) {
    const need = ship.group.hull - ship.damage + 1;
    const sets = subsets(left.filter((die) => isHit(die, from.computer, ship.group.shield)))
      .filter((set) => total(set) >= need)
      .sort(compareSets);
    if (sets.length === 0) continue;
    ship.dead = true;
    left = left.filter((die) => !sets[0].includes(die));
  }
  for (const die of left) {
    const ship = order.find(({ dead, group }) => !dead && isHit(die, from.computer, group.shield));
    if (ship !== undefined) ship.taken += die.damage;
  }
  for (const { group, damage, taken, dead } of order)
    if (dead) hurt(side, group, damage, 99);
    else if (taken > 0) hurt(side, group, damage, taken);
}

const total = (set: readonly Rolled[]) => set.reduce((sum, { damage }) => sum + damage, 0);
const rank = ({ face }: Rolled) => (face === 'burst' ? 6 : Number(face));

function compareSets(a: readonly Rolled[], b: readonly Rolled[]): number {
  const faces = (set: readonly Rolled[]) =>
    set
      .map(rank)
      .sort((x, y) => x - y)
      .join();
  return total(a) - total(b) || a.length - b.length || faces(a).localeCompare(faces(b));
}

function subsets<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [];
  const [first, ...rest] = items;
  const without = subsets(rest);
  return [[first], ...without.map((set) => [first, ...set]), ...without];
}

/** Rift dice strike their own: kill from the largest to the smallest, then as much as possible. */
function sufferBackfire(side: Side, points: number): void {
  let left = points;
  if (left === 0) return;
  const own = [...side.groups]
    .filter(({ cannons }) => cannons.includes('rift'))
    .sort((a, b) => SIZE.indexOf(a.type) - SIZE.indexOf(b.type));
  for (const group of own)
    for (const damage of sorted(group.ships))
      if (group.hull - damage + 1 <= left) {
        left -= group.hull - damage + 1;
        group.ships.splice(group.ships.indexOf(damage), 1);
      }
  for (const group of own)
    for (const damage of sorted(group.ships)) {
      const more = Math.min(left, group.hull - damage);
      left -= more;
      group.ships[group.ships.indexOf(damage)] = damage + more;
    }
}

/** How many reputation tiles a side draws for a sector. */
export const drawsOf = ({ fought, fled, worth }: Side): number => (fought ? Math.min(5, (fled ? 0 : 1) + worth) : 0);
