import { Store } from '@starboard/client';
import { useSyncExternalStore } from 'react';

export type Language = 'en' | 'de';

/** What a person has chosen on this device. */
export interface Settings {
  readonly language: Language;
  readonly theme: 'night' | 'dusk';
  readonly motion: 'full' | 'none';
  readonly sound: boolean;
  readonly palette: 'normal' | 'colour-blind';
  readonly size: 'small' | 'normal' | 'large';
  readonly pace: 'slow' | 'normal' | 'quick' | 'instant';
  readonly notices: boolean;
  readonly name: string;
}

export const PACE: Readonly<Record<Settings['pace'], number>> = { slow: 1400, normal: 650, quick: 200, instant: 0 };

const KEY = 'starboard.settings';
const CHOICES: { readonly [K in keyof Settings]?: readonly unknown[] } = {
  language: ['en', 'de'],
  theme: ['night', 'dusk'],
  motion: ['full', 'none'],
  palette: ['normal', 'colour-blind'],
  size: ['small', 'normal', 'large'],
  pace: ['slow', 'normal', 'quick', 'instant'],
  sound: [true, false],
  notices: [true, false],
};

function defaults(): Settings {
  const german = navigator.languages?.find((one) => /^(de|en)\b/.test(one))?.startsWith('de') === true;
  return {
    language: german ? 'de' : 'en',
    theme: 'night',
    motion: 'full',
    sound: true,
    palette: 'normal',
    size: 'normal',
    pace: 'normal',
    notices: false,
    name: '',
  };
}

/** What was kept, as far as it makes sense. */
function readSettings(text: string | null, fallback: Settings): Settings {
  try {
    const raw = JSON.parse(text ?? '{}') as Record<string, unknown>;
    const sound = Object.entries(raw).filter(([key, value]) =>
      key === 'name'
        ? typeof value === 'string' && value.length <= 40
        : CHOICES[key as keyof Settings]?.includes(value) === true,
    );
    return { ...fallback, ...Object.fromEntries(sound) };
  } catch {
    return fallback;
  }
}

const store = new Store<Settings>(readSettings(stored(), defaults()));

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

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
  try {
    localStorage.setItem(KEY, JSON.stringify(store.get()));
  } catch {
    // a browser that keeps nothing: the choice holds until the page is closed
  }
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
