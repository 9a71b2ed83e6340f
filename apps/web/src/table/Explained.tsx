import type { Telling } from '@starboard/board';
import type { Phrase } from '@starboard/kernel';
import type { Voice } from '../panel/voice.ts';
import { Icon } from '../parts/Icon.tsx';
import { useWords } from '../words/index.ts';
import type { AskedAbout } from './useExplaining.ts';

interface Props {
  readonly asked: AskedAbout;
  /** What the game has to tell of it, if anything. */
  readonly telling: Telling | Telling<string> | undefined;
  readonly voice: Voice;
  onClose(): void;
}

/** What things on the board are, for those who asked: then a touch explains, and does nothing else. */
export function Explained({ asked, telling, voice, onClose }: Props) {
  const words = useWords();
  const said = (text: Phrase | string): string => (typeof text === 'string' ? text : voice.say(text));
  return (
    <div className="explained" role="status">
      {telling !== undefined ? (
        <>
          <h2>{capital(said(telling.title))}</h2>
          {telling.lines.map(said).map((line) => line !== '' && <p key={line}>{line}</p>)}
          {telling.signs?.map(({ picture, text }) => (
            <p key={said(text)} className="explained-sign">
              {picture} <span>{said(text)}</span>
            </p>
          ))}
        </>
      ) : (
        <p>{asked.name === '' ? words.explainHint : capital(asked.name)}</p>
      )}
      <button type="button" className="icon-button" aria-label={words.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
