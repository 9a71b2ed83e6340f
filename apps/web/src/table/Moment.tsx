import type { GameEvent } from '@starboard/kernel';
import type { BoardModule } from '../games/boardModule.ts';
import type { Voice } from '../panel/voice.ts';

interface Props {
  readonly events: readonly unknown[];
  readonly voice: Voice;
  readonly board: BoardModule | undefined;
  readonly step: number;
}

const MOST = 3;

/** What has just happened, over the board: dice, balls, cards, and the sentence for it. */
export function Moment({ events, voice, board, step }: Props) {
  const Art = board?.EventArt;
  const shown = events.slice(-MOST);
  return (
    <div className="moment" key={step}>
      {shown.map((event, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events of one step have no other name
        <p key={`${(event as GameEvent).event} ${at}`}>
          {Art !== undefined && (
            <span className="event-art">
              <Art event={event} say={voice.say} />
            </span>
          )}
          <span>{voice.event(event)}</span>
        </p>
      ))}
    </div>
  );
}
