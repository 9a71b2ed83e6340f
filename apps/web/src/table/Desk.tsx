import type { RefObject } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { useWords } from '../words/index.ts';
import { ChatView } from './ChatView.tsx';
import { LogView } from './LogView.tsx';
import { QuestionView } from './QuestionView.tsx';
import type { TableProps } from './Table.tsx';
import type { Sitting, Tab } from './useSitting.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

interface Props extends TableProps {
  readonly sitting: Sitting;
  /** The part with the options, and the heading above them. */
  readonly panel: RefObject<HTMLElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Beside the board: what can be done, what happened, what is said. */
export function Desk(props: Props) {
  const { session, state, end, sitting } = props;
  const { decision } = sitting.asked;
  const words = useWords();
  return (
    <aside className="desk" aria-label={words.desk}>
      {sitting.tab === 'map' && (
        <p className="sheet-line">
          {decision === undefined ? words.nothingToDo : sitting.voice.question(decision.kind)}
        </p>
      )}
      <Tabs {...props} />
      <section
        className="desk-actions"
        id="desk-actions"
        ref={props.panel}
        aria-label={words.actions}
        aria-busy={sitting.acting.busy}
      >
        <span id="actions" />
        {props.above}
        {state.view.over && end !== undefined ? end : <QuestionView {...props} />}
      </section>
      <div className="desk-log" id="desk-log">
        <LogView history={state.history} luck={state.luck} voice={sitting.voice} />
      </div>
      {session.say !== undefined && (
        <div className="desk-chat" id="desk-chat">
          <ChatView lines={state.chat} onSay={(text) => session.say?.(text) ?? Promise.resolve()} />
        </div>
      )}
    </aside>
  );
}

function Tabs({ session, state, sitting: { tab, show, whole, fill } }: Props) {
  const words = useWords();
  const tabs: readonly (readonly [Tab, string])[] = [
    ['actions', state.view.over ? words.isOver : words.actions],
    ['players', words.others],
    ['log', words.log],
    ...(session.say === undefined ? [] : [['chat', words.chat] as const]),
  ];
  return (
    <div className="sheet-head">
      <div className="tabs" role="tablist">
        {tabs.map(([id, name]) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={tab === id}
            aria-controls={`desk-${id}`}
            onClick={() => show(whole && tab === id ? 'map' : id)}
          >
            {name}
            {id === 'chat' && state.chat.length > 0 && ` (${state.chat.length})`}
          </button>
        ))}
      </div>
      {whole && <ZoomButtons />}
      <button
        type="button"
        className="icon-button fill"
        aria-label={words.wholeScreen}
        aria-pressed={whole}
        onClick={() => fill(!whole)}
      >
        <Icon name={whole ? 'shrink' : 'grow'} />
      </button>
    </div>
  );
}
