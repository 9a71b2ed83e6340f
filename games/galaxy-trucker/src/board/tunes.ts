import { melody, type Tunes } from '@starboard/board';

/** Scrap metal and diesel. */
export const tunes: Tunes = {
  dice: melody('noise', [500, 700, 450], 0.08, 0.07),
  card: [{ wave: 'square', from: 240, to: 320, for: 0.1, loud: 0.4 }],
  gain: melody('square', [392, 494, 587], 0.07, 0.14),
  loss: [
    { wave: 'noise', from: 300, to: 60, for: 0.6 },
    { wave: 'sawtooth', from: 110, to: 45, for: 0.5, loud: 0.7 },
  ],
  scene: [
    { wave: 'sawtooth', from: 60, to: 180, for: 1.1, loud: 0.6 },
    { wave: 'noise', from: 200, to: 900, for: 1.1, loud: 0.4 },
  ],
  win: melody('square', [262, 330, 392, 523, 392, 523], 0.11, 0.2),
};
