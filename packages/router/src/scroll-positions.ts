import type { Place } from '@tipmark/remote-kit/router';
import type { Movement } from './create-router.ts';

const STORED_AS = 'scroll-positions';

/** Positions by the key of an entry of the history. */
type Positions = Record<string, number>;

export interface ScrollPositions {
  /** Remembers where the page was scrolled to. */
  readonly leave: (location: Pick<Place, 'key'>) => void;
  /** Scrolls to where a page that has just been shown belongs. */
  readonly restore: (shown: Pick<Movement, 'location' | 'historyAction' | 'keepsScroll'>) => void;
  /** From now on this file restores positions instead of the browser. */
  readonly start: (current: () => Pick<Place, 'key'>) => void;
}

/**
 * Scrolling of a page that changes without a new document: back and forward return to where the
 * page was, a fragment is scrolled to, everything else starts at the top.
 */
export function createScrollPositions(): ScrollPositions {
  const known = stored();
  const leave = ({ key }: Pick<Place, 'key'>) => {
    known[key] = window.scrollY;
  };
  return {
    leave,
    restore({ location: { key, hash }, historyAction, keepsScroll }) {
      const before = historyAction === 'POP' ? known[key] : undefined;
      if (keepsScroll) return;
      if (before !== undefined) return window.scrollTo(0, before);
      const part = hash && document.getElementById(fragmentOf(hash));
      if (part) part.scrollIntoView();
      else window.scrollTo(0, 0);
    },
    start(current) {
      const takeOver = () => {
        window.history.scrollRestoration = 'manual';
      };
      takeOver();
      // a document that is left is restored by the browser, which knows it first
      window.addEventListener('pagehide', () => {
        leave(current());
        store(known);
        window.history.scrollRestoration = 'auto';
      });
      window.addEventListener('pageshow', takeOver);
    },
  };
}

function fragmentOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function stored(): Positions {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}');
    return typeof positions === 'object' && positions !== null ? (positions as Positions) : {};
  } catch {
    // storage may be forbidden: pages then start at the top
    return {};
  }
}

function store(positions: Positions): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(positions));
  } catch {
    // as above
  }
}
