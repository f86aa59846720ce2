import { type ComponentType, createElement, lazy } from 'react';

const FORGET_FAILURE_MS = 500;

interface Loaded<Props extends object> {
  readonly default: ComponentType<Props>;
}

export interface LazyPart<Props extends object = object> {
  /** The part; it is rendered inside a Suspense of its screen, or loaded as the screen's `code`. */
  readonly Part: ComponentType<Props>;
  /** Loads its code: a screen's `code`, where the part must arrive with the screen itself. */
  readonly loadPart: () => Promise<unknown>;
}

/**
 * A part of a page as a chunk of its own. The server has it before the first page is rendered, so
 * pages contain it; the browser hydrates it when the chunk has arrived.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<Loaded<Props>>,
): LazyPart<Props> {
  let loaded: Loaded<Props> | undefined;
  let loading: Promise<Loaded<Props>> | undefined;
  const fetch = (): Promise<Loaded<Props>> => {
    loading ??= load().then((part) => (loaded = part));
    loading.catch(() => {
      loading = undefined;
      // React remembers a failure forever: this render has to get it, later ones must not
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
      // resolved synchronously, for renderers that cannot wait
      // oxlint-disable-next-line unicorn/no-thenable -- React takes it, nobody awaits it
      return { then: (done: (part: Loaded<Props>) => void) => done(part) } as unknown as Promise<
        Loaded<Props>
      >;
    });
  let current = make();
  // a failure is reported when the part is rendered
  if (typeof document === 'undefined') fetch().catch(() => {});
  return { Part: (props) => createElement(current, props), loadPart: fetch };
}
