import { melody, type Tunes } from '@starboard/board';

/** A small game of ice: glassy. */
export const tunes: Tunes = {
  dice: melody('noise', [1800, 1500, 1700], 0.07, 0.06),
  card: [{ wave: 'triangle', from: 700, to: 900, for: 0.12 }],
  gain: melody('triangle', [880, 1175], 0.09, 0.25),
  loss: [{ wave: 'triangle', from: 420, to: 210, for: 0.35 }],
  scene: melody('triangle', [587, 740, 880], 0.12, 0.4),
  win: melody('triangle', [587, 740, 880, 1175], 0.14, 0.45),
};
