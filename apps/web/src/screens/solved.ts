import { remember, remembered } from '../app/remembered.ts';

const KEY = 'starboard.solved';

function solved(): readonly string[] {
  const known = remembered(KEY);
  return Array.isArray(known) ? known.filter((one) => typeof one === 'string') : [];
}

export const isSolved = (game: string, name: string): boolean => solved().includes(`${game}/${name}`);

export function markSolved(game: string, name: string): void {
  remember(KEY, [...new Set([...solved(), `${game}/${name}`])]);
}
