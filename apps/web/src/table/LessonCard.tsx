import { useEffect, useRef } from 'react';
import { Link } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { Icon } from '../parts/Icon.tsx';
import type { LessonSession, Progress } from '../sessions/lessonSession.ts';
import { useWords } from '../words/index.ts';
import '../styles/guide.css';

interface Props {
  readonly session: LessonSession;
  readonly progress: Progress;
  onPlay(): void;
}

/** What a lesson says now, and the way on and back. */
export function LessonCard({ session, progress, onPlay }: Props) {
  const words = useWords();
  const { language } = useSettings();
  const { steps, play } = session.lesson;
  const step = steps[progress.at];
  const card = useRef<HTMLElement>(null);
  const { at, note, spoilt } = progress;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new step, for those who use keys
  useEffect(() => {
    const { activeElement } = document;
    card.current?.parentElement?.scrollTo({ top: 0 });
    const lost = activeElement === document.body || card.current?.contains(activeElement);
    if (lost) card.current?.querySelector<HTMLElement>('[data-go], .lesson-say')?.focus({ preventScroll: true });
  }, [at, spoilt]);
  const told = note === 'not-now' ? words.lessonNotNow : note?.[language];
  return (
    <section className="lesson-card" ref={card} aria-label={words.lesson}>
      <div className="lesson-head">
        {at > 0 && (
          <button
            type="button"
            className="icon-button"
            aria-label={words.lessonBack}
            title={words.lessonBack}
            onClick={() => void session.back(at - 1)}
          >
            <Icon name="back" />
          </button>
        )}
        <h2>{step === undefined ? words.lessonOver : words.lessonStep(at + 1, steps.length)}</h2>
        <progress max={steps.length} value={at} aria-label={words.lessonStep(at + 1, steps.length)} />
        {step !== undefined && (
          <Link className="icon-button" to="/" aria-label={words.lessonLeave} title={words.lessonLeave}>
            <Icon name="close" />
          </Link>
        )}
      </div>
      <p className="lesson-say" tabIndex={-1} aria-live="polite">
        {step === undefined ? play.say[language] : step.say[language]}
      </p>
      <p className="lesson-note" role="status">
        {told}
      </p>
      <div className="row">
        {step === undefined && (
          <button type="button" className="button primary" data-go onClick={onPlay}>
            <Icon name="play" /> {words.lessonPlay}
          </button>
        )}
        {spoilt && (
          <button type="button" className="button primary" data-go onClick={() => void session.back(at)}>
            <Icon name="undo" /> {words.lessonTakeBack}
          </button>
        )}
        {step?.wait === 'next' && (
          <button type="button" className="button primary" data-go onClick={() => void session.next()}>
            {words.lessonNext}
          </button>
        )}
        {step === undefined && (
          <Link className="button small" to="/">
            {words.home}
          </Link>
        )}
      </div>
    </section>
  );
}
