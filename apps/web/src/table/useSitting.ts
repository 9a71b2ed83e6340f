import { type BoardProps, EverythingLit, type LitMap, refsIn } from '@starboard/board';
import type { WrittenAction } from '@starboard/kernel';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useMotion, useSettings } from '../app/settings.ts';
import { pick, type RefsOf } from '../panel/narrowing.ts';
import { Voice } from '../panel/voice.ts';
import type { TableProps } from './Table.tsx';
import { type Acting, useActing } from './useActing.ts';
import { type Asked, useAsked } from './useAsked.ts';
import { type Hints, useHint } from './useHint.ts';
import { type Picks, usePicks } from './usePicks.ts';

export type Tab = 'actions' | 'players' | 'log' | 'chat';

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
  /** What is explained, or nothing yet; undefined while touches do something. */
  readonly explained: string | undefined;
  explain(ref: string | undefined): void;
  readonly tab: Tab;
  show(tab: Tab): void;
  /** Lets go of what was picked. */
  clear(): void;
}

const EVERYTHING_LIT: LitMap = new EverythingLit();
const NOTHING_HAPPENED: readonly unknown[] = [];

export function useSitting({ session, state, game, board, guide }: TableProps): Sitting {
  const { language, palette } = useSettings();
  const motion = useMotion();
  const { view, viewer, names, history } = state;
  const [tab, show] = useState<Tab>('actions');
  const [explained, explain] = useState<string>();
  const voice = useMemo(() => new Voice(game, language, names), [game, language, names]);
  const refsOf = useMemo(() => {
    const refs = refsIn(game, board?.refsOf);
    return (action: WrittenAction) => refs(action, viewer);
  }, [game, board, viewer]);
  const asked = useAsked(session, state);
  const picks = usePicks(asked, refsOf, guide);
  const acting = useActing(session, voice, asked.race, picks.clear);
  const hints = useHint(session, asked.key);
  const onPick = (ref: string, also?: readonly string[]) => {
    if (explained !== undefined) return explain(ref);
    if (guide?.taps.includes(ref)) return guide.onTap(ref);
    if (asked.decision === undefined) return;
    acting.forget();
    const result = pick(asked.decision, picks.picked, ref, refsOf, also);
    if (result.kind === 'act') void acting.act(result.action);
    else if (result.kind === 'refused') acting.refuse(result.refused);
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
  const boardProps: BoardProps = {
    view: view.state,
    viewer,
    names,
    lit: explained === undefined ? picks.lit : EVERYTHING_LIT,
    decisions: view.decisions,
    options: picks.open,
    onPick: picking,
    say: voice.say,
    palette,
    motion,
    events: history.at(-1) ?? NOTHING_HAPPENED,
  };
  return { voice, refsOf, asked, picks, acting, hints, boardProps, explained, explain, tab, show, clear };
}
