import { useEffect, useState } from 'react';
import { remember, rememberedRecord } from '../app/remembered.ts';
import { useWords } from '../words/index.ts';

const KEY = 'starboard.coached';
/** So often a question is explained without anybody asking. */
const TIMES = 2;

const timesOf = (question: string): number => Number(rememberedRecord(KEY)[question] ?? 0);

const countOne = (question: string): void =>
  remember(KEY, { ...rememberedRecord(KEY), [question]: timesOf(question) + 1 });

/** Where an open text leaves room for the options. */
const ROOMY = '(min-height: 850px) and (min-width: 701px)';

/** How a question works: open, where there is room, for those who are new to it, folded away for all others. */
export function Coach({ question, text }: { question: string; text: string }) {
  const words = useWords();
  const [isNew] = useState(() => timesOf(question) < TIMES);
  useEffect(() => {
    if (isNew) countOne(question);
  }, [isNew, question]);
  return (
    <details className="coach" open={isNew && matchMedia(ROOMY).matches}>
      <summary>
        {words.howItWorks} <span className="coach-first">{text.split('\n')[0]}</span>
      </summary>
      {text.split('\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  );
}
