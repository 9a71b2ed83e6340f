import { join, sep } from 'node:path';
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { parse, partsOf } from '../sources/syntax.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds of the processor for each file of tests. */
    patience: Readonly<Record<string, number>>;
  }
}

const LOOPS = ['ForStatement', 'ForOfStatement', 'ForInStatement', 'WhileStatement', 'DoWhileStatement'];
/** While nothing has been measured. */
const AT_FIRST = 1_800_000;
const TIMES = 5;
const LEAST = 5_000;

/** Code in which every turn of a loop is counted. */
export function counted(source: string, path: string): string {
  const marks: { at: number; text: string }[] = [];
  const walk = (node: ReturnType<typeof parse>): void => {
    if (LOOPS.includes(node.type)) {
      const body = node.body as { readonly start: number; readonly end: number };
      marks.push({ at: body.start, text: '{globalThis.turnsOfLoops?.();' }, { at: body.end, text: '}' });
    }
    for (const part of partsOf(node)) walk(part);
  };
  walk(parse(source, path));
  return marks
    .sort((a, b) => b.at - a.at)
    .reduce((text, mark) => text.slice(0, mark.at) + mark.text + text.slice(mark.at), source);
}

/** So many matches for the laws of a game: what breaks a law breaks it in most, and whatever nobody notices waits for all of them. */
const MATCHES = 20;

/** The laws of a game, tried on fewer matches. */
export const fewerMatches = (source: string): string =>
  source.replace(/(?<=\bseeds: )\d+/, (seeds) => String(Math.min(Number(seeds), MATCHES)));

const tryFewerMatches = (root: string) => ({
  name: 'try-fewer-matches',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.startsWith(root + sep) && id.endsWith(`${sep}laws.test.ts`) ? fewerMatches(code) : undefined,
});

const countLoops = (root: string) => ({
  name: 'count-loops',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.startsWith(root + sep) && /\.tsx?$/.test(id) ? counted(code, id) : undefined,
});

/** Files run in the order in which they are asked for; Vitest of itself begins with those that take longest. */
class AsAsked extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

export interface Noticed {
  readonly by: string;
  /** Whether a test of the same chapter did. */
  readonly inChapter: boolean;
}

/** The tests of one game's rules, in one process that stays: screens and bots would notice by accident at most. */
export class Tests {
  readonly #vitest: Vitest;
  readonly #home: string;
  readonly #limits: Record<string, number> = { any: AT_FIRST };
  /** The quickest first. */
  #files: readonly TestSpecification[];

  private constructor(vitest: Vitest, home: string, files: readonly TestSpecification[]) {
    this.#vitest = vitest;
    this.#home = home;
    this.#files = files;
  }

  static async of(root: string, game: string): Promise<Tests> {
    const vitest = await createVitest(
      {
        root,
        config: false,
        watch: false,
        include: [`games/${game}/test/**/*.test.ts`],
        exclude: ['**/test/board/**', '**/bot*.test.ts'],
        pool: 'threads',
        isolate: false,
        sequence: { sequencer: AsAsked },
        maxWorkers: 1,
        bail: 1,
        testTimeout: 600_000,
        hookTimeout: 600_000,
        reporters: [{}],
        silent: true,
        setupFiles: [join(import.meta.dirname, 'patience.ts')],
      },
      { plugins: [countLoops(root), tryFewerMatches(root)] },
    );
    await vitest.standalone();
    return new Tests(vitest, join(root, 'games', game), await vitest.globTestSpecifications());
  }

  /** Runs everything once: all must be well before anything is changed, and says how long each file takes. */
  async measure(): Promise<void> {
    const failed = await this.#fails(this.#files);
    if (failed !== undefined) throw new Error(`A test fails before anything is changed: ${failed}`);
    const took = new Map(
      this.#vitest.state.getTestModules().map((module) => [module.moduleId, module.diagnostic().duration]),
    );
    for (const [file, ms] of took) this.#limits[file] = LEAST + TIMES * ms;
    this.#files = this.#files.toSorted((a, b) => (took.get(a.moduleId) ?? 0) - (took.get(b.moduleId) ?? 0));
  }

  /** This file has become another. */
  wrote(path: string): void {
    this.#vitest.invalidateFile(path);
  }

  /** The first test that fails, if one does: those of this chapter are asked before the others. */
  async failing(chapter: string): Promise<Noticed | undefined> {
    const own = this.#files.filter(({ moduleId }) => moduleId.endsWith(`${sep}${chapter}.test.ts`));
    const ownTest = own.length === 0 ? undefined : await this.#fails(own);
    if (ownTest !== undefined) return { by: ownTest, inChapter: true };
    const test = await this.#fails(this.#files.filter((file) => !own.includes(file)));
    return test === undefined ? undefined : { by: test, inChapter: false };
  }

  async #fails(files: readonly TestSpecification[]): Promise<string | undefined> {
    this.#vitest.provide('patience', this.#limits);
    this.#vitest.state.filesMap.clear();
    const { testModules, unhandledErrors } = await this.#vitest.runTestSpecifications([...files]);
    for (const module of testModules) {
      const where = module.moduleId.slice(this.#home.length + 1);
      for (const test of module.children.allTests('failed')) return `${where}: ${test.fullName}`;
      if (module.state() === 'failed') return where;
    }
    const [error] = unhandledErrors.map(String);
    if (error?.includes('[vitest-pool]'))
      throw new Error(`The machine has too much to do to say what a test notices: ${error}`);
    return error;
  }

  close(): Promise<void> {
    return this.#vitest.close();
  }
}
