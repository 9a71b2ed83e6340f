import type { WrittenAction } from '@starboard/kernel';
import { useEffect, useRef } from 'react';
import type { Voice } from '../panel/voice.ts';
import { Icon } from '../parts/Icon.tsx';
import type { Hint } from '../session.ts';
import { useWords } from '../words/index.ts';
import type { Hints } from './useHint.ts';
import '../styles/guide.css';

interface Props {
  readonly hints: Hints;
  readonly voice: Voice;
  onAct(action: WrittenAction): void;
}

/** What a bot would do and why, beside the board on which it is ringed. Numbers are for those who ask. */
export function HintCard({ hints: { open, close }, voice, onAct }: Props) {
  const words = useWords();
  const card = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens, and when it knows what to say
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  if (open === undefined) return null;
  const [best] = open.hints ?? [];
  return (
    <section className="hint-card" ref={card} aria-label={words.hint}>
      <div className="hint-head">
        <h3>{words.hintTitle}</h3>
        <button type="button" className="icon-button" aria-label={words.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div role="status">
        {open.hints === undefined && <p>{words.hintThinking}</p>}
        {open.hints?.length === 0 && <p>{words.hintNone}</p>}
        {best !== undefined && (
          <p>
            <strong>{voice.action(best.action)}.</strong> {reasons(best, voice) || words.hintEqual}
          </p>
        )}
      </div>
      {best !== undefined && (
        <button type="button" className="button primary small" data-hint onClick={() => onAct(best.action)}>
          <Icon name="check" /> {words.hintDo}
        </button>
      )}
      {open.hints !== undefined && open.hints.length > 1 && <Numbers hints={open.hints} voice={voice} onAct={onAct} />}
    </section>
  );
}

const reasons = ({ why }: Hint, voice: Voice): string =>
  why
    .map((key) => voice.maybe(key) ?? '')
    .join(' ')
    .trim();

function Numbers({ hints, voice, onAct }: { hints: readonly Hint[]; voice: Voice; onAct: Props['onAct'] }) {
  const words = useWords();
  return (
    <details>
      <summary>{words.hintNumbers}</summary>
      <ol className="hints">
        {hints.map(({ action, value, share }) => (
          <li key={JSON.stringify(action)}>
            <button type="button" className="option" onClick={() => onAct(action)}>
              <span>{voice.action(action)}</span>
              <small>{words.hintLine(Math.round(value * 100), Math.round(share * 100))}</small>
            </button>
          </li>
        ))}
      </ol>
      <p className="note">{words.hintNote}</p>
    </details>
  );
}
