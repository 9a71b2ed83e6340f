import { isIn, type Phrase, type PhraseValue, sum } from '@starboard/kernel';
import { SECTORS, SITES, SUPERNOVAS } from '../content/sectors.ts';
import { GUARDS, TYPES } from '../content/terms.ts';
import * as nouns from '../nouns.ts';
import { areAllied } from '../rules/diplomacy.ts';
import { isExploded } from '../rules/galaxy.ts';
import { guardsOppose } from '../rules/ships.ts';
import { GUARD_SIDE, MONOLITH, NOBODY } from '../state.ts';
import type { Seen } from '../view.ts';
import { chancesAt } from './chances.ts';
import type { Scene, Still } from './scene.ts';
import { explosionChance, freeSquares, heldAt, type Squad, squadsAt } from './squads.ts';

/** "3 Cruisers of Bo", "2 Ancients". */
export function squadPhrase({ seat, kind, count }: Pick<Squad, 'seat' | 'kind' | 'count'>): Phrase {
  const fighter: Phrase = { key: `fighter.${[...TYPES, ...GUARDS][kind]}` };
  return seat < 0
    ? { key: 'board.guards', values: { n: count, fighter } }
    : { key: 'board.squad', values: { n: count, fighter, name: { seat } } };
}

/** EC-10.5: whose ships are held here, and by how many. */
export function heldPhrases(view: Seen, viewer: number, site: number): readonly Phrase[] {
  const seats = [...new Set(squadsAt(view, site).map(({ seat }) => seat))].filter((seat) => seat >= 0);
  return seats.flatMap((seat) => {
    const { held, by } = heldAt(view, seat, site);
    if (held === 0) return [];
    const own = sum(squadsAt(view, site).map((squad) => (squad.seat === seat ? squad.count : 0)));
    return [
      seat === viewer
        ? { key: 'board.held', values: { held, own, by } }
        : { key: 'board.held-of', values: { name: { seat }, held, own, by } },
    ];
  });
}

/** EC-15.2: whether ships will fight here at the end of the round. */
export function isBattleDue(view: Seen, site: number): boolean {
  const seats = [...new Set(squadsAt(view, site).map(({ seat }) => seat))];
  return seats.some((seat) => seat >= 0 && seats.some((other) => other !== seat && fights(view, seat, other, site)));
}

const fights = (view: Seen, seat: number, other: number, site: number): boolean =>
  other < 0 ? guardsOppose(view, seat, site) : !areAllied(view, seat, other);

/** What there is to say of a site, line by line: who holds it, what it is worth, who is there. */
export function siteLines(view: Seen, viewer: number, site: number): readonly Phrase[] {
  const { sector } = SITES[site];
  const { points, artifact, event } = SECTORS[sector];
  const owner = view.owner[site];
  if (isExploded(view, sector)) return [{ key: 'board.exploded' }];
  const free = freeSquares(view, site);
  return [
    ...(owner === NOBODY ? [] : [{ key: 'board.owned', values: { name: { seat: owner } } }]),
    ...(points === 0 ? [] : [{ key: 'board.worth', values: { n: points } }]),
    ...(free === 0 ? [] : [{ key: 'board.free-squares', values: { n: free } }]),
    ...(view.sealed[site] === 0 ? [] : [{ key: 'board.sealed' }]),
    ...(artifact ? [{ key: 'board.artifact' }] : []),
    ...((view.built[site] & MONOLITH) === 0 ? [] : [{ key: 'board.monolith' }]),
    ...squadsAt(view, site).map(squadPhrase),
    ...heldPhrases(view, viewer, site),
    ...(isBattleDue(view, site) && view.phase === 'action' ? oddsPhrases(view, viewer, site) : []),
    ...(event === undefined ? [] : [{ key: `board.event.${event}` }]),
    ...(SUPERNOVAS.includes(sector) ? [{ key: 'board.risk', values: { n: explosionChance(view, site) } }] : []),
  ];
}

/** The name of a site with all that is there. */
export const siteName = ({ view, viewer, say }: Still, site: number): string =>
  [nouns.site.say(site), ...siteLines(view, viewer, site)].map(say).join(', ');

/** A side of a battle by its name. */
export const sideName = (side: number, site: number): PhraseValue =>
  side === GUARD_SIDE ? nouns.guard.say(SITES[site].guard) : { seat: side };

/** What the battle at a site comes to, if one is due. */
function oddsPhrases(view: Seen, viewer: number, site: number): readonly Phrase[] {
  const chances = chancesAt(view, site);
  if (chances === undefined) return [];
  const { attacker, defender, attackerWins, defenderWins } = chances;
  if (viewer >= 0 && (viewer === attacker || viewer === defender))
    return [{ key: 'board.odds.due-you', values: { n: viewer === attacker ? attackerWins : defenderWins } }];
  return [{ key: 'board.odds.due', values: { name: sideName(attacker, site), n: attackerWins } }];
}

/** Whether two seats have relations. */
export const areAllies = ({ view }: Pick<Scene, 'view'>, a: number, b: number): boolean =>
  a >= 0 && a !== b && isIn(view.allies[a], b);
