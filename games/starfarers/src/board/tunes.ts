import { melody, type Tunes } from '@starboard/board';

/** Catan among the stars: soft and wide. */
export const tunes: Tunes = {
  dice: melody('noise', [900, 1200, 800, 1100], 0.06, 0.05),
  card: [{ wave: 'noise', from: 3200, to: 1600, for: 0.14, loud: 0.5 }],
  gain: melody('sine', [587, 784], 0.1, 0.3),
  loss: melody('sine', [330, 247], 0.14, 0.35),
  scene: melody('sine', [392, 523, 659], 0.13, 0.6),
  win: melody('sine', [523, 659, 784, 1047], 0.15, 0.6),
};
