import { type GameEvent, luckPhrases } from '@starboard/kernel';
import { Fragment, memo, useEffect, useMemo, useRef, useState } from 'react';
import { change, useSettings } from '../app/settings.ts';
import type { Voice } from '../panel/voice.ts';
import { RuleLink } from '../parts/RuleText.tsx';
import type { TableState } from '../session.ts';
import { useWords } from '../words/index.ts';

const LATEST = 120;

interface Line {
  readonly key: string;
  readonly events: readonly GameEvent[];
}

/** More sentences than this are no line any more. */
const SENTENCES = 3;

const seatIn = (event: GameEvent): unknown => (event as GameEvent & { readonly seat?: number }).seat;

/** What one action caused for one seat belongs into one line. */
function linesOf(step: readonly unknown[], at: number): readonly Line[] {
  const lines: Line[] = [];
  for (const event of step as readonly GameEvent[]) {
    const last = lines.at(-1);
    const first = last?.events[0];
    const goesOn = first !== undefined && seatIn(first) === seatIn(event) && !STARTS.test(first.event);
    if (last !== undefined && goesOn && last.events.length < SENTENCES && !STARTS.test(event.event))
      lines[lines.length - 1] = { ...last, events: [...last.events, event] };
    else lines.push({ key: `${at} ${lines.length}`, events: [event] });
  }
  return lines;
}

/** What begins a new paragraph of the story. */
const STARTS = /(turn|round|phase|flight)-(began|begun|started)$/;

interface ToldProps {
  readonly events: readonly GameEvent[];
  readonly voice: Voice;
  readonly rules: boolean;
}

/** A line is put into words once. */
const Told = memo(({ events, voice, rules }: ToldProps) => (
  <li data-event={events[0].event}>
    {events.map((event, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: events of a line have no other name
      <Fragment key={at}>
        {at > 0 && ' '}
        {voice.event(event)}
        {rules && (
          <>
            {' '}
            <RuleLink id={event.rule} />
          </>
        )}
      </Fragment>
    ))}
  </li>
));

interface LogViewProps {
  readonly history: TableState['history'];
  readonly luck: TableState['luck'];
  readonly voice: Voice;
}

const known = new WeakMap<readonly unknown[], readonly Line[]>();

/** The lines of a step that has been seen before are the same lines. */
function linesCached(step: readonly unknown[], at: number): readonly Line[] {
  const lines = known.get(step) ?? linesOf(step, at);
  known.set(step, lines);
  return lines;
}

/** All that happened, the latest at the end. */
export const LogView = memo(({ history, luck, voice }: LogViewProps) => {
  const words = useWords();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLElement>(null);
  const { logRules } = useSettings();
  const lines = useMemo(() => history.flatMap(linesCached), [history]);
  const shown = all ? lines : lines.slice(-LATEST);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the end whenever something is added
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard
    <section className="log" ref={list} tabIndex={0} aria-label={words.log}>
      {(luck === undefined ? [] : luckPhrases(luck.version, luck.contributions)).map((phrase) => (
        <p key={phrase.key} className="muted luck-note">
          {voice.say(phrase)}
        </p>
      ))}
      {lines.length === 0 && <p className="muted">{words.logEmpty}</p>}
      {shown.length < lines.length && (
        <button type="button" className="button quiet small" onClick={() => setAll(true)}>
          {words.more(lines.length - shown.length)}
        </button>
      )}
      <ol>
        {shown.map(({ events, key }) => (
          <Told key={key} events={events} voice={voice} rules={logRules} />
        ))}
      </ol>
      {lines.length > 0 && (
        <button
          type="button"
          className="button quiet small log-rules"
          aria-pressed={logRules}
          onClick={() => change({ logRules: !logRules })}
        >
          {words.logRules}
        </button>
      )}
    </section>
  );
});
