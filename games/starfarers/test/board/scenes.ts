import type { BoardProps } from '@starboard/board';
import { Match, Random, type WrittenAction } from '@starboard/kernel';
import { refsOf } from '../../src/board/index.tsx';
import { starfarers } from '../../src/index.ts';
import { phrases } from '../../src/text/phrases.ts';

export type Table = Match<
  Parameters<typeof starfarers.outcome>[0],
  Parameters<typeof starfarers.actions.write>[0],
  Parameters<typeof starfarers.phrases.event>[0]
>;

export const NAMES = ['Ann', 'Bo', 'Cy', 'Dee'];

/** Says keys with what is filled in: enough to tell names apart, and a word that does not exist shows. */
export const say: BoardProps['say'] = ({ key, values }) => {
  if (!Object.hasOwn(phrases.words.en, key)) throw new Error(`No words for ${key}`);
  return values === undefined ? key : `${key} ${JSON.stringify(values)}`;
};

/** A match after so many decisions of players who do anything at all, but rather build and fly than trade. */
export function played(players: number, seed: string, decisions: number, options: unknown = {}): Table {
  const match: Table = new Match(starfarers, { players, seed, options });
  const random = Random.fromSeed(seed);
  for (let i = 0; i < decisions && !match.over; i++) step(match, random);
  return match;
}

const RATHER = ['found-colony', 'found-station', 'build-ship', 'build-upgrade', 'build-spaceport', 'clear', 'fly'];

function step(match: Table, random: Random): void {
  const { seat } = match.next();
  const decision = match.decisions(seat).find((open) => open.seat === seat);
  const options = decision?.options ?? [];
  const better = options.filter((option) => RATHER.includes(option.do));
  const chosen: readonly WrittenAction[] = better.length > 0 && random.below(4) > 0 ? better : options;
  const verdict =
    chosen.length > 0
      ? match.submit(seat, chosen[random.below(chosen.length)])
      : match.take(seat, match.fallback(seat));
  if (!verdict.ok) throw new Error(`${verdict.rule} ${verdict.code}`);
}

/** What a viewer's board gets: everything in the open options is lit. */
export function propsOf(match: Table, viewer: number): BoardProps {
  const { state, decisions } = match.view(viewer);
  const options = decisions.filter(({ seat }) => seat === viewer).flatMap((decision) => decision.options ?? []);
  return {
    view: state,
    viewer,
    names: NAMES,
    lit: new Map(options.flatMap((option) => refsOf(option, viewer).map((ref) => [ref, 'option'] as const))),
    onPick: () => undefined,
    say,
    palette: 'normal',
    motion: true,
    events: match.lastEvents(viewer),
  };
}
