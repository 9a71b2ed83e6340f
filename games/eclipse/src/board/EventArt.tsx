import { type EventArtProps, Picture, times, Vignette } from '@starboard/board';
import type { ReactNode } from 'react';
import { DISCOVERIES } from '../content/discoveries.ts';
import { SECTORS } from '../content/sectors.ts';
import { BURST, FACES } from '../content/tables.ts';
import { FLEET } from '../content/terms.ts';
import type { SeenEvent } from '../events.ts';
import { type SignName, sign } from './Icons.tsx';
import { LEVEL } from './levels.ts';
import { PartSign, TechSign } from './PartSign.tsx';
import { DIE_COLOURS, RESOURCE_COLOURS } from './palette.ts';
import { Face, TileDefs } from './Tile.tsx';

const RESOURCES: readonly SignName[] = ['money', 'science', 'materials'];

/** Dice as they fell. */
const Volley = ({ colours, faces }: { colours: readonly number[]; faces: readonly number[] }) =>
  faces.length > 0 && (
    <Picture wide={faces.length * 46} high={46} size={46}>
      {times(faces.length, (i) => {
        const shows = FACES[faces[i] - 1];
        return (
          <g key={i} transform={`translate(${(i - (faces.length - 1) / 2) * 46} 0) rotate(${i % 2 === 0 ? -6 : 7})`}>
            <rect
              x="-20"
              y="-20"
              width="40"
              height="40"
              rx="9"
              fill={DIE_COLOURS[colours[i]]}
              stroke="#060a1a"
              strokeWidth="2"
            />
            {shows === BURST ? (
              <path d="M0-15L4-5L14-8L7 0L14 9L4 6L0 15L-4 6L-14 9L-7 0L-14-8L-4-5Z" fill="#1b0d02" />
            ) : (
              <text y="9" className="ec-face">
                {shows === 0 ? '' : shows}
              </text>
            )}
          </g>
        );
      })}
    </Picture>
  );

const signed = (name: SignName, colour: string): ReactNode => (
  <Picture wide={28} size={52}>
    <g color={colour}>{sign(name)}</g>
  </Picture>
);

function rewardArt(discovery: number): ReactNode {
  const { reward } = DISCOVERIES[discovery];
  if (reward.kind === 'part')
    return (
      <Picture wide={48} size={56}>
        <PartSign part={reward.part} />
      </Picture>
    );
  if (reward.kind === 'resources') {
    const kind = reward.resources.indexOf(Math.max(...reward.resources));
    return signed(RESOURCES[kind], RESOURCE_COLOURS[kind]);
  }
  const signs: Readonly<Record<string, SignName>> = {
    technology: 'research',
    cruiser: 'battle',
    orbital: 'orbital',
    monolith: 'monolith',
    portal: 'portal',
  };
  return signed(signs[reward.kind], '#5fe0a0');
}

/** A picture of what just happened. */
export function EventArt({ event }: EventArtProps<SeenEvent>): ReactNode {
  switch (event.event) {
    case 'missiles-fired':
    case 'cannons-fired':
    case 'population-rolled':
      return <Volley colours={event.colours} faces={event.faces} />;
    case 'sector-flipped':
      return (
        <Picture wide={124} high={110} size={96}>
          <TileDefs art={`told${SECTORS[event.sector].id}`} />
          <Face art={`told${SECTORS[event.sector].id}`} sector={event.sector} turn={0} level={LEVEL.close} />
        </Picture>
      );
    case 'discovery-found':
      return rewardArt(event.discovery);
    case 'researched':
      return (
        <Picture wide={48} size={56}>
          <TechSign tech={event.tech} />
        </Picture>
      );
    case 'acted':
    case 'reacted':
      return signed(
        (['explore', 'research', 'upgrade', 'build', 'move', 'influence'] as const)[event.action],
        '#8ff4ff',
      );
    case 'pulsar-used':
      return signed('pulsar', '#8fd6ff');
    case 'passed':
      return signed('pass', '#c3cdee');
    case 'battle-began':
      return signed('battle', '#ff9d96');
    case 'allied':
      return signed('ambassador', '#8be8b0');
    case 'betrayed':
      return signed('traitor', '#ff9d96');
    case 'guard-destroyed':
      return <Vignette of="battle" />;
    case 'supernova-exploded':
      return <Vignette of="supernova" />;
    case 'built':
      return event.what < FLEET.length ? null : signed(event.what === FLEET.length ? 'orbital' : 'monolith', '#eef2ff');
    default:
      return null;
  }
}
