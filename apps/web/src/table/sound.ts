import { settings } from '../app/settings.ts';

/** Two or three tones, made on the spot. */
const TUNES = {
  turn: [660, 880],
  dice: [220, 180, 240],
  card: [520],
  gain: [587, 784],
  loss: [330, 247],
  win: [523, 659, 784, 1047],
} as const;

let context: AudioContext | undefined;

export function play(tune: keyof typeof TUNES): void {
  if (!settings().sound || navigator.userActivation?.hasBeenActive === false) return;
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    TUNES[tune].forEach((pitch, i) => {
      tone(context as AudioContext, pitch, start + i * 0.12);
    });
  } catch {
    // a browser without sound
  }
}

function tone(audio: AudioContext, pitch: number, at: number): void {
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = 'sine';
  oscillator.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.08, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + 0.25);
}
