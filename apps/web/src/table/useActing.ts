import type { Refusal, Verdict, WrittenAction } from '@starboard/kernel';
import { useRef, useState } from 'react';
import type { RefusedAction } from '../panel/narrowing.ts';
import { isLate } from '../panel/race.ts';
import type { Voice } from '../panel/voice.ts';
import type { TableSession } from '../session.ts';
import { useWords } from '../words/index.ts';
import type { RaceNoteText } from './RaceNote.tsx';

/** What is done at the table, and what came of it. */
export interface Acting {
  readonly busy: boolean;
  /** Why the last thing was not possible. */
  readonly refusals: readonly { readonly verdict: Refusal }[];
  /** The same in a race, where it is told over the board. */
  readonly note: RaceNoteText | undefined;
  act(action: WrittenAction): Promise<void>;
  /** What was asked for and waits for a second yes. */
  readonly doubted: WrittenAction | undefined;
  undo(): Promise<void>;
  /** Says why nothing is possible with a thing. */
  refuse(refused: readonly RefusedAction[]): void;
  forget(): void;
}

interface Terms {
  readonly race: boolean;
  /** Kinds of actions that need a second yes. */
  readonly grave: readonly string[];
  /** What was picked has served. */
  readonly onDone: () => void;
}

export function useActing(session: TableSession, voice: Voice, { race, grave, onDone }: Terms): Acting {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<Acting['refusals']>([]);
  const [note, setNote] = useState<RaceNoteText>();
  const [doubted, setDoubted] = useState<WrittenAction>();
  const underWay = useRef(new Set<string>());
  const judged = (verdict: Verdict) => {
    if (!verdict.ok) setRefusals([{ verdict }]);
    return verdict.ok;
  };
  /** Nobody waits for an answer in a race; only the same thing is not done twice by a click too many. */
  const actAtOnce = async (action: WrittenAction) => {
    const written = JSON.stringify(action);
    if (underWay.current.has(written)) return;
    setRefusals([]);
    onDone();
    underWay.current.add(written);
    try {
      const verdict = await session.act(action);
      if (!verdict.ok) setNote({ text: isLate(verdict) ? words.tooLate : voice.refusal(verdict) });
    } finally {
      underWay.current.delete(written);
    }
  };
  const actAndWait = async (action: WrittenAction) => {
    if (busy) return;
    setRefusals([]);
    setBusy(true);
    try {
      if (judged(await session.act(action))) onDone();
    } finally {
      setBusy(false);
    }
  };
  /** In a race all eyes are on the board: there it is told why something is not possible. */
  const tellWhy = ([first]: readonly RefusedAction[]) => {
    if (first === undefined) return;
    const { rule } = first.verdict;
    setNote({ text: `${voice.refusal(first.verdict)}${rule === undefined ? '' : ` (${rule})`}` });
  };
  return {
    busy,
    refusals,
    note,
    doubted,
    act: (action) => {
      const sure = !grave.includes(action.do) || action === doubted;
      setDoubted(sure ? undefined : action);
      if (!sure) return Promise.resolve();
      return race ? actAtOnce(action) : actAndWait(action);
    },
    undo: async () => {
      setRefusals([]);
      judged(await session.undo());
    },
    refuse: (refused) => (race ? tellWhy(refused) : setRefusals(distinct(refused, voice))),
    forget: () => {
      setRefusals([]);
      setDoubted(undefined);
    },
  };
}

/** One refusal for each reason. */
function distinct(refused: readonly RefusedAction[], voice: Voice): readonly RefusedAction[] {
  return [...new Map(refused.map((one) => [voice.refusal(one.verdict), one])).values()].slice(0, 4);
}
