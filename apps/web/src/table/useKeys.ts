import { useEffect } from 'react';

type Keys = Readonly<Record<string, unknown>> & { readonly digit: (digit: number) => void };

const WRITING = 'input:not([type="checkbox"]):not([type="radio"]), select, textarea';

/** Single keys, as long as nobody is writing and no dialog is open; what answers `false` leaves its key to others. */
export function useKeys(keys: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (target instanceof Element && target.closest(WRITING)) return;
      if (/^[1-9]$/.test(key)) keys.digit(Number(key));
      else {
        const work = keys[key] ?? keys[key.toLowerCase()];
        if (typeof work !== 'function') return;
        if (work() === false) return;
      }
      if (key !== 'Escape') event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
