import { LEVELS } from '@starboard/bots/levels';
import type { Meta } from '@starboard/kernel';
import { useSettings } from '../app/settings.ts';
import { Icon } from '../parts/Icon.tsx';
import { DEFAULT_LEVEL } from '../sessions/fared.ts';
import { useWords } from '../words/index.ts';
import type { SeatChoice, Where } from './openTable.ts';

interface Props {
  readonly players: Meta['players'];
  readonly seats: readonly SeatChoice[];
  readonly where: Where;
  readonly onChange: (seats: readonly SeatChoice[]) => void;
}

/** Who sits where, and how many play. */
export function SeatChoices({ players, seats, where, onChange }: Props) {
  const words = useWords();
  const set = (seat: number, changed: SeatChoice) => onChange(seats.with(seat, changed));
  const without = (seat: number) => onChange(seats.toSpliced(seat, 1));
  return (
    <fieldset className="seats">
      <legend>{words.seats}</legend>
      <ol>
        {seats.map((seat, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name
          <li key={at}>
            <OneSeat number={at + 1} seat={seat} where={where} onChange={(changed) => set(at, changed)} />
            {seats.length > players.min && (
              <button
                type="button"
                className="icon-button"
                aria-label={words.removeSeat(at + 1)}
                onClick={() => without(at)}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {seats.length < players.max && (
        <button
          type="button"
          className="button quiet"
          onClick={() => onChange([...seats, { kind: DEFAULT_LEVEL, name: '' }])}
        >
          <Icon name="plus" /> {words.addSeat}
        </button>
      )}
    </fieldset>
  );
}

interface OneSeatProps {
  readonly number: number;
  readonly seat: SeatChoice;
  readonly where: Where;
  readonly onChange: (seat: SeatChoice) => void;
}

function OneSeat({ number, seat, where, onChange }: OneSeatProps) {
  const words = useWords();
  const { name } = useSettings();
  return (
    <>
      <span className="seat-number">{words.seat(number)}</span>
      <select
        aria-label={words.kindOf(number)}
        value={seat.kind}
        onChange={(event) => onChange({ ...seat, kind: event.target.value as SeatChoice['kind'] })}
      >
        <option value="me">{words.me}</option>
        {where === 'local' ? (
          <option value="person">{words.person}</option>
        ) : (
          <option value="open">{words.openSeat}</option>
        )}
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {words.bot(words.levels[level])} ({words.levelHints[level]})
          </option>
        ))}
      </select>
      {(seat.kind === 'me' || seat.kind === 'person') && (
        <input
          aria-label={words.nameOf(number)}
          placeholder={seat.kind === 'me' ? name || words.yourName : words.nameOf(number)}
          maxLength={40}
          required={where === 'online' && seat.kind === 'me' && name === ''}
          value={seat.name}
          onChange={(event) => onChange({ ...seat, name: event.target.value })}
        />
      )}
    </>
  );
}
