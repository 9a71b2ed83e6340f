import type { BoardProps } from '@starboard/board';
import { aboutOf } from '@starboard/kernel';
import { useEffect, useRef } from 'react';
import type { SeenEvent } from '../events.ts';
import * as nouns from '../nouns.ts';
import { aimVolley, sidesOf } from '../oracle/index.ts';
import { AIM, battleSite } from '../rules/battle.ts';
import { NOBODY } from '../state.ts';
import type { Seen } from '../view.ts';

type Props = BoardProps<Seen, SeenEvent>;

/** The battle that is being fought, as a word. */
export const battleOf = ({ round, cursor, attacker, defender }: Seen): string =>
  attacker === NOBODY ? 'none' : `${round} ${cursor} ${attacker} ${defender}`;

/** What is picked next in a battle that is fought on: attack, and the target that the oracle's policy names. */
export function nextShot({ view, viewer, decisions, lit }: Props): string | undefined {
  const asked = decisions.find(({ seat }) => seat === viewer)?.kind;
  if (asked === 'engage') return 'attack';
  if (asked === 'act-first') return [...lit.keys()].find((ref) => ref.startsWith('type:'));
  if (asked !== AIM.kind) return undefined;
  const battle = sidesOf(view, battleSite(view));
  const die = view.dice.indexOf(aboutOf(AIM, decisions)?.die ?? -1);
  const best = battle === undefined || die < 0 ? -1 : aimVolley(battle)[die];
  const ref = best < 0 ? '' : nouns.target.ref(best);
  return lit.has(ref) ? ref : [...lit.keys()].find((one) => one.startsWith('target:'));
}

/** While the table is busy with the last pick, it hears of none. */
const AGAIN_MS = 40;

/** Attacks and aims for the viewer until the battle is over or something else is asked. */
export function useFightOn(props: Props, on: boolean, done: () => void): void {
  const { viewer, onPick, decisions } = props;
  const latest = useRef({ props, done });
  latest.current = { props, done };
  useEffect(() => {
    const mine = decisions.find(({ seat }) => seat === viewer);
    if (!on || mine === undefined) return;
    const shoot = () => {
      const ref = nextShot(latest.current.props);
      if (ref === undefined) latest.current.done();
      else onPick(ref);
    };
    const again = setInterval(shoot, AGAIN_MS);
    return () => clearInterval(again);
  }, [decisions, on, onPick, viewer]);
}
