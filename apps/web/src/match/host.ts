import { type AtScreen, atScreen, nextDeadline } from '@starboard/host';
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
  type Verdict,
  type Viewer,
  type WrittenAction,
  withDraws,
} from '@starboard/kernel';
import type { TableState } from '../session.ts';
import { buildMatch } from './build.ts';
import type { LocalMatch } from './localMatch.ts';

/** What a screen is told after something happened. */
export interface Update extends AtScreen {
  readonly view: MatchView;
  readonly viewer: Viewer;
  /** The history: so many steps stay as they were, and these follow. */
  readonly keep: number;
  readonly steps: readonly (readonly unknown[])[];
  /** Log entries that are new. */
  readonly entries: readonly LogEntry[];
  readonly commitment: string;
  readonly luck?: Luck;
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
    const moment = Math.min(at, nextDeadline(this.#match)?.at ?? at);
    this.#offset += Math.max(0, moment - this.#matchTime(now));
    this.tick(now);
  }

  /** So long nobody was at the table: match time stood still. */
  rested(ms: number): void {
    this.#offset -= ms;
  }

  readonly #levelOf = (seat: Seat): string | undefined => {
    const chair = this.#local.chairs[seat];
    return chair?.kind === 'bot' ? chair.level : undefined;
  };

  update(): Update {
    const match = this.#match;
    const history = match.history(this.#viewer);
    const keep = sharedStart(this.#told, history);
    this.#told = history;
    const entries = match.log.slice(this.#logged);
    this.#logged = match.seq;
    const deadline = nextDeadline(match)?.at;
    return {
      view: match.view(this.#viewer),
      viewer: this.#viewer,
      keep,
      steps: history.slice(keep),
      entries,
      commitment: match.commitment,
      ...(this.#local.scenario === undefined ? { luck: luckIn(match) } : {}),
      ...atScreen(match, this.#levelOf, this.#viewer),
      clockOffset: this.#offset,
      ...(deadline === undefined ? {} : { deadline }),
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

/** Points of every seat after each log entry, as the rules would count them if the match ended there. */
export function pointsOverTime(game: AnyGame, file: MatchFile): readonly (readonly number[])[] {
  const pointsOf = ({ state }: AnyMatch) => game.outcome(state).points;
  const points = [pointsOf(loadMatch(game, file, 0))];
  loadMatch(game, file, file.log.length, (match) => points.push(pointsOf(match)));
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
