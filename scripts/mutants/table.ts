/** What was found in a game. */
export interface Found {
  readonly game: string;
  readonly seed: string;
  readonly date: string;
  /** That could be tried. */
  readonly changes: number;
  readonly sample: number;
  readonly byChapter: number;
  readonly byOthers: number;
  readonly equivalent: number;
  readonly survivors: readonly string[];
}

const share = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)} %`;

function rowOf({ game, seed, date, changes, sample, byChapter, byOthers, equivalent, survivors }: Found): string {
  const cells = [
    game,
    seed,
    date,
    changes,
    sample,
    byChapter,
    byOthers,
    equivalent,
    survivors.length,
    share(survivors.length, sample),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The text with the row of the game and the seed, and their survivors, as they were found now. */
export function withRow(text: string, found: Found): string {
  const { game, seed } = found;
  const mine = (line: string): boolean =>
    line.replace(/ +/g, ' ').startsWith(`| ${game} | ${seed} |`) || line.startsWith(`- ${game}, ${seed}: `);
  const lines = text.split('\n').filter((line) => !mine(line));
  const head = lines.findIndex((line) => /^\| ?---/.test(line));
  if (head < 0) throw new Error('There is no table to write into');
  const rest = lines.slice(head + 1);
  const rows = [...rest.filter((line) => line.startsWith('| ')), rowOf(found)].sort();
  const told = found.survivors.map((name) => `- ${game}, ${seed}: ${name}`);
  return [...lines.slice(0, head + 1), ...rows, ...rest.filter((line) => !line.startsWith('| ')), ...told, '']
    .join('\n')
    .replace(/\n{2,}(?=- )/g, '\n\n')
    .replace(/(- .*)\n+(?=- )/g, '$1\n')
    .replace(/\n*$/, '\n');
}
