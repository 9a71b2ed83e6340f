import { melody, type Tunes } from '@starboard/board';

/** A bridge full of buttons. */
export const tunes: Tunes = {
  dice: melody('sine', [1320, 1100, 1480], 0.06, 0.08),
  card: melody('sine', [988, 1319], 0.05, 0.1),
  gain: melody('sine', [784, 988, 1175], 0.06, 0.16),
  loss: [
    { wave: 'square', from: 440, to: 415, for: 0.22, loud: 0.4 },
    { wave: 'square', from: 440, to: 415, at: 0.28, for: 0.22, loud: 0.4 },
  ],
  scene: melody('triangle', [523, 698, 880, 1047], 0.1, 0.4),
  win: melody('triangle', [440, 554, 659, 880, 1109], 0.13, 0.5),
};
