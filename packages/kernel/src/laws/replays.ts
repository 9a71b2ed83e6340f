import type { AnyGame } from '../game.ts';
import { MAX_TEXT } from '../json.ts';
import type { AnyMatch } from '../match.ts';
import { loadMatch, type MatchFile, matchFile, readMatchFile } from '../matchFile.ts';
import { Run } from '../run.ts';
import { seats } from '../seats.ts';
import type { Trial, Watch } from './law.ts';
import { LawBroken, type LawCase } from './lawCase.ts';
import { type AnyRun, message, type Step, sampled } from './played.ts';
import { difference, truth } from './sight.ts';

/** Law 2: same log, same state and same events, byte for byte; also across a JSON round trip of any checkpoint. */
export function replays({ game, lawCase, settings, match: played, steps }: Trial): Watch {
  sameFromFile(game, lawCase, played);
  const { samples = 12, follow = 30 } = settings;
  const looked = sampled(2, lawCase, steps.length, samples);
  return {
    before(match, i) {
      if (looked.has(i)) sameFromCheckpoint(game, lawCase, match.fork(), i, steps.slice(i, i + follow));
    },
  };
}

function sameFromFile(game: AnyGame, lawCase: LawCase, match: AnyMatch): void {
  const broken = (what: string) => new LawBroken(2, game, lawCase, undefined, what);
  const names = seats(match.players).map((seat) => `seat ${seat}`);
  const text = JSON.stringify(matchFile(match, names, true));
  const file = text.length > MAX_TEXT ? (JSON.parse(text) as MatchFile) : readMatchFile(text);
  const again = (() => {
    try {
      return loadMatch(game, file);
    } catch (error) {
      throw broken(`the log does not replay: ${message(error)}`);
    }
  })();
  const [events, replayed] = [JSON.stringify(match.trueHistory), JSON.stringify(again.trueHistory)];
  if (events !== replayed) throw broken(`other events in the replay: ${difference(events, replayed)}`);
  const [log, relogged] = [JSON.stringify(match.log), JSON.stringify(again.log)];
  if (log !== relogged) throw broken(`another log in the replay: ${difference(log, relogged)}`);
}

function sameFromCheckpoint(game: AnyGame, lawCase: LawCase, run: AnyRun, at: number, steps: readonly Step[]): void {
  const original: AnyRun = run.fork();
  const stored = JSON.parse(JSON.stringify(run.save()));
  const restored: AnyRun = Run.load(game, run.players, stored);
  const heard: [unknown[], unknown[]] = [[], []];
  original.tell = (event) => heard[0].push(event);
  restored.tell = (event) => heard[1].push(event);
  for (let i = 0; ; i++) {
    const [left, right] = [original, restored].map((one, side) => truth(one) + JSON.stringify(heard[side]));
    if (left !== right)
      throw new LawBroken(2, game, lawCase, at, `${i} steps after a stored checkpoint: ${difference(left, right)}`);
    if (i === steps.length) return;
    for (const one of [original, restored]) one.answer(steps[i].seat, steps[i].action, steps[i].at);
  }
}
