import { isRace, racingBot } from '@starboard/bots';
import {
  type AnyGame,
  type AnyMatch,
  CLOCK,
  type Difference,
  differences,
  type LogEntry,
  loadMatch,
  type MatchFile,
  type MatchView,
  matchFile,
  type Plain,
  readScenario,
  runScenario,
  type Scenario,
  type Seat,
  SPECTATOR,
  sameAction,
  scenarioAt,
  unruled,
  urgencyOf,
  type Verdict,
  type Viewer,
  type WrittenAction,
  withDraws,
} from '@starboard/kernel';
import type { TableState } from '../session.ts';
import { buildMatch } from './build.ts';
import type { Chair, LocalMatch } from './localMatch.ts';

/** What a screen is told after something happened. */
export interface Update {
  readonly view: MatchView;
  readonly viewer: Viewer;
  /** The history: so many steps stay as they were, and these follow. */
  readonly keep: number;
  readonly steps: readonly (readonly unknown[])[];
  /** Log entries that are new. */
  readonly entries: readonly LogEntry[];
  readonly commitment: string;
  readonly luck?: Luck;
  /** The bot that is to act now, and in a race the match time at which it does. */
  readonly bot?: Seat;
  readonly botAt?: number;
  /** The person that is to act now. */
  readonly person?: Seat;
  /** Match time, less the time of the screen. */
  readonly clockOffset: number;
  /** Match time at which the clock will answer for somebody. */
  readonly deadline?: number;
}

/** Holds one match for one screen. Knows no thread and no storage, and what time it is only from who asks it (`now`). */
export class MatchHost {
  readonly #game: AnyGame;
  readonly #match: AnyMatch;
  readonly #local: LocalMatch;
  /** Match time, less the time of the screen. */
  #offset: number;
  #viewer: Viewer;
  #told: readonly (readonly unknown[])[] = [];
  #logged: number;

  constructor(game: AnyGame, local: LocalMatch, viewer: Viewer, now: number) {
    this.#game = game;
    this.#local = local;
    this.#match = buildMatch(game, local);
    this.#viewer = viewer;
    this.#offset = (this.#match.log.at(-1)?.at ?? 0) - now;
    this.#logged = this.#match.seq;
  }

  /** Never runs backwards, whatever the clock of the screen does. */
  #matchTime(now: number): number {
    return Math.max(this.#match.log.at(-1)?.at ?? 0, now + this.#offset);
  }

  act(seat: Seat, action: WrittenAction, now: number): Verdict {
    return this.#match.submit(seat, action, this.#matchTime(now));
  }

  /** Does what is done for a seat that cannot answer, if the table still waits for it. */
  fallback(seat: Seat, now: number): Verdict {
    if (this.#match.over || this.#match.next().seat !== seat) return unruled('not-asked');
    return this.#match.take(seat, this.#match.fallback(seat), this.#matchTime(now));
  }

  undo(seat: Seat, now: number): Verdict {
    return this.#match.undo(seat, this.#matchTime(now));
  }

  look(viewer: Viewer): void {
    this.#viewer = viewer;
    this.#told = [];
  }

  /** Lets the clock answer for everybody whose time is up. */
  tick(now: number): void {
    const time = this.#matchTime(now);
    const late = this.#match.decisions(SPECTATOR).filter(({ deadline }) => deadline !== undefined && deadline <= time);
    for (const { seat } of late) this.#match.submit(CLOCK, { do: 'time-up', seat }, time);
  }

  /** Lets match time pass at once, as far as the next moment of the clock: for somebody who has nothing to do but wait. */
  skipTo(at: number, now: number): void {
    const moment = Math.min(at, ...this.#deadlines());
    this.#offset += Math.max(0, moment - this.#matchTime(now));
    this.tick(now);
  }

  #deadlines(): readonly number[] {
    return this.#match.decisions(SPECTATOR).flatMap(({ deadline }) => (deadline === undefined ? [] : [deadline]));
  }

  update(): Update {
    const match = this.#match;
    const history = match.history(this.#viewer);
    const keep = sharedStart(this.#told, history);
    this.#told = history;
    const entries = match.log.slice(this.#logged);
    this.#logged = match.seq;
    const deadlines = this.#deadlines();
    return {
      view: match.view(this.#viewer),
      viewer: this.#viewer,
      keep,
      steps: history.slice(keep),
      entries,
      commitment: match.commitment,
      ...(this.#local.scenario === undefined ? { luck: luckIn(match) } : {}),
      ...toAct(match, this.#local.chairs, this.#viewer),
      clockOffset: this.#offset,
      ...(deadlines.length === 0 ? {} : { deadline: Math.min(...deadlines) }),
    };
  }

  file(names: readonly string[] = this.#local.names): MatchFile {
    const file = matchFile(this.#match, names, true);
    return this.#match.over && this.#local.scenario === undefined ? withDraws(this.#game, file) : file;
  }

  /** The position as a scenario that can be run: for bug reports. */
  position(): Scenario {
    return scenarioAt(this.#match);
  }

  /** Of a puzzle: what is still otherwise than it should be. */
  missing(): readonly Difference[] {
    return this.#local.scenario === undefined ? [] : this.lacks(readScenario(this.#local.scenario).expect);
  }

  /** What is otherwise than expected: paths into the described state. */
  lacks(expect: Plain): readonly Difference[] {
    return differences(this.#game.notation.describe(this.#match.state), expect);
  }
}

export type Luck = NonNullable<TableState['luck']>;

export const luckIn = ({ luck: { version }, contributions }: AnyMatch): Luck =>
  contributions === undefined ? { version } : { version, contributions };

function sharedStart(a: readonly (readonly unknown[])[], b: readonly (readonly unknown[])[]): number {
  let n = 0;
  while (n < a.length && n < b.length && sameAction(a[n], b[n])) n++;
  return n;
}

/**
 * Who is to act. Bots answer as soon as they are asked, but never before a person who was invited to speak; among people
 * the one at the screen goes first.
 */
export function toAct(
  match: AnyMatch,
  chairs: readonly Chair[],
  viewer: Viewer,
): Pick<Update, 'bot' | 'botAt' | 'person'> {
  if (match.over) return {};
  if (isRace(match)) return inRace(match, chairs, viewer);
  const next = match.next();
  const isBot = (seat: Seat) => chairs[seat]?.kind === 'bot';
  if (isBot(next.seat)) return { bot: next.seat };
  const rank = { invited: 2, owed: 1, free: 0 } as const;
  const least = Math.max(1, rank[urgencyOf(next, match.state)]);
  const ready = match.asks.filter((ask) => rank[urgencyOf(ask, match.state)] >= least).map(({ seat }) => seat);
  const bot = ready.find(isBot);
  if (bot !== undefined) return { bot };
  return { person: ready.includes(viewer) ? viewer : next.seat };
}

/**
 * Where all act as fast as they can, whoever is at the screen acts until he has finished, and bots when their time has come.
 */
function inRace(match: AnyMatch, chairs: readonly Chair[], viewer: Viewer): Pick<Update, 'bot' | 'botAt' | 'person'> {
  const racer = racingBot(match, (seat) => {
    const chair = chairs[seat];
    return chair?.kind === 'bot' ? chair.level : undefined;
  });
  const people = match.asks.filter(({ seat }) => chairs[seat]?.kind === 'person');
  const racing = people.filter((ask) => urgencyOf(ask, match.state) !== 'free');
  const person = (racing.length === 0 ? people : racing).map(({ seat }) => seat);
  const atScreen = person.includes(viewer) ? viewer : person[0];
  return {
    ...(racer === undefined ? {} : { bot: racer.seat, botAt: racer.at }),
    ...(atScreen === undefined ? {} : { person: atScreen }),
  };
}

/** Points of every seat after each log entry, as the rules would count them if the match ended there. */
export function pointsOverTime(game: AnyGame, file: MatchFile): readonly (readonly number[])[] {
  const match = loadMatch(game, file, 0);
  const points = [game.outcome(match.state).points];
  for (const entry of file.log) {
    match.replay(entry);
    points.push(game.outcome(match.state).points);
  }
  return points;
}

/** Plays a whole file again and says whether every die fell as the seed had it. */
export function verify(game: AnyGame, file: MatchFile): { readonly ok: boolean; readonly problem?: string } {
  try {
    loadMatch(game, file);
    return { ok: true };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Whether a scenario's own steps lead where it says: a puzzle that can be solved. */
export const isSound = (game: AnyGame, scenario: string): boolean =>
  runScenario(game, readScenario(scenario)).length === 0;
