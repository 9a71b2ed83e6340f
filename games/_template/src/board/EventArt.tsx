import { Dice, type EventArtProps } from '@starboard/board';
import { COMETS } from '../content/comets.ts';
import type { SeenEvent } from '../events.ts';
import * as nouns from '../nouns.ts';
import { CometPicture, Crystal, Crystals, Flames } from './Icons.tsx';

/** A picture of what just happened; most things need none. What the viewer may not know is missing from the event. */
export function EventArt({ event, say }: EventArtProps<SeenEvent>) {
  switch (event.event) {
    case 'comet-appeared':
      return <CometPicture points={COMETS[event.comet].points} />;
    case 'tie-rolled':
      return <Dice dice={[event.die]} />;
    case 'burned':
      return (
        <span className="cr-small">
          <Flames n={event.fuel} />
        </span>
      );
    case 'scooped':
      return event.crystal === undefined ? null : <Crystal kind={event.crystal} size={34} />;
    case 'grabbed':
    case 'sold':
      return <Crystal kind={event.crystal} size={34} />;
    case 'burst':
      return <Crystals counts={event.crystals} />;
    case 'found':
      return <span>{say({ key: `${nouns.find.say(event.find).key}.text` })}</span>;
    default:
      return null;
  }
}
