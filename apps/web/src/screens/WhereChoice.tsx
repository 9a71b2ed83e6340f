import { useWords } from '../words/index.ts';
import type { Where } from './openTable.ts';

interface Props {
  readonly where: Where;
  /** Whether a server answers. */
  readonly reachable: boolean;
  readonly onChange: (where: Where) => void;
}

/** At this device, or on the server. */
export function WhereChoice({ where, reachable, onChange }: Props) {
  const words = useWords();
  return (
    <fieldset className="where">
      <legend>{words.where}</legend>
      <Big
        checked={where === 'local'}
        onChoose={() => onChange('local')}
        title={words.whereLocal}
        text={words.whereLocalHint}
      />
      <Big
        checked={where === 'online'}
        onChoose={() => onChange('online')}
        disabled={!reachable}
        title={words.whereOnline}
        text={reachable ? words.whereOnlineHint : words.noServer}
      />
    </fieldset>
  );
}

interface BigProps {
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly title: string;
  readonly text: string;
  readonly disabled?: boolean;
}

function Big({ checked, onChoose, title, text, disabled = false }: BigProps) {
  return (
    <label className="big-choice">
      <input type="radio" name="where" checked={checked} disabled={disabled} onChange={onChoose} />
      <span>
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
    </label>
  );
}
