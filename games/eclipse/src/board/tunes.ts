import { melody, type Tunes } from '@starboard/board';

/** Deep, slow and grave. */
export const tunes: Tunes = {
  dice: melody('noise', [600, 900, 700, 1000], 0.09, 0.08),
  card: [{ wave: 'triangle', from: 196, to: 294, for: 0.3 }],
  gain: melody('triangle', [294, 440], 0.12, 0.4),
  loss: [
    { wave: 'noise', from: 900, to: 80, for: 0.8 },
    { wave: 'sine', from: 90, to: 40, for: 0.9 },
  ],
  scene: [
    { wave: 'sawtooth', from: 98, to: 147, for: 1.3, loud: 0.4 },
    { wave: 'triangle', from: 196, to: 294, at: 0.2, for: 1.1 },
  ],
  win: melody('triangle', [196, 247, 294, 392, 494], 0.16, 0.7),
};
