import { useEffect, useState } from 'react';
import { useWords } from '../words/index.ts';

const KEY = 'starboard.coached';
/** So often a question is explained without anybody asking. */
const TIMES = 2;

function counts(): Readonly<Record<string, number>> {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof raw === 'object' && raw !== null ? (raw as Record<string, number>) : {};
  } catch {
    return {};
  }
}

function countOne(question: string): void {
  try {
    const known = counts();
    localStorage.setItem(KEY, JSON.stringify({ ...known, [question]: (known[question] ?? 0) + 1 }));
  } catch {
    // a browser that keeps nothing
  }
}

/** How a question works: open for those who are new to it, folded away for all others. */
export function Coach({ question, text }: { question: string; text: string }) {
  const words = useWords();
  const [isNew] = useState(() => (counts()[question] ?? 0) < TIMES);
  useEffect(() => {
    if (isNew) countOne(question);
  }, [isNew, question]);
  return (
    <details className="coach" open={isNew}>
      <summary>{words.howItWorks}</summary>
      {text.split('\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  );
}
