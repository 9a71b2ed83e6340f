import type { Beat } from '@starboard/board';
import { useEffect, useRef } from 'react';
import { useMotion } from '../app/settings.ts';
import type { BoardModule } from '../games/boardModule.ts';
import type { Voice } from '../panel/voice.ts';
import { useWords } from '../words/index.ts';

interface Props {
  readonly beat: Beat;
  readonly voice: Voice;
  readonly board: BoardModule | undefined;
  onSkip(): void;
}

/** What is looked at just now, large and in the middle: dice, a card, a moment of glory. */
export function BeatView({ beat, voice, board, onSkip }: Props) {
  const words = useWords();
  const motion = useMotion();
  const Art = board?.EventArt;
  const Backdrop = beat.kind === 'scene' ? board?.GameArt : undefined;
  const pictures = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (motion && beat.kind === 'gain') flyHome(pictures.current, beat.events);
  }, [motion, beat]);
  return (
    <div className="beat" data-beat={beat.kind}>
      {Backdrop !== undefined && (
        <div className="beat-backdrop">
          <Backdrop />
        </div>
      )}
      <div ref={pictures} className="beat-pictures">
        {beat.events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events of one step have no other name
          <figure key={at}>
            {Art !== undefined && (
              <span className="event-art">
                <Art event={event} say={voice.say} />
              </span>
            )}
            <figcaption>{voice.event(event)}</figcaption>
          </figure>
        ))}
      </div>
      <button type="button" className="button small beat-skip" onClick={onSkip}>
        {words.skipScene}
      </button>
    </div>
  );
}

const FLIGHT = 420;

/** What somebody gets flies to his things. */
function flyHome(pictures: HTMLElement | null, events: readonly unknown[]): void {
  pictures?.querySelectorAll('figure').forEach((figure, at) => {
    const { seat } = events[at] as { seat?: number };
    const home = document.querySelector(`.table [data-seat-home="${seat}"]`);
    const art = figure.querySelector('.event-art');
    if (home === null || art === null) return;
    const [from, to] = [art.getBoundingClientRect(), home.getBoundingClientRect()];
    const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
    const away = { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0.2 };
    art.animate([{ offset: 0.25 }, away], { duration: FLIGHT, delay: 250, easing: 'ease-in', fill: 'forwards' });
  });
}
