import type { Refusal } from '@starboard/kernel';
import { type Chapter, findRule } from '@starboard/text';
import { createContext, useContext, useState } from 'react';
import { useWords } from '../words/index.ts';
import { Dialog } from './Dialog.tsx';

/** Opens the rulebook at a rule, where there is a rulebook at hand. */
export const OpenRule = createContext<((id: string) => void) | undefined>(undefined);

interface RuleLinkProps {
  readonly id: string;
  readonly chapters?: readonly Chapter[];
  readonly label?: string;
}

/** The rule behind a refusal, if a rule is behind it. */
export const RuleOf = ({ refusal: { rule } }: { refusal: Refusal }) => rule !== undefined && <RuleLink id={rule} />;

/** A rule's number; a tap shows the rule. */
export function RuleLink({ id, chapters = [], label }: RuleLinkProps) {
  const words = useWords();
  const open = useContext(OpenRule);
  const [shown, setShown] = useState(false);
  const rule = findRule(chapters, id);
  return (
    <>
      <button
        type="button"
        className="rule-link"
        aria-label={words.rule(id)}
        onClick={() => (open === undefined ? setShown(true) : open(id))}
      >
        {label ?? id}
      </button>
      {shown && (
        <Dialog title={words.rule(id)} onClose={() => setShown(false)}>
          <p className="rule-text">{rule?.text ?? id}</p>
        </Dialog>
      )}
    </>
  );
}
