import type { OpenDecision } from '@starboard/kernel';
import { useMemo } from 'react';
import { useSettings } from '../app/settings.ts';
import type { BoardModule } from '../games/boardModule.ts';
import { inRace } from '../panel/race.ts';
import type { TableSession, TableState } from '../session.ts';

/** What the table asks of whoever sits at the screen. */
export interface Asked {
  /** The open question, with its options; none for those who only watch. */
  readonly decision: OpenDecision | undefined;
  /** Whether the others wait for the answer. */
  readonly owed: boolean;
  /** Whether all act as fast as they can. */
  readonly race: boolean;
  /**
   * Tells one question from another. Others may act meanwhile: what was filled in or picked stays as long as the question is
   * the same. In a race the options change all the time, and what was picked stays as long as something is possible with it.
   */
  readonly key: string;
}

/** A question without answers that come to the same as another. */
function withoutTwins(decision: OpenDecision | undefined, twinOf: BoardModule['twinOf']): OpenDecision | undefined {
  if (decision?.options === undefined || twinOf === undefined) return decision;
  const first = new Map(decision.options.toReversed().map((option) => [twinOf(option), option]));
  return first.size === decision.options.length
    ? decision
    : { ...decision, options: decision.options.filter((option) => first.get(twinOf(option)) === option) };
}

export function useAsked(
  { kind }: TableSession,
  { view: { decisions }, viewer }: TableState,
  board: BoardModule | undefined,
): Asked {
  const { askAll } = useSettings();
  const watched = kind === 'replay';
  const whole = watched ? undefined : decisions.find(({ seat, options }) => seat === viewer && options !== undefined);
  const twinOf = askAll ? undefined : board?.twinOf;
  const decision = useMemo(() => withoutTwins(whole, twinOf), [whole, twinOf]);
  const race = !watched && inRace(decisions, viewer);
  const key = useMemo(
    () =>
      race
        ? `race ${decision?.kind}`
        : JSON.stringify([decision?.kind, decision?.about, decision?.options, decision?.forms]),
    [decision, race],
  );
  return { decision, owed: decision !== undefined && decision.urgency !== 'free', race, key };
}
