import type { MatchFile } from '@starboard/kernel';

/** Hands a match to the person as a file. */
export function download(file: MatchFile): void {
  downloadText(`${file.game}-${file.commitment.slice(0, 8)}.json`, JSON.stringify(file));
}

export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
