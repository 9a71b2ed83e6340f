/** Why something may not be done. */
export const refusalsEn = {
  'refusal.no-mission-here': 'There is no mission at your place.',
  'refusal.reserved': 'This mission is reserved for the ship that holds the planet.',
  'refusal.too-few-figures':
    'This mission has {rows} rows, and {crew, plural, =0 {there is no figure} one {there is only # figure} other {there are only # figures}} in your ready room.',
  'refusal.too-few-medals':
    'This costs {price, plural, one {# medal} other {# medals}}, and you have {medals, plural, =0 {none} other {only #}}.',
} as const satisfies Record<string, string>;

export type RefusalKey = keyof typeof refusalsEn;
