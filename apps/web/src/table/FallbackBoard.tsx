import type { StateView } from '@starboard/kernel';
import type { Voice } from '../panel/voice.ts';

/** What can be seen of a game that has no drawing: one column for each seat, and the rest in lines. */
export function FallbackBoard({ view, names, voice }: { view: StateView; names: readonly string[]; voice: Voice }) {
  const entries = Object.entries(view).filter(([, value]) => value !== undefined);
  const bySeat = entries.filter(([, value]) => Array.isArray(value) && value.length === names.length);
  const other = entries.filter(([key]) => !bySeat.some(([one]) => one === key));
  return (
    <div className="plain-board">
      <dl>
        {other.map(([key, value]) => (
          <div key={key}>
            <dt>{voice.of(key, 'label')}</dt>
            <dd>{shown(value)}</dd>
          </div>
        ))}
      </dl>
      <table>
        <thead>
          <tr>
            <td />
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bySeat.map(([key, value]) => (
            <tr key={key}>
              <th scope="row">{voice.of(key, 'label')}</th>
              {(value as readonly unknown[]).map((entry, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one cell for each seat
                <td key={seat}>{shown(entry)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(' ');
  if (typeof value !== 'object' || value === null) return value === -1 ? '–' : String(value);
  return Object.entries(value)
    .map(([key, entry]) => `${key} ${shown(entry)}`)
    .join(', ');
}
