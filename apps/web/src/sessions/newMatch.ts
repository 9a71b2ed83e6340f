import { LUCK, type Meta, type OptionValues } from '@starboard/kernel';
import { type Chair, type LocalMatch, newId, newSeed } from '../match/localMatch.ts';
import { levelFor } from './fared.ts';

/** How many make the best table. */
export const bestTable = ({ players: { min, max } }: Meta): number => Math.min(max, Math.max(min, 4));

/** "Play now": one person against as many bots as make the best table, as strong as the last match suggests. */
export function quickMatch(meta: Meta, you: string, botName: (level: string) => string): LocalMatch {
  const level = levelFor(meta.id);
  const chairs: readonly Chair[] = Array.from({ length: bestTable(meta) }, (_, seat) =>
    seat === 0 ? { kind: 'person' } : { kind: 'bot', level },
  );
  return newMatch(meta, chairs, namesFor(chairs, [you], botName), meta.quick ?? {});
}

/** The seed that the address asks for: `?seed=…` deals the same luck again. */
const askedSeed = (): string | undefined => new URLSearchParams(location.search).get('seed') || undefined;

export function newMatch(
  meta: Meta,
  chairs: readonly Chair[],
  names: readonly string[],
  options: OptionValues,
): LocalMatch {
  return {
    id: newId(),
    game: meta.id,
    rules: meta.rulesVersion,
    players: chairs.length,
    options,
    seed: askedSeed() ?? newSeed(),
    luck: LUCK,
    names,
    chairs,
    log: [],
  };
}

const BOT_NAMES = ['Vega', 'Rigel', 'Altair', 'Mira', 'Deneb', 'Castor', 'Lyra', 'Spica'];

/** People by their names, bots by stars. */
export function namesFor(
  chairs: readonly Chair[],
  people: readonly string[],
  botName: (level: string) => string,
): readonly string[] {
  let person = 0;
  let bot = 0;
  return chairs.map((chair) => {
    if (chair.kind === 'person') return people[person++] ?? `#${person}`;
    return `${BOT_NAMES[bot++ % BOT_NAMES.length]} (${botName(chair.level)})`;
  });
}
