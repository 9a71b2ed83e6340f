import { frozen } from '@starboard/kernel';
import { PART_IDS, PARTS, partOf } from './parts.ts';
import { type Change, has } from './powers.ts';
import { BUILD, TRACKS, type Track } from './terms.ts';

/** What a technology does at once when it is gained. */
export type Instant =
  | { readonly discs: number }
  | { readonly perArtifact: number }
  | { readonly discovery: true }
  | { readonly portal: true };

export interface Technology {
  readonly id: string;
  /** Rare ones go on a track of choice (EC-7.4). */
  readonly track: Track | 'rare';
  readonly cost: number;
  readonly least: number;
  readonly copies: number;
  /** EC-7.6: the part of the same name. */
  readonly part: number | undefined;
  /** EC-9.2: what may be built with it. */
  readonly builds: number | undefined;
  readonly powers: readonly Change[];
  readonly instant: Instant | undefined;
}

type Does = Partial<Pick<Technology, 'builds' | 'powers' | 'instant'>>;

const tech = (
  id: string,
  track: Technology['track'],
  cost: number,
  least: number,
  copies: number,
  { builds, powers = [], instant }: Does = {},
): Technology => {
  const unlocks = PART_IDS.includes(id) && PARTS[partOf(id)].access === 'technology';
  return { id, track, cost, least, copies, part: unlocks ? partOf(id) : undefined, builds, powers, instant };
};

const more = (at: 'build' | 'move' | 'upgrade', add: number): Does => ({ powers: [{ at, add }] });

/** EC-1.6: the technologies. The last one belongs to the Rift Cannon (EC-27.1). */
export const TECHNOLOGIES: readonly Technology[] = frozen([
  tech('neutron-bombs', 'military', 2, 2, 5, { powers: [has('bombs')] }),
  tech('starbase', 'military', 4, 3, 5, { builds: BUILD.starbase }),
  tech('plasma-cannon', 'military', 6, 4, 5),
  tech('phase-shield', 'military', 8, 5, 5),
  tech('advanced-mining', 'military', 10, 6, 4, { powers: [has('advanced-materials')] }),
  tech('tachyon-source', 'military', 12, 6, 3),
  tech('gluon-computer', 'military', 14, 7, 3),
  tech('plasma-missile', 'military', 16, 8, 3),
  tech('gauss-shield', 'grid', 2, 2, 5),
  tech('fusion-source', 'grid', 4, 3, 5),
  tech('improved-hull', 'grid', 6, 4, 5),
  tech('positron-computer', 'grid', 8, 5, 5),
  tech('advanced-economy', 'grid', 10, 6, 4, { powers: [has('advanced-money')] }),
  tech('tachyon-drive', 'grid', 12, 6, 3),
  tech('antimatter-cannon', 'grid', 14, 7, 3),
  tech('quantum-grid', 'grid', 16, 8, 3, { instant: { discs: 2 } }),
  tech('nanorobots', 'nano', 2, 2, 5, more('build', 1)),
  tech('fusion-drive', 'nano', 4, 3, 5),
  tech('orbital', 'nano', 6, 4, 5, { builds: BUILD.orbital }),
  tech('advanced-robotics', 'nano', 8, 5, 5, { instant: { discs: 1 } }),
  tech('advanced-labs', 'nano', 10, 6, 4, { powers: [has('advanced-science')] }),
  tech('monolith', 'nano', 12, 6, 3, { builds: BUILD.monolith }),
  tech('wormhole-generator', 'nano', 14, 7, 3, { powers: [has('half-connection')] }),
  tech('artifact-key', 'nano', 16, 8, 3, { instant: { perArtifact: 5 } }),
  tech('antimatter-splitter', 'rare', 5, 5, 1, { powers: [has('split-damage')] }),
  tech('conifold-field', 'rare', 5, 5, 1),
  tech('neutron-absorber', 'rare', 5, 5, 1, { powers: [has('bomb-proof')] }),
  tech('absorption-shield', 'rare', 7, 6, 1),
  tech('cloaking-device', 'rare', 7, 6, 1, { powers: [{ at: 'ships-to-pin', to: 2 }] }),
  tech('improved-logistics', 'rare', 7, 6, 1, more('move', 1)),
  tech('sentient-hull', 'rare', 7, 6, 1),
  tech('soliton-cannon', 'rare', 9, 7, 1),
  tech('transition-drive', 'rare', 9, 7, 1),
  tech('warp-portal', 'rare', 9, 7, 1, { instant: { portal: true } }),
  tech('flux-missile', 'rare', 11, 8, 1),
  tech('pico-modulator', 'rare', 11, 8, 1, more('upgrade', 2)),
  tech('ancient-labs', 'rare', 13, 9, 1, { instant: { discovery: true } }),
  tech('zero-point-source', 'rare', 15, 10, 1),
  tech('metasynthesis', 'rare', 17, 11, 1, {
    powers: [has('advanced-money'), has('advanced-science'), has('advanced-materials')],
  }),
  tech('rift-cannon', 'rare', 9, 7, 1),
]);

export const TECH_COUNT = TECHNOLOGIES.length;
export const TECH_IDS: readonly string[] = TECHNOLOGIES.map(({ id }) => id);

/** The technology with this id. */
export function techOf(id: string): number {
  const at = TECH_IDS.indexOf(id);
  if (at < 0) throw new Error(`There is no technology ${id}`);
  return at;
}

/** The track of each regular technology, -1 for rare ones. */
export const TECH_TRACK: readonly number[] = TECHNOLOGIES.map(({ track }) =>
  (TRACKS as readonly string[]).indexOf(track),
);

/** For each part the technology that allows it, -1 if it needs none. */
export const PART_TECH: readonly number[] = PARTS.map((_, part) => TECHNOLOGIES.findIndex((one) => one.part === part));

/** For each thing that can be built the technology it needs, -1 if it needs none. */
export const BUILD_TECH: readonly number[] = Object.values(BUILD).map((what) =>
  TECHNOLOGIES.findIndex(({ builds }) => builds === what),
);

export const WARP_PORTAL = techOf('warp-portal');
export const RIFT_CANNON = techOf('rift-cannon');
