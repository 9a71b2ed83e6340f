import type { TableState } from '../session.ts';
import type { AppWords } from '../words/index.ts';

/** Who won, in one line. */
export function titleOf({ names, view, viewer }: TableState, words: AppWords, written: (points: number) => string) {
  const { places = [], points = [] } = view.outcome ?? {};
  const winners = names.filter((_, seat) => places[seat] === 1);
  if (names.length === 1) return words.reached(written(points[0] ?? 0));
  if (winners.length === 0) return words.nobodyWon;
  if (winners.length > 1) return words.winners(winners.join(', '));
  return places[viewer] === 1 ? words.youWon : words.winner(winners[0]);
}

/** Seats, the first one first. */
export const rankingOf = ({ names, view }: TableState): readonly number[] =>
  names.map((_, seat) => seat).sort((a, b) => (view.outcome?.places[a] ?? 0) - (view.outcome?.places[b] ?? 0));
