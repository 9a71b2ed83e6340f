import { useEffect, useState } from 'react';

export type Loaded<T> = { readonly value?: T; readonly error?: Error };

/** Something that takes a moment; loaded anew when `key` changes. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [loaded, set] = useState<Loaded<T> & { key?: string }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && set({ key, value }),
      (error: unknown) => wanted && set({ key, error: error instanceof Error ? error : new Error(String(error)) }),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return loaded.key === key ? loaded : {};
}
