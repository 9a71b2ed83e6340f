import type { Meta, OptionSpec, OptionValues } from '@starboard/kernel';

export const GROUP_NAMES = ['basic', 'rounds', 'modules', 'seats', 'expert'] as const;
export type GroupName = (typeof GROUP_NAMES)[number];

export interface OptionGroup {
  /** Undefined where a game has so few options that they need no order. */
  readonly name: GroupName | undefined;
  readonly specs: readonly OptionSpec[];
}

type Ids = Readonly<Partial<Record<GroupName, readonly string[]>>>;

/** The order in which people decide; what is not named stands with the things for experts. */
const GROUPS: Readonly<Record<string, Ids>> = {
  'galaxy-trucker': {
    basic: ['building', 'relaxedFactor', 'takesPerTurn', 'firstFlight'],
    rounds: ['round1', 'round2', 'round3', 'round4', 'round5'],
    modules: [
      'newTechnology',
      'evilMachinations',
      'roughRoads',
      'handicap',
      'bonusCards',
      'fifthWheelForFour',
      'difficulty',
    ],
    seats: ['colours'],
  },
};

type Shown = (value: (id: string) => OptionValues[string], players: number) => boolean;

/** Options that mean something only beside others. */
const ONLY_IF: Readonly<Record<string, Readonly<Record<string, Shown>>>> = {
  'galaxy-trucker': {
    relaxedFactor: (value) => value('building') === 'relaxed',
    takesPerTurn: (value) => value('building') === 'turns',
    autoFlip: (value) => value('building') !== 'turns',
    handicap: (value) => value('roughRoads') !== '0' || value('difficulty') !== '0',
    fifthWheelForFour: (_, players) => players === 4,
  },
};

/** The groups that are named for a game, for tests. */
export const namedOptions = (game: string): readonly string[] => Object.values(GROUPS[game] ?? {}).flat();

/** The options that are to be shown, in groups. */
export function optionGroups(
  { id, options }: Meta,
  value: (id: string) => OptionValues[string],
  players: number,
): readonly OptionGroup[] {
  const shown = options.filter((spec) => ONLY_IF[id]?.[spec.id]?.(value, players) ?? true);
  const groups = GROUPS[id];
  if (groups === undefined) return [{ name: undefined, specs: shown }];
  const named = namedOptions(id);
  return GROUP_NAMES.map((name) => ({
    name,
    specs: shown
      .filter((spec) => (named.includes(spec.id) ? groups[name]?.includes(spec.id) : name === 'expert'))
      .sort((a, b) => (groups[name]?.indexOf(a.id) ?? 0) - (groups[name]?.indexOf(b.id) ?? 0)),
  })).filter(({ specs }) => specs.length > 0);
}

/** What holds for an option where nobody has chosen. */
export function presetOf(spec: OptionSpec, shared: boolean): OptionValues[string] {
  if (spec.kind === 'per-seat') return undefined;
  return shared && spec.kind === 'choice' ? (spec.shared ?? spec.default) : spec.default;
}

/** What a table is opened with: what was chosen, and what is preset because several people share a device. */
export function openedWith({ options }: Meta, chosen: OptionValues, players: number, shared: boolean): OptionValues {
  return Object.fromEntries(
    options.flatMap((spec) => {
      const value = chosen[spec.id] ?? (spec.kind === 'choice' && shared ? spec.shared : undefined);
      const fits = !Array.isArray(value) || value.length === players;
      return value === undefined || !fits ? [] : [[spec.id, value]];
    }),
  );
}
