import { type ComponentType, createElement, lazy } from 'react';

const FORGET_FAILURE_MS = 500;

type Loaded = { readonly default: ComponentType };

export interface LazyPart {
  /** The part; it stands inside a Suspense of its screen, or is brought as the screen's `code`. */
  readonly Part: ComponentType;
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
      // React remembers a failure for ever: it has to see this one, and no drawing
      // after it has to
      setTimeout(() => {
        current = make();
      }, FORGET_FAILURE_MS);
    });
    return loading;
  };
  const make = () =>
    lazy(() => {
      const part = loaded;
      if (!part) return fetch();
      // answered at once, for renderers that cannot wait
      // oxlint-disable-next-line unicorn/no-thenable -- React takes it, nobody awaits it
      return { then: (done: (part: Loaded) => void) => done(part) } as unknown as Promise<Loaded>;
    });
  let current = make();
  // a failure shows when the part is drawn
  if (typeof document === 'undefined') fetch().catch(() => {});
  return { Part: () => createElement(current), bring: fetch };
}
