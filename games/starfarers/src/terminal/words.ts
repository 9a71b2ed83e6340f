export type Language = 'en' | 'de';

interface TerminalWords {
  readonly legend: string;
  readonly points: string;
  readonly cards: string;
  readonly upgrades: readonly [string, string, string];
  readonly fame: string;
  readonly hand: string;
  readonly bank: string;
  readonly supply: string;
}

/** The few words on the drawn map. */
export const WORDS: Readonly<Record<Language, TerminalWords>> = {
  en: {
    legend: [
      '123 space point s123   (a) <2> free colony point and trade point',
      '(R) colony   [R] spaceport   <R> trading station   R1c R1t colony, trade ship',
      'O ore, F fuel, C carbon, V food, G trade goods; 8 number, 8* face down,',
      '?b blue dot, face down; P5 pirate lair (5 cannons), I3 ice (3 freight rings)',
    ].join('\n'),
    points: 'points',
    cards: 'cards',
    upgrades: ['drives', 'cannons', 'rings'],
    fame: 'fame',
    hand: 'Your cards',
    bank: 'Bank',
    supply: 'supply',
  },
  de: {
    legend: [
      '123 Raumpunkt s123   (a) <2> freier Koloniepunkt und Handelspunkt',
      '(R) Kolonie  [R] Raumhafen  <R> Handelsstation  R1c R1t Kolonie-, Handelsschiff',
      'O Erz, F Treibstoff, C Carbon, V Nahrung, G Handelswaren; 8 Zahl, 8* verdeckt,',
      '?b verdeckt, blauer Punkt; P5 Piratennest (5 Kanonen), I3 Eis (3 Frachtringe)',
    ].join('\n'),
    points: 'Punkte',
    cards: 'Karten',
    upgrades: ['Antriebe', 'Kanonen', 'Ringe'],
    fame: 'Ruhm',
    hand: 'Deine Karten',
    bank: 'Bank',
    supply: 'Nachschub',
  },
};
