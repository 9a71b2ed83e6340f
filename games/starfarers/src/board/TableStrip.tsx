import { Grip, type LitMap, type Say, SignFrame } from '@starboard/board';
import { RESOURCES } from '../content/resources.ts';
import * as nouns from '../nouns.ts';
import type { Seen } from '../view.ts';
import { CardBack, ResourceCard } from './Hand.tsx';

interface TableStripProps {
  readonly seen: Seen;
  readonly lit: LitMap;
  readonly say: Say;
}

/** What lies beside the map: the dice, the supply stack and the piles of the bank. */
export function TableStrip({ seen, lit, say }: TableStripProps) {
  const bank = say({ key: 'label.bank' });
  const supply = say({ key: 'label.supply' });
  return (
    <div className="sf-strip">
      <Grip of="dice" lit={lit} name={say({ key: 'kind.roll-dice' })} className="sf-pile">
        <SignFrame size={28} reach={12}>
          <path d="M-9-4L0-9L9-4V6L0 11L-9 6Z" fill="#f6f1df" stroke="#060a1a" />
          <path d="M-9-4L0 1L9-4M0 1V11" fill="none" stroke="#060a1a" strokeWidth="1.2" />
          <path d="M0-4h0M-6 2h0M-3 6h0M5 3h0" stroke="#1b1830" strokeWidth="2.6" strokeLinecap="round" />
        </SignFrame>
      </Grip>
      <Grip of="supply" lit={lit} name={`${supply}: ${seen.supply}`} className="sf-pile">
        <CardBack />
        <b>{seen.supply}</b>
      </Grip>
      <Grip of="bank" lit={lit} name={bank} className="sf-pile">
        <SignFrame size={28} reach={12}>
          <path d="M-10-3L0-10L10-3ZM-10 8H10V11H-10ZM-8-1H-5V7H-8ZM-1.5-1H1.5V7H-1.5ZM5-1H8V7H5Z" fill="#ffd76a" />
        </SignFrame>
      </Grip>
      {RESOURCES.map((id, kind) => (
        <Grip
          key={id}
          of={nouns.pileCard.ref(kind)}
          lit={lit}
          name={`${bank}, ${say({ key: `resource.${id}` })}: ${seen.bank[kind]}`}
          className="sf-pile"
        >
          <ResourceCard kind={kind} />
          <b>{seen.bank[kind]}</b>
        </Grip>
      ))}
    </div>
  );
}
