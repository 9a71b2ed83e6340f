/** Why something may not be done. */
export const refusalsEn = {
  'refusal.no-mission-here': 'There is no mission at your place.',
  'refusal.reserved': 'This mission is reserved for the ship that holds the planet.',
  'refusal.too-few-figures':
    'This mission has {rows} rows, and {crew, plural, =0 {there is no figure} one {there is only # figure} other {there are only # figures}} in your ready room.',
  'refusal.too-few-medals':
    'This costs {price, plural, one {# medal} other {# medals}}, and you have {medals, plural, =0 {none} other {only #}}.',
  'refusal.not-ready': 'No such figure is in your ready room.',
  'refusal.not-trainable': 'Commanders and androids cannot be specialised.',
  'refusal.same-colour': 'This ensign has that colour already.',
  'refusal.no-rings': 'All your {rings} promotion rings are in use.',
  'refusal.no-ability': 'There is no ability in this slot that you could use at the start of a turn.',
  'refusal.no-use': 'This ability finds nothing to do now: its price or a figure for it is missing.',
  'refusal.used-this-round': 'You have used this ability in this round already.',
  'refusal.no-room': 'There is no room in this slot.',
  'refusal.wrong-room': 'This figure does not match the colour of the room.',
  'refusal.wrong-artifacts': 'Both artifacts must show the colour of the room.',
  'refusal.not-aboard': 'You do not have that in your cargo.',
  'refusal.too-much-cargo': 'First say what goes: your ship has no room for all of its cargo.',
  'refusal.no-discarding': 'Cargo is discarded only to make room for other cargo or to pay with it.',
  'refusal.turn-start-over': 'This is possible only at the start of your turn.',
  'refusal.one-option': 'You have chosen what to do in this turn already.',
  'refusal.no-subordinate': 'A commander brings back only cadets and ensigns of the own colour.',
  'refusal.not-on-break': 'No such figure stands there in your break area.',
  'refusal.row-not-resolved': 'Only a row that was resolved can be resolved once more.',
  'refusal.team-complete': 'The figures for this mission have been chosen already.',
  'refusal.not-on-map': 'This map has no such place.',
  'refusal.here-already': 'Your ship is there already.',
  'refusal.no-station': 'This jump can end only on a station.',
  'refusal.no-pirate': 'There is no pirate on this route.',
  'refusal.tech-not-offered': 'This technology is not among those you may take.',
  'refusal.slot-damaged': 'This slot is damaged: it takes no technology before it is repaired.',
  'refusal.slot-taken': 'There is a technology in this slot already, and you may not replace it now.',
  'refusal.not-damaged': 'There is no damage to repair.',
} as const satisfies Record<string, string>;

export type RefusalKey = keyof typeof refusalsEn;
