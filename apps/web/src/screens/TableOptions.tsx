import type { AnyGame, Meta, OptionSpec, OptionValues } from '@starboard/kernel';
import type { Chapter } from '@starboard/text';
import { type ReactNode, useMemo } from 'react';
import { useSettings } from '../app/settings.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { type OptionGroup, optionGroups, presetOf } from '../games/optionGroups.ts';
import { loadCatalogue } from '../games/registry.ts';
import { Voice } from '../panel/voice.ts';
import { RuleLink } from '../parts/RuleText.tsx';
import { useWords } from '../words/index.ts';

type Value = OptionValues[string];

interface Props {
  readonly meta: Meta;
  readonly game: AnyGame;
  /** Who sits where. */
  readonly names: readonly string[];
  /** Several people play on this device. */
  readonly shared: boolean;
  readonly chosen: OptionValues;
  readonly onChange: (id: string, value: Value) => void;
}

/** What can be set for a match: what everybody decides first, what few people ever touch last and folded away. */
export function TableOptions({ meta, game, names, shared, chosen, onChange }: Props) {
  const words = useWords();
  const { language } = useSettings();
  const voice = useMemo(() => new Voice(game, language, []), [game, language]);
  const { value: rules = [] } = useLoaded(`${meta.id} ${language}`, () => loadCatalogue(meta.id, language));
  const current = (id: string): Value => {
    const spec = meta.options.find((one) => one.id === id);
    return chosen[id] ?? (spec === undefined ? undefined : presetOf(spec, shared));
  };
  const option = (spec: OptionSpec, brief = false) => (
    <Option
      key={spec.id}
      spec={spec}
      voice={voice}
      rules={rules}
      names={names}
      shared={shared}
      brief={brief}
      value={current(spec.id)}
      onChange={(value) => onChange(spec.id, value)}
    />
  );
  return optionGroups(meta, current, names.length).map((group) => (
    <Group key={group.name ?? ''} group={group}>
      {group.name === 'rounds' ? (
        <>
          <div className="brief-options">{group.specs.map((spec) => option(spec, true))}</div>
          <p className="note">
            {words.roundsHint} <RuleLink id={group.specs[0].rule} chapters={rules} />
          </p>
        </>
      ) : (
        <div className="option-grid">{group.specs.map((spec) => option(spec))}</div>
      )}
    </Group>
  ));
}

function Group({ group: { name, specs }, children }: { group: OptionGroup; children: ReactNode }) {
  const words = useWords();
  if (name !== 'expert')
    return (
      <fieldset className={`options of-${name ?? 'all'}`}>
        <legend>{name === undefined ? words.options : words.optionGroups[name]}</legend>
        {children}
      </fieldset>
    );
  return (
    <details className="options expert">
      <summary>
        {words.optionGroups.expert} ({specs.length})
      </summary>
      {children}
    </details>
  );
}

interface OptionProps {
  readonly spec: OptionSpec;
  readonly voice: Voice;
  readonly rules: readonly Chapter[];
  readonly names: readonly string[];
  readonly shared: boolean;
  /** Without its explanation: one stands for the whole group. */
  readonly brief: boolean;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One option: its name, what it does, and the rule behind it. */
function Option({ spec, voice, rules, names, shared, brief, value, onChange }: OptionProps) {
  const words = useWords();
  const name = voice.of(spec.id, 'option');
  const choiceName = (choice: string) => voice.maybe(`option.${spec.id}.${choice}`) ?? choice;
  return (
    <div className="option-line">
      {spec.kind === 'switch' && (
        <label className="switch">
          <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
          <span>{name}</span>
        </label>
      )}
      {spec.kind === 'choice' && (
        <label className="field">
          <span>{name}</span>
          <select value={String(value)} onChange={(event) => onChange(event.target.value)}>
            {spec.choices.map((choice) => (
              <option key={choice} value={choice}>
                {choiceName(choice)}
              </option>
            ))}
          </select>
        </label>
      )}
      {spec.kind === 'per-seat' && (
        <PerSeat spec={spec} name={name} names={names} value={value} onChange={onChange} choiceName={choiceName} />
      )}
      {spec.kind === 'choice' && spec.shared !== undefined && shared && (
        <p className="shared-note">{words.sharedDevice(choiceName(spec.shared))}</p>
      )}
      {!brief && (
        <p className="note">
          {voice.maybe(`option-text.${spec.id}`)}{' '}
          <RuleLink id={spec.rule} chapters={rules} label={words.rule(spec.rule)} />
        </p>
      )}
    </div>
  );
}

interface PerSeatProps extends Pick<OptionProps, 'names' | 'value' | 'onChange'> {
  readonly spec: Extract<OptionSpec, { kind: 'per-seat' }>;
  readonly name: string;
  readonly choiceName: (choice: string) => string;
}

/** Given for all seats or for none: choosing for one fills the others with what is left. */
function PerSeat({ spec, name, names, value, onChange, choiceName }: PerSeatProps) {
  const words = useWords();
  const players = names.length;
  const chosen = Array.isArray(value) && value.length === players ? (value as readonly string[]) : undefined;
  const choose = (seat: number, choice: string) => {
    if (choice === '') return onChange(undefined);
    const next = names.map((_, at) => (at === seat ? choice : chosen?.[at]));
    if (!spec.unique) return onChange(next.map((one) => one ?? spec.choices[0]));
    const other = next.findIndex((one, at) => at !== seat && one === choice);
    if (other >= 0) next[other] = chosen?.[seat];
    const left = spec.choices.filter((one) => !next.includes(one));
    onChange(next.map((one) => one ?? left.shift() ?? spec.choices[0]));
  };
  return (
    <fieldset className="plain per-seat">
      <legend>{name}</legend>
      {names.map((person, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name
        <label key={seat} className="field">
          <span>{person}</span>
          <select
            aria-label={words.optionForSeat(name, seat + 1)}
            value={chosen?.[seat] ?? ''}
            onChange={(event) => choose(seat, event.target.value)}
          >
            <option value="">{spec.unique ? words.byLot : words.notSet}</option>
            {spec.choices.map((choice) => (
              <option key={choice} value={choice}>
                {choiceName(choice)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
