import { type Meta, OPTION_GROUPS, type OptionGroupName, type OptionSpec, type OptionValues } from '@starboard/kernel';

export interface OptionGroup {
  /** Undefined where a game has so few options that they need no order. */
  readonly name: OptionGroupName | undefined;
  readonly specs: readonly OptionSpec[];
}

/** The options that are to be shown, in the groups that the game names. */
export function optionGroups(
  { options }: Meta,
  value: (id: string) => OptionValues[string],
  players: number,
): readonly OptionGroup[] {
  const shown = options.filter(({ onlyIf }) => onlyIf?.(value, players) ?? true);
  if (options.every(({ group }) => group === undefined)) return [{ name: undefined, specs: shown }];
  return OPTION_GROUPS.map((name) => ({
    name,
    specs: shown.filter(({ group = 'expert' }) => group === name),
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
