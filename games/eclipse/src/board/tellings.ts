import type { Phrase } from '@starboard/kernel';
import { stackOf } from '../content/galaxy.ts';
import { PARTS } from '../content/parts.ts';
import type { DICE } from '../content/tables.ts';
import { TYPES } from '../content/terms.ts';
import * as nouns from '../nouns.ts';
import { sectorsLeft } from '../rules/explore.ts';
import type { Scene } from './scene.ts';
import { siteLines } from './sites.ts';

/** What is told of a thing: its name, and what there is to know. */
export interface Telling {
  readonly title: string;
  readonly lines: readonly string[];
}

type Tell = (scene: Scene, index: number, ref: string) => readonly Phrase[];
type Of = { readonly ids: readonly string[]; say(value: number): Phrase };

const words = (key: string): Phrase => ({ key });

/** EC-8: what a part gives and uses. */
function partLines(part: number): readonly Phrase[] {
  const { energyUse, energyGain, initiative, movement, computer, shield, hull, cannons, missiles } = PARTS[part];
  const values: readonly (readonly [string, number])[] = [
    ['energy-use', energyUse],
    ['energy-gain', energyGain],
    ['initiative', initiative],
    ['movement', movement],
    ['computer', computer],
    ['shield', shield],
    ['hull', hull],
  ];
  const dice = (key: string, of: readonly (typeof DICE)[number][]): readonly Phrase[] =>
    of.length === 0 ? [] : [{ key: `board.part.${key}`, values: { n: of.length, die: { key: `die.${of[0]}` } } }];
  return [
    ...dice('cannons', cannons),
    ...dice('missiles', missiles),
    ...values.filter(([, n]) => n > 0).map(([key, n]) => ({ key: `board.part.${key}`, values: { n } })),
  ];
}

/** By the sort of a thing: the nouns that name it, and what is told of it. */
const SORTS: Readonly<Record<string, readonly [Of, Tell]>> = {
  site: [nouns.site, (scene, site) => [...siteLines(scene, site), words('board.about.site')]],
  sector: [nouns.sector, () => [words('board.about.sector')]],
  zone: [
    nouns.zone,
    ({ view }, zone) => [
      { key: 'board.zone', values: { ring: stackOf(zone) + 1, n: sectorsLeft(view, stackOf(zone)) } },
      words('board.about.zone'),
    ],
  ],
  tech: [nouns.tech, (_, tech) => [words(`tech.${nouns.tech.ids[tech]}.text`)]],
  'tech-track': [nouns.techTrack, () => [words('board.about.tech-track')]],
  part: [nouns.part, (_, part) => partLines(part)],
  act: [nouns.actionName, (_, action) => [words(`board.about.act.${nouns.actionName.ids[action]}`)]],
  resource: [nouns.resource, (_, kind) => [words(`board.about.resource.${nouns.resource.ids[kind]}`)]],
  type: [nouns.type, (_, type) => [words(`board.about.type.${TYPES[type]}`)]],
  build: [nouns.construction, (_, what) => [words(`board.about.build.${nouns.construction.ids[what]}`)]],
  species: [nouns.species, (_, species) => [words(`species.${nouns.species.ids[species]}.text`)]],
  target: [nouns.target, () => [words('board.about.target')]],
};

/** What is told of the thing with this ref, if there is anything to tell. */
export function tellingOf(scene: Scene, ref: string): Telling | undefined {
  const { say } = scene;
  const [sort, id = '', more = ''] = ref.split(':');
  if (ref === 'site:track')
    return { title: say({ key: 'board.influence' }), lines: [say(words('board.about.influence'))] };
  if (sort === 'ship') {
    const ship = nouns.ship.ids.indexOf(more);
    const type = TYPES.findIndex((one) => more.startsWith(one));
    return { title: say(nouns.ship.say(ship)), lines: [say(words(`board.about.type.${TYPES[type]}`))] };
  }
  if (sort === 'square') return { title: say(words('board.square-name')), lines: [say(words('board.about.square'))] };
  if (sort === 'slot') return { title: say(words('board.space-name')), lines: [say(words('board.about.slot'))] };
  if (sort === 'turn') return { title: say(words('board.turn-name')), lines: [say(words('board.about.turn'))] };
  if (sort === 'tile') return { title: say(words('board.tile-name')), lines: [say(words('board.about.tile'))] };
  const known = SORTS[sort];
  if (known === undefined) return undefined;
  const [noun, tell] = known;
  const index = noun.ids.indexOf(id);
  if (index < 0) return undefined;
  return { title: say(noun.say(index)), lines: tell(scene, index, ref).map(say) };
}
