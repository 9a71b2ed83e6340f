import { Store } from '@starboard/client';
import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react';

const here = (): string => location.pathname + location.search;
const store = new Store<string>(here());
addEventListener('popstate', () => store.set(here()));

/** Goes to another screen. */
export function navigate(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  store.set(here());
  if (how === 'push') scrollTo(0, 0);
}

export interface Route {
  /** The parts of the path. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

export function useRoute(): Route {
  const url = new URL(useSyncExternalStore(store.subscribe, store.get), location.origin);
  return {
    path: url.pathname
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent),
    query: url.searchParams,
  };
}

/** A link within the app. */
export function Link({ to, onClick, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} href={to} onClick={go} />;
}
