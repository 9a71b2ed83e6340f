import type { Modifier } from '@starboard/kernel';
import { type Ability, BONUSES, type Point, type Trigger } from '../content/abilities.ts';
import { SHIP_ROOMS } from '../content/rooms.ts';
import type { CountScore, Score } from '../content/scores.ts';
import type { Tech } from '../content/techTypes.ts';
import { ANY, SYMBOL } from '../content/terms.ts';
import { ENSIGN } from '../state.ts';
import { type Glyph, glyphsOf } from './effects.tsx';
import { ColourMark, Figure } from './Figures.tsx';
import { edgeSign, emblem, type SignName, sign } from './Icons.tsx';

/** What a technology or a passenger does, as a row of small pictures. */

const of = (name: SignName, n = 0, wide = 26): Glyph => ({ art: sign(name), n, wide });
const THEN = of('leads', 0, 18);
const TIMES = of('forEach', 0, 14);

const coloured = (colour: number): Glyph => ({ art: <ColourMark colour={colour} />, n: 0, wide: 24 });

const bonusGlyphs = (symbol: number, to = symbol): readonly Glyph[] => [
  { art: edgeSign(symbol), n: 0, wide: 26 },
  THEN,
  ...glyphsOf(BONUSES[to]),
];

function modifierGlyphs({ at, add, to }: Modifier<Point>): readonly Glyph[] {
  switch (at) {
    case 'artifacts-as-medals':
      return [of('artifact'), THEN, of('medal')];
    case 'pirates-as-medals':
      return [of('pirate'), THEN, of('medal')];
    case 'storage':
      return [of('storage', add)];
    case 'pirates-for-damage':
      return [of('minus', 0, 14), of('pirate'), THEN, of('shield')];
    case 'safe-on-missions':
      return [of('mission'), of('shield')];
    case 'safe-past-pirates':
      return [of('move'), of('shield')];
    case 'safe-in-weapons-room':
      return [of('attack'), of('shield')];
    case 'repair-for-moves':
      return [of('move'), of('or', 0, 14), of('jump'), THEN, of('repair')];
    case 'bonus-repair':
      return bonusGlyphs(SYMBOL.repair, to);
    case 'bonus-medal':
      return bonusGlyphs(SYMBOL.medal, to);
    case 'bonus-move':
      return bonusGlyphs(SYMBOL.move, to);
    case 'any-track':
      return [{ art: emblem(ANY), n: 0, wide: 28 }, of('replace')];
    case 'promotion-cost':
      return [of('ring'), THEN, of('minus', 0, 14), of('medal', to)];
    case 'stay-on-break':
      return [of('round'), THEN, of('crew', to)];
  }
}

/** What sets a trigger off. */
function causeGlyphs(trigger: Trigger): readonly Glyph[] {
  switch (trigger.on) {
    case 'missionCompleted':
      return [
        of('mission'),
        ...(trigger.rowColour >= 0 ? [coloured(trigger.rowColour)] : []),
        ...(trigger.shows.length > 0 ? [of('pirate')] : []),
      ];
    case 'roomActivated':
      return trigger.room < 0 ? [of('artifact', 2)] : [coloured(SHIP_ROOMS[trigger.room].colour)];
    case 'pirateDefeated':
      return [of('attack')];
    case 'stationUsed':
      return [of('station')];
    case 'androidReturned':
      return [of('android')];
    case 'placedSelf':
      return [of('tech')];
  }
}

function abilityGlyphs(ability: Ability): readonly Glyph[] {
  if (ability.kind === 'modifier') return ability.modifiers.flatMap(modifierGlyphs);
  if (ability.kind === 'trigger') return [...causeGlyphs(ability), THEN, ...glyphsOf(ability.effects)];
  return [of('round'), THEN, ...glyphsOf(ability.effects)];
}

function countedGlyphs({ per, colour }: CountScore): readonly Glyph[] {
  switch (per) {
    case 'missionsWithRowColour':
      return [of('mission'), coloured(colour)];
    case 'matchingSymbolPairs':
      return [of('edges')];
    case 'crewOfColour':
      return [{ art: <Figure figure={ENSIGN + colour} />, n: 0, wide: 28 }];
    case 'commanders':
      return [of('ring')];
    case 'damage':
      return [of('damage')];
    case 'artifactTypes':
    case 'artifacts':
      return [of('artifact')];
    case 'pirateTokens':
      return [of('pirate')];
    case 'nonOmegaTechs':
      return [of('tech')];
    case 'androids':
      return [of('android')];
  }
}

export function scoreGlyphs(score: Score): readonly Glyph[] {
  if (score.kind === 'flat') return [of('points', score.flat)];
  if (score.kind === 'zone')
    return [{ art: emblem(score.faction), n: score.zone, wide: 28 }, THEN, of('points', score.met)];
  return [of('points', Math.abs(score.points)), TIMES, ...countedGlyphs(score)];
}

export function techGlyphs(tech: Tech): readonly Glyph[] {
  if (tech.type === 'room') return glyphsOf(tech.effects);
  return tech.type === 'ability' ? abilityGlyphs(tech.ability) : scoreGlyphs(tech.score);
}
