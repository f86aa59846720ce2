import { type RefObject, useEffect, useState } from 'react';
import { MANY_ROWS, type RowWindow, windowOf } from './row-window.ts';
import { useIsPrinted } from './use-is-printed.ts';

export interface DrawnRows extends RowWindow {
  /** Height of the rows not rendered, px. */
  readonly above: number;
  readonly below: number;
}

interface Drawn extends RowWindow {
  readonly count: number;
  readonly rowHeight: number;
}

const isSame = (one: Drawn | undefined, other: Drawn) =>
  one?.from === other.from && one.until === other.until && one.count === other.count;

/**
 * Which of many rows are rendered: all of them at first, as the server sent them, then only the
 * visible ones, and all of them again for printing.
 * @param body the element that contains the rows
 */
export function useRowWindow(
  body: RefObject<HTMLTableSectionElement | null>,
  count: number,
): DrawnRows {
  const [drawn, setDrawn] = useState<Drawn>();
  const isPrinted = useIsPrinted();
  useEffect(() => {
    if (count < MANY_ROWS) return undefined;
    const look = () => {
      const { current } = body;
      if (!current) return;
      const { top, height } = current.getBoundingClientRect();
      setDrawn((known) => {
        const rowHeight = known?.rowHeight ?? height / count;
        // nothing has been laid out yet
        if (rowHeight === 0) return known;
        const seen = { count, rowHeight, scrolled: -top, viewHeight: window.innerHeight };
        const next = { ...windowOf(seen), count, rowHeight };
        return isSame(known, next) ? known : next;
      });
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [body, count]);
  if (!drawn || isPrinted || count < MANY_ROWS) {
    return { from: 0, until: count, above: 0, below: 0 };
  }
  const { from, rowHeight } = drawn;
  const until = Math.min(drawn.until, count);
  return { from, until, above: from * rowHeight, below: (count - until) * rowHeight };
}
