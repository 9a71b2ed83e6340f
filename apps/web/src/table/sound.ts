import { melody, type Tone, type Tune } from '@starboard/board';
import { settings } from '../app/settings.ts';

/** What the platform itself says; games have tunes of their own. */
export const YOUR_TURN: Tune = melody('sine', [660, 880], 0.12, 0.22);

/** At full volume, so that several tones together are not too much. */
const LOUDEST = 0.22;
const SILENCE = 0.0001;

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

export function play(tune: Tune): void {
  const { sound, volume } = settings();
  if (!sound || volume === 0 || navigator.userActivation?.hasBeenActive === false) return;
  try {
    context ??= new AudioContext();
    for (const tone of tune) sing(context, tone, (volume / 100) * LOUDEST);
  } catch {
    // a browser without sound
  }
}

function sing(audio: AudioContext, tone: Tone, loudest: number): void {
  const start = audio.currentTime + (tone.at ?? 0);
  const end = start + tone.for;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(Math.max(SILENCE, loudest * (tone.loud ?? 1)), start + 0.012);
  volume.gain.exponentialRampToValueAtTime(SILENCE, end);
  const source = tone.wave === 'noise' ? rustle(audio, tone, start, end) : pitched(audio, tone, tone.wave, start, end);
  source.node.connect(volume).connect(audio.destination);
  source.start.start(start);
  source.start.stop(end + 0.03);
}

interface Source {
  readonly node: AudioNode;
  readonly start: AudioScheduledSourceNode;
}

function glide(pitch: AudioParam, { from, to = from }: Tone, start: number, end: number): void {
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, end);
}

function pitched(audio: AudioContext, tone: Tone, wave: OscillatorType, start: number, end: number): Source {
  const oscillator = audio.createOscillator();
  oscillator.type = wave;
  glide(oscillator.frequency, tone, start, end);
  return { node: oscillator, start: oscillator };
}

/** Noise through a narrow door. */
function rustle(audio: AudioContext, tone: Tone, start: number, end: number): Source {
  const source = audio.createBufferSource();
  hiss ??= noise(audio);
  source.buffer = hiss;
  source.loop = true;
  const door = audio.createBiquadFilter();
  door.type = 'bandpass';
  glide(door.frequency, tone, start, end);
  return { node: source.connect(door), start: source };
}

/** A second of numbers without order, the same each time. */
function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  let number = 1;
  buffer.getChannelData(0).forEach((_, i, samples) => {
    number = (number * 48271) % 2147483647;
    samples[i] = number / 1073741823.5 - 1;
  });
  return buffer;
}
