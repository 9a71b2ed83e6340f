import { useEffect, useRef } from 'react';
import type { Voice } from '../panel/voice.ts';
import { useWords } from '../words/index.ts';
import type { Acting } from './useActing.ts';

/** What cannot be taken back is asked about once. */
export function Doubt({ acting: { doubted, act, forget }, voice }: { acting: Acting; voice: Voice }) {
  const words = useWords();
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (doubted !== undefined) no.current?.focus();
  }, [doubted]);
  if (doubted === undefined) return null;
  return (
    <section className="refusal doubt" role="alertdialog" aria-labelledby="doubt">
      <p id="doubt">
        <strong>{voice.action(doubted)}?</strong> {words.forGood}
      </p>
      <div className="row">
        <button type="button" className="button" ref={no} onClick={forget}>
          {words.ratherNot}
        </button>
        <button type="button" className="button danger" onClick={() => void act(doubted)}>
          {words.doIt}
        </button>
      </div>
    </section>
  );
}
