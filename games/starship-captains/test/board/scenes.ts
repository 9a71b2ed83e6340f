import { Match, Random } from '@starboard/kernel';
import type { BoardProps } from '../../src/board/Board.tsx';
import { refsOf } from '../../src/board/index.tsx';
import { starshipCaptains } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { phrases } from '../../src/text/phrases.ts';

export type Table = Match<
  Parameters<typeof starshipCaptains.outcome>[0],
  Parameters<typeof starshipCaptains.actions.write>[0],
  Parameters<typeof starshipCaptains.phrases.event>[0]
>;

export const NAMES = ['Ann', 'Bo', 'Cy', 'Dee'];

/** Says keys with what is filled in: enough to tell names apart, and a word that does not exist shows. */
export const say: BoardProps['say'] = ({ key, values }) => {
  if (!Object.hasOwn(phrases.words.en, key)) throw new Error(`No words for ${key}`);
  return values === undefined ? key : `${key} ${JSON.stringify(values)}`;
};

/** A match of bots who do what looks good, with some luck, until something is so, or after so many decisions. */
export function played(
  players: number,
  seed: string,
  until: (state: State) => boolean,
  options: object = {},
  most = 4000,
): Table {
  const match: Table = new Match(starshipCaptains, { players, seed, options });
  const random = Random.fromSeed(seed);
  for (let i = 0; i < most && !match.over && !until(match.state); i++) step(match, random);
  return match;
}

export function step(match: Table, random: Random): void {
  const { seat } = match.next();
  const options = match.decisions(seat).find((open) => open.seat === seat)?.options ?? [];
  const liked = options.map((option) => {
    const action = starshipCaptains.actions.read(option);
    return { option, worth: starshipCaptains.bot.prior(match.state, seat, action) * (0.2 + random.below(100) / 100) };
  });
  const [best] = liked.sort((a, b) => b.worth - a.worth);
  const verdict = best === undefined ? match.take(seat, match.fallback(seat)) : match.submit(seat, best.option);
  if (!verdict.ok) throw new Error(`${verdict.rule} ${verdict.code}`);
}

/** The kind of question that waits, or none. */
export const asked = (match: Table): string => (match.over ? '' : (match.decisions(match.next().seat)[0]?.kind ?? ''));

/** What a viewer's board gets: everything in the open options is lit. */
export function propsOf(match: Table, viewer: number): BoardProps {
  const { state, decisions } = match.view(viewer);
  const options = decisions.filter(({ seat }) => seat === viewer).flatMap((decision) => decision.options ?? []);
  return {
    view: state,
    viewer,
    names: NAMES,
    lit: new Map(options.flatMap((option) => refsOf(option, viewer).map((ref) => [ref, 'option'] as const))),
    options,
    onPick: () => undefined,
    say,
    palette: 'normal',
    motion: true,
    events: match.lastEvents(viewer),
  };
}
