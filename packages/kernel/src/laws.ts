import fc from 'fast-check';
import { beforeAll, describe, it } from 'vitest';
import type { AnyGame, OptionSpec } from './game.ts';
import { checkLaws, LAWS, LawBroken, type LawCase, type LawSettings } from './laws/index.ts';

export * from './laws/index.ts';

export interface GameLawSettings extends LawSettings {
  /** How many matches the laws are tried on. */
  readonly seeds?: number;
  /** Where fast-check starts; the same number gives the same matches. */
  readonly start?: number;
}

/** Only a match without end takes so long, on any machine. */
const TOO_LONG = 3_600_000;

/**
 * Tests of all laws for one game, to be called in a test file:
 * `gameLaws(starfarers, { seeds: 25, rules: ruleIds(readFileSync(…, 'utf8')) })`. Each match is played once for all laws.
 * A failure shows the smallest match that was found to break the law, and the command that plays it again.
 */
export function gameLaws(game: AnyGame, settings: GameLawSettings = {}): void {
  const { seeds = 25, start = 2026 } = settings;
  describe(`the laws of ${game.meta.id}, ${seeds} matches from fast-check seed ${start}`, () => {
    let broken: ReadonlyMap<number, unknown>;
    beforeAll(() => {
      broken = findBroken(game, settings, { numRuns: seeds, seed: start });
    }, TOO_LONG);
    for (const { number, title } of LAWS)
      it(`law ${number}: ${title}`, () => {
        if (broken.has(number)) throw broken.get(number);
      });
  });
}

/** What fast-check says of each law that is broken. As soon as one is, the search for its smallest match is for it alone. */
export function findBroken(
  game: AnyGame,
  settings: LawSettings,
  search: { readonly numRuns: number; readonly seed: number },
): ReadonlyMap<number, unknown> {
  const found = new Map<number, unknown>();
  for (;;) {
    let laws = LAWS.filter(({ number }) => !found.has(number));
    const lawful = fc.property(lawCases(game), (lawCase) => {
      try {
        checkLaws(laws, game, lawCase, settings);
      } catch (error) {
        if (error instanceof LawBroken) laws = laws.filter(({ number }) => number === error.law);
        throw error;
      }
    });
    try {
      if (laws.length > 0) fc.assert(lawful, search);
      return found;
    } catch (error) {
      found.set(laws[0].number, error);
    }
  }
}

/** Matches of every kind: players, options, clock, luck; made smaller by looking at fewer steps. */
function lawCases(game: AnyGame): fc.Arbitrary<LawCase> {
  const { min, max } = game.meta.players;
  return fc.integer({ min, max }).chain((players) =>
    fc.record(
      {
        seed: fc.noShrink(fc.integer({ min: 0, max: 0x7fff_ffff })).map((n) => `seed-${n}`),
        players: fc.constant(players),
        options: fc.record(Object.fromEntries(game.meta.options.map((spec) => [spec.id, optionOf(spec, players)])), {
          requiredKeys: [],
        }) as fc.Arbitrary<LawCase['options']>,
        clock: fc.constant(60_000),
        steps: fc.noBias(fc.integer({ min: 1, max: 1_000_000 })),
      },
      { requiredKeys: ['seed', 'players', 'options', 'steps'] },
    ),
  ) as fc.Arbitrary<LawCase>;
}

function optionOf(spec: OptionSpec, players: number): fc.Arbitrary<boolean | string | readonly string[]> {
  if (spec.kind === 'switch') return fc.boolean();
  const choice = fc.constantFrom(...spec.choices);
  if (spec.kind === 'choice') return choice;
  const size = { minLength: players, maxLength: players };
  return spec.unique ? fc.shuffledSubarray([...spec.choices], size) : fc.array(choice, size);
}
