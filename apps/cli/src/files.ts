import { randomBytes } from 'node:crypto';
import { lstatSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BadInput, MAX_TEXT } from '@starboard/kernel';

/** UTF-8 takes at most this many bytes for a character that counts as one. */
const MAX_BYTES = MAX_TEXT * 3;

/** A file's text, or a clear complaint. */
export function readText(path: string): string {
  const bytes = checked(path, () => {
    const { size } = statSync(path);
    if (size > MAX_BYTES) throw new BadInput(path, `too large (${size} bytes)`);
    return readFileSync(path);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BadInput(path, 'is no UTF-8 text');
  }
}

/** Reads a file with a parser whose complaints then name the file, too. */
export function readFrom<T>(path: string, parse: (text: string) => T): T {
  const text = readText(path);
  return named(path, () => parse(text));
}

/** Runs something whose complaints are about this file. */
export function named<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof BadInput) throw new NamedInput(path, error);
    // Only data that is nested without end can make a parser run out of stack.
    if (error instanceof RangeError && /call stack/.test(error.message)) throw new BadInput(path, 'nested too deeply');
    throw error;
  }
}

/** A complaint about a place within a file. */
export class NamedInput extends BadInput {
  /** The place within the file. */
  readonly inside: string;

  constructor(path: string, { where, message }: BadInput) {
    super(path, message);
    this.inside = where;
  }
}

/**
 * Writes a file as a whole or not at all. What is there already is only replaced where `mayReplace` says so of its text.
 */
export function writeText(path: string, text: string, mayReplace: (text: string) => boolean): void {
  checked(path, () => {
    const there = lstatSync(path, { throwIfNoEntry: false });
    if (there !== undefined && !(there.isFile() && mayReplace(readText(path))))
      throw new BadInput(path, 'is something else; it stays as it is (--force replaces it)');
    const temporary = join(dirname(path), `.${randomBytes(6).toString('hex')}.tmp`);
    try {
      writeFileSync(temporary, text, { flag: 'wx' });
      renameSync(temporary, path);
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
  });
}

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'is a folder',
  EACCES: 'may not be opened',
  EPERM: 'may not be opened',
  ENOTDIR: 'there is no such folder',
  ENAMETOOLONG: 'is too long for a file name',
  ENOSPC: 'no space left on the disk',
  EROFS: 'the disk is read-only',
};

function checked<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const problem = PROBLEMS[(error as NodeJS.ErrnoException).code ?? ''];
    if (problem !== undefined) throw new BadInput(path, problem);
    throw error;
  }
}
