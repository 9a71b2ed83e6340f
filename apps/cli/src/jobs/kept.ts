import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { BadInput } from '@starboard/kernel';
import { named, readText } from '../files.ts';
import type { Plan, ResultOf } from './job.ts';

/** Results in a file that grows line by line, so that a long measurement can be broken off and gone on with: the plan, then one match a line. */
export interface Kept<P extends Plan> {
  readonly results: readonly ResultOf<P>[];
  add(result: ResultOf<P>): void;
}

/** Opens such a file, or begins it. One that belongs to another plan is refused and stays as it is. */
export function openKept<P extends Plan>(path: string, plan: P): Kept<P> {
  const head = JSON.stringify(plan);
  if (!existsSync(path)) writeFileSync(path, `${head}\n`);
  const [first, ...lines] = readText(path).split('\n');
  if (first !== head) throw new BadInput(path, 'holds the results of something else');
  if (lines.pop() !== '') throw new BadInput(path, 'its last line is torn: delete that line');
  return {
    results: named(path, () => lines.map(parsed<P>)),
    add: (result) => appendFileSync(path, `${JSON.stringify(result)}\n`),
  };
}

function parsed<P extends Plan>(line: string, i: number): ResultOf<P> {
  try {
    return JSON.parse(line);
  } catch {
    throw new BadInput(`line ${i + 2}`, 'is no result');
  }
}
