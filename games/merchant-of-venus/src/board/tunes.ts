import { melody, type Tunes } from '@starboard/board';

/** Coins, and far-off radio. */
export const tunes: Tunes = {
  dice: melody('noise', [1500, 2100, 1300, 1900], 0.05, 0.04),
  card: [{ wave: 'sine', from: 300, to: 1200, for: 0.16, loud: 0.6 }],
  gain: melody('triangle', [1568, 2093], 0.06, 0.22),
  loss: [{ wave: 'sawtooth', from: 260, to: 120, for: 0.4, loud: 0.5 }],
  scene: [
    { wave: 'sine', from: 330, to: 660, for: 0.9 },
    { wave: 'sine', from: 495, to: 990, at: 0.15, for: 0.9, loud: 0.6 },
  ],
  win: melody('triangle', [659, 784, 988, 1319, 1568], 0.12, 0.4),
};
