import { useWords } from '../words/index.ts';
import type { Plan } from './openTable.ts';

interface Props {
  readonly plan: Plan;
  readonly onChange: (changed: Partial<Plan>) => void;
}

/** What only a table on a server has: who may come, and its clock. */
export function OnlineChoices({ plan: { visibility, clock }, onChange }: Props) {
  const words = useWords();
  return (
    <fieldset className="online-options">
      <legend>{words.online}</legend>
      <OneOf
        label={words.visibility}
        value={visibility}
        among={words.visibilities}
        onChange={(value) => onChange({ visibility: value as Plan['visibility'] })}
      />
      <OneOf label={words.clock} value={clock} among={words.clocks} onChange={(value) => onChange({ clock: value })} />
    </fieldset>
  );
}

interface OneOfProps {
  readonly label: string;
  readonly value: string;
  /** What each value is called. */
  readonly among: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
}

function OneOf({ label, value, among, onChange }: OneOfProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {Object.entries(among).map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
