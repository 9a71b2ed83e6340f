import type { Outcome } from '../game.ts';
import type { Trial, Watch } from './law.ts';
import { LawBroken } from './lawCase.ts';

/** Law 1: it ends; the outcome ranks every seat. */
export function ends({ game, lawCase, match, steps }: Trial): Watch {
  const broken = (what: string) => new LawBroken(1, game, lawCase, steps.length, what);
  if (match.outcome === undefined) throw broken(`no end after ${match.seq} decisions`);
  const problem = outcomeProblem(match.outcome, match.players);
  if (problem !== undefined) throw broken(`${problem} in the outcome ${JSON.stringify(match.outcome)}`);
  return {};
}

function outcomeProblem({ places, points }: Outcome, players: number): string | undefined {
  if (places.length !== players || points.length !== players) return 'not every seat is';
  if (!points.every(Number.isFinite)) return 'points are no numbers';
  const first = Math.min(...places);
  if (first !== 1 && first !== 2) return 'nobody is first, nor second where nobody has won';
  const ahead = (place: number) => places.filter((other) => other < place).length;
  return places.every((place) => place === first + ahead(place)) ? undefined : 'places do not add up';
}
