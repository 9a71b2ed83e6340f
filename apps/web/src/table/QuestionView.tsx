import { capital } from '@starboard/board';
import type { OpenDecision, WrittenAction } from '@starboard/kernel';
import { type ReactNode, type RefObject, useSyncExternalStore } from 'react';
import type { Later } from '../games/boardModule.ts';
import { nextDeadline } from '../panel/race.ts';
import { Icon } from '../parts/Icon.tsx';
import { RuleLink } from '../parts/RuleText.tsx';
import { useWords } from '../words/index.ts';
import { ActionPanel } from './ActionPanel.tsx';
import { Clock } from './Clock.tsx';
import { Coach } from './Coach.tsx';
import { Doubt } from './Doubt.tsx';
import { HintCard } from './HintCard.tsx';
import { Offers } from './Offers.tsx';
import { Refusals } from './Refusals.tsx';
import type { Guide, TableProps } from './Table.tsx';
import type { Sitting } from './useSitting.ts';

interface Props extends TableProps {
  readonly sitting: Sitting;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** In a lesson only what it asks for is listed. */
function led(decision: OpenDecision | undefined, guide: Guide | undefined): OpenDecision | undefined {
  if (decision === undefined || guide === undefined) return decision;
  const options = decision.options?.filter(guide.shows) ?? [];
  const forms = decision.forms?.filter((form) => guide.fills(form.do)) ?? [];
  return { ...decision, options, forms, refused: [] };
}

const NO_NEWS: Later = { subscribe: () => () => undefined, count: () => 0 };

/** What is asked, what one has to know for it, and everything that may be answered. */
export function QuestionView(props: Props) {
  const { state, board, sitting, guide } = props;
  const { voice, refsOf, asked, picks, acting } = sitting;
  const { owed, race, key } = asked;
  const decision = led(asked.decision, guide);
  const { view, viewer } = state;
  const later = board?.later ?? NO_NEWS;
  useSyncExternalStore(later.subscribe, later.count);
  const coach = owed && guide === undefined ? voice.maybe(`coach.${decision?.kind}`) : undefined;
  const notes = board?.notesOf?.(view.state, viewer, view.decisions).map((note) => capital(voice.say(note))) ?? [];
  const causesOf = (action: WrittenAction) =>
    (board?.causesOf?.(view.state, viewer, action, view.decisions) ?? []).map(voice.say).join(' · ');
  return (
    <>
      <QuestionHead {...props}>
        {coach !== undefined && (
          <Coach key={`coach ${key}`} question={`${state.game}.${decision?.kind}`} text={coach} />
        )}
      </QuestionHead>
      <HintCard hints={sitting.hints} voice={voice} onAct={(action) => void acting.act(action)} />
      {notes.length > 0 && (
        <ul className="notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <Offers {...props} />
      <Refusals refusals={acting.refusals} voice={voice} />
      <Doubt acting={acting} voice={voice} />
      {decision !== undefined && (
        <ActionPanel
          key={key}
          decision={decision}
          picked={picks.picked}
          refsOf={refsOf}
          voice={voice}
          causesOf={causesOf}
          busy={acting.busy}
          race={race}
          isPlain={(action) => guide === undefined && board?.isPlain?.(view.state, viewer, action) === true}
          onAct={(action) => void acting.act(action)}
          onClear={sitting.clear}
          onPoint={picks.point}
        />
      )}
    </>
  );
}

function QuestionHead({
  session,
  state,
  sitting: { voice, asked, acting, hints },
  heading,
  children,
}: Props & { readonly children: ReactNode }) {
  const words = useWords();
  const { decision, owed, race } = asked;
  const { view, viewer } = state;
  const deadline = nextDeadline(view.decisions, viewer, race);
  const idle = viewer < 0 || session.kind === 'replay' ? words.watching : words.nothingToDo;
  return (
    <div className="question">
      <h2 ref={heading} tabIndex={-1}>
        {decision === undefined ? idle : voice.question(decision.kind)}
      </h2>
      <div className="question-tools">
        {decision !== undefined && <RuleLink id={decision.rule} />}
        {deadline !== undefined && state.resting !== true && (
          <Clock deadline={deadline} offset={state.clockOffset} shared={race} />
        )}
        {view.mayUndo && !race && (
          <button type="button" className="button small" aria-label={words.undo} onClick={() => void acting.undo()}>
            <Icon name="undo" /> <span className="wide">{words.undo}</span>
          </button>
        )}
        {owed && session.hint !== undefined && (
          <button type="button" className="button small" onClick={hints.ask}>
            <Icon name="bulb" /> {words.hint}
          </button>
        )}
        {state.pending > 0 && !race && <span className="muted">{words.sending}</span>}
        {children}
      </div>
    </div>
  );
}
