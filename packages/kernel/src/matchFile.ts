import { sameAction } from './codec.ts';
import { type Draw, readDraws } from './draws.ts';
import type { Game, GameEvent, OptionValues, Outcome } from './game.ts';
import { BadInput, join, parseJson, readArray, readInt, readObject, readRecord, readString, shown } from './json.ts';
import {
  type Contribution,
  checkContributions,
  commitmentTo,
  type LuckVersion,
  readContributions,
  readHex,
} from './luck.ts';
import { CLOCK_SEAT, type LogEntry, Match, type WrittenAction } from './match.ts';
import { readOptions, readPlayers } from './options.ts';
import type { Action } from './question.ts';
import { carryLines, replayLines } from './replay.ts';

/** A match as one JSON document: the saved game, the replay, the bug report. Schema: `docs/schema/match.json`. */
export interface MatchFile {
  readonly format: 'starboard-match';
  readonly version: 1;
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly options: OptionValues;
  readonly names: readonly string[];
  /** How luck follows from the seed; 1 if left out. */
  readonly luck?: LuckVersion;
  /** What binds the host to the seed. */
  readonly commitment: string;
  /** What each seat has added to the luck; left out where nobody was asked to. */
  readonly contributions?: readonly Contribution[];
  /** Left out while the match runs and its luck is nobody's business. */
  readonly seed?: string;
  readonly clock?: number;
  readonly log: readonly LogEntry[];
  readonly outcome?: Outcome;
  /** Every draw in its order, so that other programs can check the luck without knowing the rules. */
  readonly draws?: readonly Draw[];
}

/** The document of a match. Without `withSeed` it tells no luck to come. */
export function matchFile<S extends object, A extends Action, E extends GameEvent>(
  match: Match<S, A, E>,
  names: readonly string[],
  withSeed: boolean,
): MatchFile {
  const { outcome } = match;
  return {
    format: 'starboard-match',
    version: 1,
    game: match.game.meta.id,
    rules: match.game.meta.rulesVersion,
    players: match.players,
    options: Object.fromEntries(Object.entries(match.options).filter(([, value]) => value !== undefined)),
    names,
    luck: match.luck.version,
    commitment: match.commitment,
    ...(match.contributions === undefined ? {} : { contributions: match.contributions }),
    ...(withSeed ? { seed: match.seed } : {}),
    ...(match.clock === undefined ? {} : { clock: match.clock }),
    log: [...match.log],
    ...(outcome === undefined ? {} : { outcome }),
  };
}

/** The document of a match with all its draws, which tell everything that was hidden. */
export function withDraws<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  file: MatchFile,
): MatchFile {
  const draws: Draw[] = [];
  const match = newMatch(game, file, (draw) => draws.push(draw));
  replay(match, file, file.log.length);
  return { ...file, draws };
}

const MAX_ENTRIES = 200_000;
const MAX_TIME = Number.MAX_SAFE_INTEGER;

/** Reads a document's form; whether the game agrees is for {@link loadMatch}. Throws {@link BadInput}. */
export function readMatchFile(text: string): MatchFile {
  const raw = parseJson(text);
  const required = ['format', 'version', 'game', 'rules', 'players', 'options', 'names', 'commitment', 'log'];
  const file = readObject(raw, '', required, ['luck', 'contributions', 'seed', 'clock', 'outcome', 'draws']);
  if (file.format !== 'starboard-match') throw new BadInput('format', 'this is no Starboard match');
  if (file.version !== 1)
    throw new BadInput('version', `version ${shown(file.version)} is not known here; this program reads version 1`);
  const players = readInt(file.players, 'players', 1, 100);
  return {
    format: 'starboard-match',
    version: 1,
    game: readString(file.game, 'game', 100),
    rules: readInt(file.rules, 'rules', 1, 1_000_000),
    players,
    options: readRecord(file.options, 'options') as OptionValues,
    names: readNames(file.names, players),
    ...(file.luck === undefined ? {} : { luck: readLuckVersion(file.luck) }),
    commitment: readHex(file.commitment, 'commitment'),
    ...(file.contributions === undefined
      ? {}
      : { contributions: readContributions(file.contributions, 'contributions', players) }),
    ...(file.seed === undefined ? {} : { seed: readString(file.seed, 'seed', 200) }),
    ...(file.clock === undefined ? {} : { clock: readInt(file.clock, 'clock', 1, MAX_TIME) }),
    log: readArray(file.log, 'log', MAX_ENTRIES).map((entry, i) => readEntry(entry, `log.${i}`)),
    ...(file.outcome === undefined ? {} : { outcome: readOutcome(file.outcome) }),
    ...(file.draws === undefined ? {} : { draws: readDraws(file.draws, 'draws') }),
  };
}

function readLuckVersion(raw: unknown): LuckVersion {
  if (raw === 1 || raw === 2) return raw;
  throw new BadInput('luck', `version ${shown(raw)} is not known here; this program knows 1 and 2`);
}

/** Some games count half points. */
const readHalves = (raw: unknown, where: string): number =>
  readInt(typeof raw === 'number' ? raw * 2 : raw, where, -2_000_000, 2_000_000) / 2;

function readNames(raw: unknown, players: number): readonly string[] {
  const names = readArray(raw, 'names', 100).map((name, i) => readString(name, `names.${i}`, 100));
  if (names.length !== players) throw new BadInput('names', `needs one entry for each of the ${players} seats`);
  return names;
}

function readEntry(raw: unknown, where: string): LogEntry {
  const entry = readObject(raw, where, ['at', 'seat', 'action', 'hash']);
  const action = readRecord(entry.action, join(where, 'action'));
  readString(action.do, join(where, 'action.do'), 100);
  return {
    at: readInt(entry.at, join(where, 'at'), 0, MAX_TIME),
    seat: readInt(entry.seat, join(where, 'seat'), CLOCK_SEAT, 100),
    action: action as WrittenAction,
    hash: readString(entry.hash, join(where, 'hash'), 16),
  };
}

function readOutcome(raw: unknown): Outcome {
  const outcome = readObject(raw, 'outcome', ['places', 'points']);
  const places = readArray(outcome.places, 'outcome.places', 100);
  const points = readArray(outcome.points, 'outcome.points', 100);
  return {
    places: places.map((n, i) => readInt(n, `outcome.places.${i}`, 1, 100)),
    points: points.map((n, i) => readHalves(n, `outcome.points.${i}`)),
  };
}

/**
 * A match that was played under an earlier version of the rules, as one of these, where the game says that they play the same; any
 * other as it is.
 */
export function carriedOver<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  file: MatchFile,
): MatchFile {
  const { rulesVersion, playsLike = [] } = game.meta;
  if (!playsLike.includes(file.rules)) return file;
  const now = { ...file, rules: rulesVersion };
  return { ...now, log: [...carryLines(newMatch(game, now, undefined), file.log)] };
}

/**
 * Plays a document again, action by action, and compares every fingerprint and every draw on the way. `until` stops after so
 * many log entries, and `after` hears of each. Throws {@link BadInput} that names the place where file and rules part.
 */
export function loadMatch<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  recorded: MatchFile,
  until = recorded.log.length,
  after?: (match: Match<S, A, E>) => void,
): Match<S, A, E> {
  const file = carriedOver(game, recorded);
  if (file.draws === undefined) return replay(newMatch(game, file, undefined), file, until, after);
  const made: Draw[] = [];
  const match = newMatch(game, file, (draw) => made.push(draw));
  replay(match, file, until, after);
  compareDraws(file.draws, made);
  if (until === file.log.length && made.length < file.draws.length)
    throw new BadInput(`draws.${made.length}`, 'was never drawn');
  return match;
}

function compareDraws(recorded: readonly Draw[], made: readonly Draw[]): void {
  const at = made.findIndex((draw, i) => !sameAction(draw, recorded[i]));
  if (at >= 0) throw new BadInput(`draws.${at}`, `the luck gave ${JSON.stringify(made[at])}`);
}

function replay<S extends object, A extends Action, E extends GameEvent>(
  match: Match<S, A, E>,
  file: MatchFile,
  until: number,
  after?: (match: Match<S, A, E>) => void,
): Match<S, A, E> {
  replayLines(match, file.log.slice(0, until), after);
  if (until === file.log.length && JSON.stringify(match.outcome) !== JSON.stringify(file.outcome)) {
    throw new BadInput('outcome', 'is not what the log leads to');
  }
  return match;
}

/** The match of a document before its first action, if game, rules and luck fit. */
function newMatch<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  file: MatchFile,
  drawn: ((draw: Draw) => void) | undefined,
): Match<S, A, E> {
  const { meta } = game;
  const { luck = 1, contributions, clock } = file;
  if (file.game !== meta.id) throw new BadInput('game', `this is a match of ${file.game}, not of ${meta.id}`);
  if (file.rules !== meta.rulesVersion) {
    throw new BadInput(
      'rules',
      `played under rules version ${file.rules}; this program has version ${meta.rulesVersion}`,
    );
  }
  if (file.seed === undefined)
    throw new BadInput('seed', 'missing: a match is only handed out with its seed when it is over');
  checkLuck(file, file.seed);
  const players = readPlayers(meta, file.players);
  return new Match(game, {
    players,
    options: readOptions(meta, file.options, players),
    seed: file.seed,
    luck,
    contributions,
    clock,
    drawn,
  });
}

function checkLuck({ luck = 1, commitment, contributions }: MatchFile, seed: string): void {
  if (commitmentTo(seed, luck) !== commitment) throw new BadInput('commitment', 'does not fit the seed');
  if (contributions === undefined) return;
  if (luck === 1) throw new BadInput('contributions', 'luck 1 knows none');
  checkContributions(commitment, contributions, 'contributions');
}
