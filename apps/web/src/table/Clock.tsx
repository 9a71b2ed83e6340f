import { useEffect, useState } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { useWords } from '../words/index.ts';

interface Props {
  readonly deadline: number;
  readonly offset: number;
  /** It runs for all at once: an hourglass on the table. */
  readonly shared?: boolean;
}

/** Time that is left until a deadline in match time. */
export function Clock({ deadline, offset, shared = false }: Props) {
  const words = useWords();
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, deadline - (now + offset));
  return (
    <span className={left < 15_000 ? 'clock short' : 'clock'} role="timer">
      {shared && <Icon name="hourglass" />}
      {words.timeLeft(timeText(left))}
    </span>
  );
}

function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 2 * 86_400) return `${Math.floor(seconds / 86_400)} d`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
