import { type GameEvent, luckPhrases } from '@starboard/kernel';
import { useEffect, useRef, useState } from 'react';
import type { Voice } from '../panel/voice.ts';
import { RuleLink } from '../parts/RuleText.tsx';
import type { TableState } from '../session.ts';
import { useWords } from '../words/index.ts';

const LATEST = 120;

/** All that happened, the latest at the end. */
export function LogView({
  history,
  luck,
  voice,
}: Pick<TableState, 'history'> & { luck: TableState['luck']; voice: Voice }) {
  const words = useWords();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLElement>(null);
  const lines = history.flatMap((events, step) => events.map((event, at) => ({ event, key: `${step} ${at}` })));
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
        {shown.map(({ event, key }) => (
          <li key={key} data-event={(event as GameEvent).event}>
            {voice.event(event)} <RuleLink id={(event as GameEvent).rule} />
          </li>
        ))}
      </ol>
    </section>
  );
}
