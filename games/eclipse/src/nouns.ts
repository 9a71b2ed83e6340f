import { int, like, noun, unlit } from '@starboard/kernel';
import { DISCOVERY_IDS } from './content/discoveries.ts';
import { HEX_IDS } from './content/galaxy.ts';
import { PART_IDS } from './content/parts.ts';
import { SECTOR_IDS, SITE_IDS } from './content/sectors.ts';
import { SPECIES_IDS } from './content/species.ts';
import { DICE } from './content/tables.ts';
import { TECH_IDS } from './content/technologies.ts';
import { ACTIONS, BUILDS, GUARDS, RESOURCES, TRACKS, TYPES } from './content/terms.ts';
import { SHIP_IDS } from './state.ts';
import { shipPhrase, sitePhrase, targetPhrase, zonePhrase } from './text/names.ts';

// What actions and events speak of: how it is written (`304`), clicked (`site:304`) and said.

export const species = noun('species', SPECIES_IDS);
export const actionName = noun('act', ACTIONS);
export const resource = noun('resource', RESOURCES);
export const techTrack = noun('tech-track', TRACKS);
export const tech = noun('tech', TECH_IDS);
export const part = noun('part', PART_IDS);
export const discovery = noun('discovery', DISCOVERY_IDS);
export const type = noun('type', TYPES);
export const construction = noun('build', BUILDS);
export const guard = noun('guard', GUARDS);
export const dieColour = noun('die', DICE);

export const site = noun('site', SITE_IDS, { say: sitePhrase });
export const sector = noun('sector', SECTOR_IDS);
export const zone = noun('zone', HEX_IDS, { say: zonePhrase });
/** EC-2.3: by how many sixths a tile is turned. */
export const turn = like(int(0, 5), { ref: (n) => `turn:${n}` });

/** EC-11.2: where a disc comes from or goes to: a site, or the influence track. */
export const TO_TRACK = SITE_IDS.length;
export const discPlace = noun('site', [...SITE_IDS, 'track'], { say: sitePhrase });

/** A ship of the seat that acts. */
export const ship = noun('ship', SHIP_IDS, { ref: (i, seat) => `ship:${seat}:${SHIP_IDS[i]}`, say: shipPhrase });

/** A ship of the other side of a battle: one of a player's, or one of nobody's. */
export const TARGET_IDS: readonly string[] = [...SHIP_IDS, 'guard-1', 'guard-2'];
export const target = noun('target', TARGET_IDS, { say: targetPhrase });

/** A space of a blueprint, and a square of a sector. */
export const slot = unlit(int(0, 7));
export const square = unlit(int(0, 6));
/** The value of a reputation tile. */
export const value = like(int(1, 4), { ref: (n) => `tile:${n}` });
