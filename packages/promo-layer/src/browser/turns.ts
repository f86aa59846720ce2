/** What promotions show, the most important first; an offer in the text of a page is none. */
export const SURFACES = ['top', 'gift', 'channel', 'catfish'] as const;
export type Surface = (typeof SURFACES)[number];

export interface TurnsOptions {
  /** Shows or hides a surface; called when that changes, what is hidden first. */
  readonly show: (surface: Surface, isShown: boolean) => void;
  /** The reader is in it: it stays until the focus is elsewhere. */
  readonly hasFocus: (surface: Surface) => boolean;
}

/** One surface of promotions at a time. */
export interface Turns {
  /** A surface has something to show here, or has not any more. */
  want(surface: Surface, isWanted: boolean): void;
  /** Looks again after the focus has moved. */
  look(): void;
  readonly shown: Surface | undefined;
}

/**
 * Decides which surface is shown: of those that have something to show the first in the order,
 * unless the reader is in another one.
 */
export function createTurns({ show, hasFocus }: TurnsOptions): Turns {
  const wanted = new Set<Surface>();
  let shown: Surface | undefined;

  function look(): void {
    if (shown !== undefined && wanted.has(shown) && hasFocus(shown)) return;
    const next = SURFACES.find((surface) => wanted.has(surface));
    if (next === shown) return;
    const before = shown;
    shown = next;
    if (before !== undefined) show(before, false);
    if (next !== undefined) show(next, true);
  }

  return {
    want(surface, isWanted) {
      if (wanted.has(surface) === isWanted) return;
      if (isWanted) wanted.add(surface);
      else wanted.delete(surface);
      look();
    },
    look,
    get shown() {
      return shown;
    },
  };
}
