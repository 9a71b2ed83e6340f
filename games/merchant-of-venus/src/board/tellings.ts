import { capital, type Say } from '@starboard/board';
import { CULTURES, GOOD, GOODS } from '../content/cultures.ts';
import { FIELD } from '../content/fields.ts';
import { PASSENGER, PASSENGERS } from '../content/passengers.ts';
import { SYSTEM } from '../content/systems.ts';
import { FIELD_KINDS } from '../content/terms.ts';
import * as nouns from '../nouns.ts';
import { portOwner } from '../state.ts';
import { cultureName, goodName, kindName, systemName } from './names.ts';
import type { Scene } from './scene.ts';

/** What is told of a thing that somebody wants to have explained. */
export interface Telling {
  readonly title: string;
  readonly text: string;
}

function ofGood(good: number, say: Say): Telling {
  const { cost, size, buyers, resale } = GOODS[good];
  const [weak, active, strong] = resale;
  const names = buyers.map((culture) => `${CULTURES[culture].number} ${cultureName(culture, say)}`).join(', ');
  return {
    title: goodName(good, say),
    text: say({ key: 'explain.good', values: { cost, weak, active, strong, size, buyers: names } }),
  };
}

function ofField({ view, names, say }: Scene, field: number): Telling {
  const kind = portOwner(view, field) >= 0 ? 'port' : FIELD_KINDS[view.kind[field]];
  return {
    title: `${capital(say(nouns.field.say(field)))}: ${kindName(view, field, names, say)}`,
    text: say({ key: `explain.field.${kind}` }),
  };
}

const WITH_TEXT = new Set(['mission', 'reward', 'intel', 'tech', 'title']);

/** What a ref, or something that only changes the picture, is about; undefined where there is nothing to tell. */
export function tellingOf(scene: Scene, what: string): Telling | undefined {
  const { say, view } = scene;
  const [sort, first = '', second = ''] = what.split(':');
  const plain = (key: string, title: string): Telling => ({
    title: capital(title),
    text: say({ key: `explain.${key}` }),
  });
  if (sort === 'field') return FIELD[first] === undefined ? undefined : ofField(scene, FIELD[first]);
  if (sort === 'good') return ofGood(GOOD[first], say);
  if (sort === 'cargo') return ofGood(GOOD[second], say);
  if (sort === 'system') {
    const known = view.culture[SYSTEM[first]] >= 0;
    return plain(known ? 'market' : 'unknown', systemName(first, say));
  }
  if (WITH_TEXT.has(sort)) {
    const id = second === '' ? first : second;
    return { title: say({ key: `${sort}.${id}` }), text: say({ key: `${sort}.${id}.text` }) };
  }
  if (sort === 'stat') return plain(first, say({ key: `stat.${first}` }));
  if (sort === 'pilot') return plain('pilot', say({ key: 'board.pilot' }));
  if (sort === 'equipment') return plain(`equipment.${first}`, say({ key: `equipment.${first}` }));
  if (sort === 'passenger') {
    const { fare, fame, size } = PASSENGERS[PASSENGER[first]];
    return {
      title: capital(say(nouns.passenger.say(PASSENGER[first]))),
      text: say({ key: 'explain.passenger', values: { fare, fame, size } }),
    };
  }
  if (sort === 'drive') return plain('drive', say({ key: 'board.drive' }));
  if (sort === 'die') return plain('die', say({ key: 'board.dice' }));
  if (what === 'slot:course') return plain('course', say({ key: 'board.course' }));
  if (what === 'slot:thrust') return plain('thrust', say({ key: 'board.thrust' }));
  if (what === 'ship') return plain('ship', say({ key: 'board.tab.ship' }));
  if (what === 'encounter-deck')
    return plain('deck', say({ key: 'board.deck', values: { n: view.encounterDeck.length } }));
  if (what === 'round') return plain('round', say({ key: 'board.round', values: { n: view.round, of: view.rounds } }));
  return undefined;
}
