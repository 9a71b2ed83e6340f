import type { Phrase, PhraseValue } from '@starboard/kernel';
import { HEX_IDS } from '../content/galaxy.ts';
import { SECTORS, SITE_IDS, SITES, SUBSECTORS } from '../content/sectors.ts';
import { DICE, FACES, RIFT, RIFT_SELF, RIFT_TARGET } from '../content/tables.ts';
import { TECH_IDS } from '../content/technologies.ts';
import { GUARDS, TYPES } from '../content/terms.ts';
import { SHIP_IDS, SHIP_TYPE, SHIPS } from '../state.ts';

/** "Castor (101)", or a part of a nebula; after the last site comes the influence track. */
export function sitePhrase(site: number): Phrase {
  if (site >= SITE_IDS.length) return { key: 'influence-track' };
  const { sector, part } = SITES[site];
  const name = { key: 'sector-name', values: { number: SECTORS[sector].id, name: SECTORS[sector].name } };
  return part < 0 ? name : { key: 'subsector-name', values: { sector: name, part: SUBSECTORS[part].id } };
}

export const zonePhrase = (hex: number): Phrase => ({ key: 'zone-name', values: { zone: HEX_IDS[hex] } });

/** "Cruiser 2" */
export const shipPhrase = (ship: number): Phrase => ({
  key: `ship.${TYPES[SHIP_TYPE[ship]]}`,
  values: { n: Number(SHIP_IDS[ship].split('-')[1]) },
});

export const targetPhrase = (target: number): Phrase =>
  target < SHIPS ? shipPhrase(target) : { key: 'guard-ship', values: { n: target - SHIPS + 1 } };

/** Who fires in a battle: the types of ships, then ships of nobody. */
export const FIGHTERS: readonly string[] = [...TYPES, ...GUARDS];

/** What a die shows, in words: a rift die its damage, the others blank, a number or a burst. */
const shown = (colour: number, face: number): Phrase =>
  colour === RIFT
    ? { key: 'rift-face', values: { damage: RIFT_TARGET[face - 1], own: RIFT_SELF[face - 1] } }
    : { key: `face.${FACES[face - 1]}` };

export const diceSaid = (colours: readonly number[], faces: readonly number[]): PhraseValue =>
  faces.length === 0
    ? { key: 'no-dice' }
    : {
        list: faces.map((face, i) => ({
          key: 'die-shown',
          values: { die: { key: `die.${DICE[colours[i]]}` }, face: shown(colours[i], face) },
        })),
      };

/** Ships of nobody where a player could be. */
export const nobodySaid = (name: string, seat: number | undefined): Readonly<Record<string, PhraseValue>> =>
  seat === undefined ? { [name]: { key: 'ships-of-nobody' } } : {};

export const techsSaid = (techs: readonly number[]): PhraseValue =>
  techs.length === 0 ? { key: 'no-technology' } : { list: techs.map((tech) => ({ key: `tech.${TECH_IDS[tech]}` })) };
