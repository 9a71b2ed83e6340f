/** Text from files and bots without what could steer a terminal. */
export function harmless(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are the ones to take out
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '�');
}

/** Lines of at most `width` characters, broken between words; later lines start with `indent`. */
export function wrap(text: string, width: number, indent = ''): string {
  const [first, ...words] = text.split(/(?<=\S) /);
  const lines = [first];
  for (const word of words) {
    const line = `${lines[lines.length - 1]} ${word}`;
    if (line.length <= width) lines[lines.length - 1] = line;
    else lines.push(indent + word);
  }
  return lines.join('\n');
}

/** Rows in columns; columns of numbers stand flush right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, i) => Math.max(...cells.map((row) => row[i].length)));
  const numeric = head.map((_, i) => rows.length > 0 && rows.every((row) => /^[-+\d<]/.test(String(row[i]))));
  return cells
    .map((row) => row.map((cell, i) => (numeric[i] ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

/** The same as a table in Markdown. */
export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i].length)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n');
}

/** A number with at most three telling digits: 1234567 → 1,230,000; 0.01234 → 0.0123. */
export function rounded(n: number): string {
  return n.toLocaleString('en', { maximumSignificantDigits: 3 });
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** `build-ship` → `Build ship`: for what has no words of its own. */
export function spelled(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
