import type { Telling } from '@starboard/board';
import type { Voice } from '../panel/voice.ts';
import { Icon } from '../parts/Icon.tsx';
import { useWords } from '../words/index.ts';

interface Props {
  /** What was touched, if the game has something to tell of it. */
  readonly telling: Telling | undefined;
  readonly voice: Voice;
  onClose(): void;
}

/** What things on the board are, for those who asked: then a touch explains, and does nothing else. */
export function Explained({ telling, voice, onClose }: Props) {
  const words = useWords();
  return (
    <div className="explained" role="status">
      {telling === undefined ? (
        <p>{words.explainHint}</p>
      ) : (
        <>
          <h2>{voice.say(telling.title)}</h2>
          {telling.lines.map(voice.say).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
      <button type="button" className="icon-button" aria-label={words.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
