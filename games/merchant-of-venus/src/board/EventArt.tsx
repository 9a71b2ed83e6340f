import { Counted, type EventArtProps, InARow, Picture, Vignette, type VignetteName } from '@starboard/board';
import type { ReactNode } from 'react';
import { GOODS } from '../content/cultures.ts';
import { ENCOUNTERS, type Encounter } from '../content/encounters.ts';
import { ASTEROID, FIELD_KIND } from '../content/terms.ts';
import type { SeenEvent } from '../events.ts';
import { Flag, fieldSign, GoodSign, Head, MarketBadge, PilotFace, SpeedDie, StatGlyph } from './Signs.tsx';

const speed = (dice: readonly number[]): ReactNode => (
  <InARow kinds={dice} apart={52} draw={(die) => <g transform="scale(0.62)">{<SpeedDie shows={die} />}</g>} />
);
const effect = (die: number): ReactNode => (
  <Picture wide={50} size={46}>
    <SpeedDie shows={die} effect />
  </Picture>
);
const good = (of: number, n: number | string): ReactNode => (
  <Counted sign={<g transform="scale(0.5)">{<GoodSign good={of} category={GOODS[of].category} />}</g>} n={n} />
);
const field = (kind: number): ReactNode => (
  <Picture wide={64} size={46}>
    {fieldSign(kind)}
  </Picture>
);
/** What an encounter looks like. */
const MEETINGS: Readonly<Record<Encounter['kind'], VignetteName>> = {
  teleportal: 'distortion',
  pirates: 'pirates',
  asteroid: 'asteroid',
  quiet: 'quiet',
  production: 'factory',
  archaeology: 'ruins',
  title: 'deed',
  intel: 'intel',
};

function test(stat: number, die: number): ReactNode {
  return (
    <Picture wide={96} high={48} size={46}>
      <g transform="translate(-24 0) scale(1.4)">
        <StatGlyph stat={stat} />
      </g>
      <g transform="translate(24 0)">
        <SpeedDie shows={die} effect />
      </g>
    </Picture>
  );
}

/** A picture of what just happened; undefined for what has none. */
function artOf(event: SeenEvent): ReactNode {
  switch (event.event) {
    case 'speed-rolled':
    case 'rerolled':
      return speed(event.dice);
    case 'thrust-rolled':
      return speed([event.die, event.extra]);
    case 'exit-rolled':
    case 'target-rolled':
      return effect(event.die);
    case 'test-rolled':
    case 'pirates-fought':
      return test(event.stat, event.die);
    case 'good-bought':
      return good(event.good, -event.credits);
    case 'good-sold':
      return good(event.good, event.credits);
    case 'good-robbed':
      return good(event.good, -1);
    case 'market-shifted':
      return (
        <Picture wide={26}>
          <MarketBadge market={event.market} />
        </Picture>
      );
    case 'encounter-drawn':
      return <Vignette of={MEETINGS[ENCOUNTERS[event.encounter].kind]} />;
    case 'contact-made':
      return <Vignette of="contact" />;
    case 'spaceport-built':
      return field(FIELD_KIND['neutral-spaceport']);
    case 'drilled':
      return field(ASTEROID);
    case 'taken-aboard':
    case 'dropped-off':
    case 'passenger-came':
      return (
        <Picture wide={44}>
          <Head />
        </Picture>
      );
    case 'mission-completed':
      return (
        <Picture wide={44}>
          <Flag main="#ffd76a" />
        </Picture>
      );
    case 'pilot-taken':
      return (
        <Picture wide={58}>
          <PilotFace pilot={event.pilot} rim="#7fdcff" />
        </Picture>
      );
    default:
      return null;
  }
}

export const EventArt = ({ event }: EventArtProps<SeenEvent>) => artOf(event);
