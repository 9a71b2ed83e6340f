import { Store } from '@starboard/client';
import { useSyncExternalStore } from 'react';
import { remember, rememberedRecord } from './remembered.ts';

export type Language = 'en' | 'de';

/** What a person has chosen on this device. */
export interface Settings {
  readonly language: Language;
  readonly theme: 'night' | 'dusk' | 'day';
  readonly motion: 'full' | 'none';
  readonly sound: boolean;
  /** In percent. */
  readonly volume: number;
  readonly palette: 'normal' | 'colour-blind';
  readonly size: 'small' | 'normal' | 'large';
  readonly pace: 'slow' | 'normal' | 'quick' | 'instant';
  readonly notices: boolean;
  /** Whether every question is asked, also where nothing depends on the answer. */
  readonly askAll: boolean;
  /** Whether offers of bots are shown; else they are declined without asking. */
  readonly botOffers: boolean;
  /** Whether the log names the rule behind each line. */
  readonly logRules: boolean;
  readonly name: string;
}

export const PACE: Readonly<Record<Settings['pace'], number>> = { slow: 1400, normal: 650, quick: 200, instant: 0 };

const KEY = 'starboard.settings';
const CHOICES: { readonly [K in keyof Settings]?: readonly unknown[] } = {
  language: ['en', 'de'],
  theme: ['night', 'dusk', 'day'],
  motion: ['full', 'none'],
  palette: ['normal', 'colour-blind'],
  size: ['small', 'normal', 'large'],
  pace: ['slow', 'normal', 'quick', 'instant'],
  sound: [true, false],
  volume: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
  notices: [true, false],
  askAll: [true, false],
  botOffers: [true, false],
  logRules: [true, false],
};

function defaults(): Settings {
  const german = navigator.languages?.find((one) => /^(de|en)\b/.test(one))?.startsWith('de') === true;
  return {
    language: german ? 'de' : 'en',
    theme: 'night',
    motion: 'full',
    sound: true,
    volume: 60,
    palette: 'normal',
    size: 'normal',
    pace: 'normal',
    notices: false,
    askAll: false,
    botOffers: true,
    logRules: false,
    name: '',
  };
}

const isSound = ([key, value]: readonly [string, unknown]): boolean =>
  key === 'name'
    ? typeof value === 'string' && value.length <= 40
    : Object.hasOwn(CHOICES, key) && CHOICES[key as keyof Settings]?.includes(value) === true;

/** What was kept, as far as it makes sense. */
const store = new Store<Settings>({
  ...defaults(),
  ...Object.fromEntries(Object.entries(rememberedRecord(KEY)).filter(isSound)),
});

export const settings = store.get;
/** Whoever wants everything on the device to be still gets that here as well. */
const still = matchMedia('(prefers-reduced-motion: reduce)');
still.addEventListener('change', () => show());

const moves = (): boolean => store.get().motion === 'full' && !still.matches;

/** Whether things may move. */
export const useMotion = (): boolean =>
  useSyncExternalStore((listener) => {
    const stop = store.subscribe(listener);
    still.addEventListener('change', listener);
    return () => {
      stop();
      still.removeEventListener('change', listener);
    };
  }, moves);

export const useSettings = (): Settings => useSyncExternalStore(store.subscribe, store.get);

export function change(changed: Partial<Settings>): void {
  store.set({ ...store.get(), ...changed });
  remember(KEY, store.get());
  show();
}

/** Tells the style sheet. */
export function show(): void {
  const { language, theme, palette, size } = store.get();
  const motion = moves() ? 'full' : 'none';
  const page = document.documentElement;
  page.lang = language;
  Object.assign(page.dataset, { theme, motion, palette, size });
}
