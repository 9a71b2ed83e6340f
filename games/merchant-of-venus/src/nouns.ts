import { counts, int, like, noun } from '@starboard/kernel';
import { CHALLENGE_IDS } from './content/challenges.ts';
import { CULTURES, GOODS } from './content/cultures.ts';
import { ENCOUNTERS, INTEL_IDS, TITLE_IDS } from './content/encounters.ts';
import { FIELDS } from './content/fields.ts';
import { MISSIONS } from './content/missions.ts';
import { PASSENGERS } from './content/passengers.ts';
import { PILOT_IDS, SIDES } from './content/pilots.ts';
import { PIRATES } from './content/pirates.ts';
import { REWARDS } from './content/rewards.ts';
import { ORBITALS, SYSTEMS } from './content/systems.ts';
import { TECHS } from './content/technologies.ts';
import { CATEGORIES, DRIVE_COLOURS, EQUIPMENT, MARKETS, STATS } from './content/terms.ts';
import { encounterPhrase, fieldPhrase, orbitalPhrase, passengerPhrase, piratePhrase } from './text/names.ts';

// What actions and events speak of: how it is written (`NH-B8`), clicked (`field:NH-B8`) and said.

const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

export const field = noun('field', idsOf(FIELDS), { say: fieldPhrase });
export const orbital = noun(
  'orbital',
  ORBITALS.map((one) => FIELDS[one.field].id),
  { ref: (i) => field.ref(ORBITALS[i].field), say: orbitalPhrase },
);
export const system = noun('system', idsOf(SYSTEMS));
export const culture = noun('culture', idsOf(CULTURES));
export const good = noun('good', idsOf(GOODS));
/** A good aboard the ship of whoever acts, not one in a market. */
export const cargo = like(good, { ref: (i, seat) => `cargo:${seat}:${GOODS[i].id}` });
export const tech = noun('tech', idsOf(TECHS));
export const ownTech = like(tech, { ref: (i, seat) => `tech:${seat}:${TECHS[i].id}` });
export const equipment = noun('equipment', idsOf(EQUIPMENT));
export const passenger = noun('passenger', idsOf(PASSENGERS), { say: passengerPhrase });
export const pirate = noun('pirate', idsOf(PIRATES), { say: piratePhrase });
export const encounter = noun('encounter', idsOf(ENCOUNTERS), { say: encounterPhrase });
export const mission = noun('mission', idsOf(MISSIONS));
export const reward = noun('reward', idsOf(REWARDS));
export const title = noun('title', TITLE_IDS);
export const intel = noun('intel', INTEL_IDS);
export const pilot = noun('pilot', PILOT_IDS);
export const side = noun('side', SIDES);
export const challenge = noun('challenge', CHALLENGE_IDS);
export const stat = noun('stat', STATS);
export const category = noun('category', CATEGORIES);
export const market = noun('market', MARKETS);
export const drive = noun('drive', DRIVE_COLOURS);

/** A number on a die. */
export const die = int(1, 6);
/** A speed die on the table, by what it shows. */
export const speedDie = like(die, { ref: (value) => `die:${value}` });
/** How many dice of each number. */
export const faces = noun('face', ['1', '2', '3', '4', '5', '6'], { ref: (i) => `die:${i + 1}` });
export const dice = counts(faces, 3);

export const credits = int(-10_000, 10_000);
export const points = int(-1000, 1000);
