import type { Refusal } from '@starboard/kernel';
import type { Voice } from '../panel/voice.ts';
import { RuleOf } from '../parts/RuleText.tsx';
import { useWords } from '../words/index.ts';

/** Why something was not possible, each reason with its rule. */
export function Refusals({ refusals, voice }: { refusals: readonly { verdict: Refusal }[]; voice: Voice }) {
  const words = useWords();
  return (
    <div role="alert">
      {refusals.length > 0 && (
        <div className="refusal">
          <strong>{words.refusedTitle}</strong>
          {refusals.map(({ verdict }) => (
            <p key={voice.refusal(verdict)}>
              {voice.refusal(verdict)} <RuleOf refusal={verdict} />
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
