const KEY = 'starboard.solved';

function solved(): readonly string[] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(raw) ? raw.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export const isSolved = (game: string, name: string): boolean => solved().includes(`${game}/${name}`);

export function markSolved(game: string, name: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...solved(), `${game}/${name}`])]));
  } catch {
    // a browser that keeps nothing
  }
}
