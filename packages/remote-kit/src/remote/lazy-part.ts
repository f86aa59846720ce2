import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Loaded = { readonly default: ComponentType };

export interface LazyPart {
  /** The part; it stands inside a Suspense of its screen, or is brought as the screen's `code`. */
  readonly Part: LazyExoticComponent<ComponentType>;
  /** Brings its code: a screen's `code`, where the part must be in with the screen itself. */
  readonly bring: () => Promise<unknown>;
}

/**
 * A part of a page as a chunk of its own. On the server it is there before the first page is drawn,
 * so the page comes with the part in it; the browser takes it over when the chunk is in.
 */
export function lazyPart(load: () => Promise<Loaded>): LazyPart {
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  const fetch = (): Promise<Loaded> => {
    loading ??= load().then((part) => (loaded = part));
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  // a failure shows when the part is drawn
  if (typeof document === 'undefined') fetch().catch(() => {});
  const Part = lazy(() => {
    const part = loaded;
    if (!part) return fetch();
    // answered at once, for renderers that cannot wait
    // oxlint-disable-next-line unicorn/no-thenable -- React takes it, nobody awaits it
    return { then: (done: (part: Loaded) => void) => done(part) } as unknown as Promise<Loaded>;
  });
  return { Part, bring: fetch };
}
