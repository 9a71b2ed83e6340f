/** How a match went, read off the points in its course. */

/** Something that turned the match: somebody took the lead, or made a great leap. */
export interface Turn {
  readonly kind: 'lead' | 'back' | 'leap';
  readonly seat: number;
  /** After which step. */
  readonly at: number;
  readonly by: number;
}

/** What a seat that did not win can be proud of, and how much of it. */
export interface Praise {
  readonly kind: 'level' | 'close' | 'led' | 'leapt' | 'surged' | 'reached' | 'endured';
  readonly n: number;
}

export interface Story {
  readonly turns: readonly Turn[];
  /** By seat; winners need none. */
  readonly praise: readonly (Praise | undefined)[];
}

type Course = readonly (readonly number[])[];

/** Turning points beyond this many are only steps. */
const MOST = 4;
/** Behind by no more than this share of the winner's points is close. */
const CLOSE = 0.08;
/** Ahead for this share of the match is worth a word. */
const LONG = 0.15;

/** Who alone has most, or -1. */
function leaderOf(points: readonly number[]): number {
  const most = Math.max(...points);
  const first = points.indexOf(most);
  return points.lastIndexOf(most) === first ? first : -1;
}

/** Each time somebody else is ahead, with the lead after it; who had it before has it back. */
function leads(course: Course): readonly Turn[] {
  const turns: Turn[] = [];
  const had = new Set<number>();
  for (const [at, points] of course.entries()) {
    const seat = leaderOf(points);
    if (at === 0 || seat < 0 || turns.at(-1)?.seat === seat) continue;
    const by = points[seat] - Math.max(...points.filter((_, other) => other !== seat));
    turns.push({ kind: had.has(seat) ? 'back' : 'lead', seat, at, by });
    had.add(seat);
  }
  return turns;
}

const leapsOf = (course: Course, seat: number): readonly number[] =>
  course.slice(1).map((points, i) => points[seat] - course[i][seat]);

/** The greatest gain in one step. */
function greatestLeap(course: Course): Turn | undefined {
  const leaps = (course[0] ?? []).flatMap((_, seat) =>
    leapsOf(course, seat).map((by, i): Turn => ({ kind: 'leap', seat, at: i + 1, by })),
  );
  const greatest = leaps.reduce<Turn | undefined>((best, one) => (one.by > (best?.by ?? 0) ? one : best), undefined);
  return greatest;
}

/** The first lead, the last ones, and the greatest leap, in their order. */
function turnsOf(course: Course): readonly Turn[] {
  const [first, ...rest] = leads(course);
  if (first === undefined) return [];
  const leap = greatestLeap(course);
  const turns = [first, ...rest.slice(-(MOST - 2))];
  const isNew = leap !== undefined && turns.every(({ at, seat }) => at !== leap.at || seat !== leap.seat);
  return (isNew ? [...turns, leap] : turns).toSorted((a, b) => a.at - b.at);
}

const mostOf = (values: readonly number[], seat: number): boolean =>
  values[seat] > 0 && values.every((value, other) => other === seat || value < values[seat]);

/** Who is not behind the winner in points and has lost all the same, by debts or a disqualification, was not close. */
function praiseOf(course: Course, seat: number, winner: number): Praise {
  const [start, end] = [course[0], course[course.length - 1]];
  const behind = end[winner] - end[seat];
  if (behind === 0) return { kind: 'level', n: 0 };
  if (behind > 0 && behind <= end[winner] * CLOSE) return { kind: 'close', n: behind };
  const led = course.filter((points) => leaderOf(points) === seat).length / course.length;
  if (led >= LONG) return { kind: 'led', n: Math.round(led * 100) };
  const leaps = start.map((_, other) => Math.max(0, ...leapsOf(course, other)));
  if (mostOf(leaps, seat)) return { kind: 'leapt', n: leaps[seat] };
  const late = course[Math.floor((course.length * 2) / 3)];
  const surges = end.map((points, other) => points - late[other]);
  if (mostOf(surges, seat)) return { kind: 'surged', n: surges[seat] };
  return end[seat] > 0 ? { kind: 'reached', n: end[seat] } : { kind: 'endured', n: 0 };
}

/** The story of a match of several seats; nothing turned where somebody plays alone. */
export function storyOf(course: Course, places: readonly number[]): Story {
  if (places.length < 2 || course.length < 2) return { turns: [], praise: places.map(() => undefined) };
  return {
    turns: turnsOf(course),
    praise: places.map((place, seat) => (place === 1 ? undefined : praiseOf(course, seat, places.indexOf(1)))),
  };
}
