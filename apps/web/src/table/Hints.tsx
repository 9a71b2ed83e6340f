import type { WrittenAction } from '@starboard/kernel';
import { useEffect, useState } from 'react';
import type { Voice } from '../panel/voice.ts';
import { Dialog } from '../parts/Dialog.tsx';
import type { Hint, TableSession } from '../session.ts';
import { useWords } from '../words/index.ts';

interface HintsProps {
  readonly session: TableSession;
  readonly voice: Voice;
  readonly onClose: () => void;
  readonly onAct: (action: WrittenAction) => void;
}

/** What a bot would do, with its chances. */
export function Hints({ session, voice, onClose, onAct }: HintsProps) {
  const words = useWords();
  const [hints, setHints] = useState<readonly Hint[] | 'none'>();
  useEffect(() => {
    let wanted = true;
    session.hint?.().then(
      (found) => wanted && setHints(found.length === 0 ? 'none' : found),
      () => wanted && setHints('none'),
    );
    return () => {
      wanted = false;
    };
  }, [session]);
  return (
    <Dialog title={words.hintTitle} onClose={onClose}>
      {hints === undefined && <p role="status">{words.hintThinking}</p>}
      {hints === 'none' && <p role="status">{words.hintNone}</p>}
      {Array.isArray(hints) && (
        <>
          <ol className="hints">
            {hints.map(({ action, value, share }: Hint) => (
              <li key={JSON.stringify(action)}>
                <button type="button" className="option" onClick={() => onAct(action)}>
                  <span>{voice.action(action)}</span>
                  <small>{words.hintLine(Math.round(value * 100), Math.round(share * 100))}</small>
                  <meter
                    min={0}
                    max={1}
                    value={value}
                    aria-label={words.hintLine(Math.round(value * 100), Math.round(share * 100))}
                  />
                </button>
              </li>
            ))}
          </ol>
          <p className="note">{words.hintNote}</p>
        </>
      )}
    </Dialog>
  );
}
