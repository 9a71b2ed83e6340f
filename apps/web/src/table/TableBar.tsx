import { SettingsButton } from '../app/Frame.tsx';
import { Link } from '../app/router.tsx';
import { worthTelling } from '../panel/race.ts';
import { Icon } from '../parts/Icon.tsx';
import { useWords } from '../words/index.ts';
import { Moment } from './Moment.tsx';
import type { TableProps } from './Table.tsx';
import type { Sitting } from './useSitting.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

interface Props extends TableProps {
  readonly sitting: Sitting;
  readonly waiting: readonly number[];
  onRules(): void;
  onHelp(): void;
}

/** The line above the table: where one is, whose turn it is, and what helps. */
export function TableBar(props: Props) {
  const { state, board, title, sitting, onHurry } = props;
  const words = useWords();
  const mine = sitting.asked.owed && !state.view.over;
  const { asked, start, stop } = sitting.explaining;
  return (
    <header className="table-bar">
      <Link to="/" className="icon-button" aria-label={words.home}>
        <Icon name="back" />
      </Link>
      <h1>{title}</h1>
      <p className={mine ? 'status yours' : 'status'} role="status">
        {useStatus(props)}
      </p>
      <Moment
        events={sitting.asked.race ? worthTelling(state.history) : sitting.boardProps.events}
        voice={sitting.voice}
        step={state.history.length}
      />
      {onHurry !== undefined && state.thinking !== undefined && (
        <button type="button" className="button small" aria-label={words.skipBots} onClick={onHurry}>
          <Icon name="skip" /> <span className="wide">{words.skipBots}</span>
        </button>
      )}
      <ZoomButtons />
      {props.tools}
      {board?.tellingOf !== undefined && (
        <button
          type="button"
          className="icon-button"
          aria-label={words.explain}
          aria-pressed={asked !== undefined}
          onClick={asked === undefined ? start : stop}
        >
          <Icon name="question" />
        </button>
      )}
      <button type="button" className="icon-button" aria-label={words.rulebook} onClick={props.onRules}>
        <Icon name="book" />
      </button>
      <button type="button" className="icon-button wide" aria-label={words.help} onClick={props.onHelp}>
        <Icon name="keys" />
      </button>
      <SettingsButton />
    </header>
  );
}

/** Whom the table waits for. */
function useStatus({ state: { view, viewer, names, thinking }, sitting: { asked }, waiting }: Props): string {
  const words = useWords();
  if (view.over) return words.endTitle;
  if (asked.owed) return asked.race ? words.allAtOnce : words.yourTurn;
  // Something is still looked at before the question comes.
  if (waiting.includes(viewer)) return words.yourTurn;
  if (thinking !== undefined && !asked.race) return words.thinking(names[thinking]);
  return words.waitingFor(waiting.map((seat) => names[seat]).join(', '));
}
