import { type BoardProps, EverythingLit, type LitMap, refsIn } from '@starboard/board';
import type { WrittenAction } from '@starboard/kernel';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useMotion, useSettings } from '../app/settings.ts';
import { pick, type RefsOf } from '../panel/narrowing.ts';
import { Voice } from '../panel/voice.ts';
import type { TableProps } from './Table.tsx';
import { type Acting, useActing } from './useActing.ts';
import { type Asked, useAsked } from './useAsked.ts';
import { type Explaining, useExplaining } from './useExplaining.ts';
import { type Hints, useHint } from './useHint.ts';
import { type Picks, usePicks } from './usePicks.ts';

/** `map`: on a phone the board has the whole screen, and the sheet below is shut. */
export type Tab = 'actions' | 'players' | 'log' | 'chat' | 'map';

/** Where somebody sits: what he is asked, what he has picked, what he does, and in which words he is told. */
export interface Sitting {
  readonly voice: Voice;
  readonly refsOf: RefsOf;
  readonly asked: Asked;
  readonly picks: Picks;
  readonly acting: Acting;
  readonly hints: Hints;
  /** What the board and the panels of players get. */
  readonly boardProps: BoardProps;
  readonly explaining: Explaining;
  readonly tab: Tab;
  show(tab: Tab): void;
  /** Whether the board has the whole of a phone, and the desk is a sheet over it. */
  readonly whole: boolean;
  fill(whole: boolean): void;
  /** Lets go of what was picked. */
  clear(): void;
}

const EVERYTHING_LIT: LitMap = new EverythingLit();
const NONE: readonly string[] = [];
const NOTHING_HAPPENED: readonly unknown[] = [];

export function useSitting({ session, state, game, board, guide }: TableProps): Sitting {
  const { language, palette } = useSettings();
  const motion = useMotion();
  const { view, viewer, names, history } = state;
  const [tab, show] = useState<Tab>('actions');
  const explaining = useExplaining();
  const [whole, setWhole] = useState(false);
  const fill = (on: boolean) => {
    setWhole(on);
    show(on ? 'map' : 'actions');
  };
  const voice = useMemo(() => new Voice(game, language, names), [game, language, names]);
  const refsOf = useMemo(() => {
    const refs = refsIn(game);
    return (action: WrittenAction) => refs(action, viewer);
  }, [game, viewer]);
  const asked = useAsked(session, state, board);
  const picks = usePicks(asked, refsOf, guide);
  const acting = useActing(session, voice, { race: asked.race, grave: board?.grave ?? NONE, onDone: picks.clear });
  const hints = useHint(session, asked.key);
  const onPick = (ref: string, also?: readonly string[]) => {
    if (explaining.asked !== undefined) return explaining.about(ref);
    if (guide?.taps.includes(ref)) return guide.onTap(ref);
    if (asked.decision === undefined) return;
    acting.forget();
    const result = pick(asked.decision, picks.picked, ref, refsOf, also);
    if (result.kind === 'act') {
      if (board?.grave?.includes(result.action.do)) show('actions');
      void acting.act(result.action);
    } else if (result.kind === 'refused') acting.refuse(result.refused);
    else {
      picks.pick(result.picked);
      show('actions');
    }
  };
  // The board is told of a pick, not of every new function that takes it.
  const latest = useRef(onPick);
  latest.current = onPick;
  const picking = useCallback((ref: string, also?: readonly string[]) => latest.current(ref, also), []);
  const clear = () => {
    picks.clear();
    acting.forget();
  };
  const lit = explaining.asked === undefined ? picks.lit : EVERYTHING_LIT;
  const events = history.at(-1) ?? NOTHING_HAPPENED;
  const { open } = picks;
  const { state: seen, decisions } = view;
  // The same as long as nothing of it changes: boards and panels are drawn only then.
  const boardProps = useMemo(
    (): BoardProps => ({
      ...{ view: seen, viewer, names, lit, decisions, options: open, onPick: picking },
      ...{ say: voice.say, palette, motion, events },
    }),
    [seen, viewer, names, lit, decisions, open, picking, voice.say, palette, motion, events],
  );
  return { voice, refsOf, asked, picks, acting, hints, boardProps, explaining, tab, show, whole, fill, clear };
}
