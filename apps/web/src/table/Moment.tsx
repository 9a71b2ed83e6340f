import type { GameEvent } from '@starboard/kernel';
import type { Voice } from '../panel/voice.ts';

interface Props {
  readonly events: readonly unknown[];
  readonly voice: Voice;
  readonly step: number;
}

const MOST = 2;

/** What has just happened, in a line that covers nothing; what deserves more has been on the stage. */
export function Moment({ events, voice, step }: Props) {
  return (
    <div className="moment" key={step}>
      {events.slice(-MOST).map((event, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events of one step have no other name
        <p key={`${(event as GameEvent).event} ${at}`}>{voice.event(event)}</p>
      ))}
    </div>
  );
}
