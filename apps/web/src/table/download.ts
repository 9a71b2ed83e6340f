import type { MatchFile } from '@starboard/kernel';

/** Hands a match to the person as a file. */
export function download(file: MatchFile): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(file)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${file.game}-${file.commitment.slice(0, 8)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
