/** Rows are added and removed in chunks, so that a short scroll changes nothing. */
const CHUNK = 20;
/** From this many rows on only those in sight are rendered. */
export const MANY_ROWS = 60;

export interface RowWindow {
  readonly from: number;
  readonly until: number;
}

export interface RowsInSight {
  readonly count: number;
  /** Of a row on average, px. */
  readonly rowHeight: number;
  /** How far the first row is above the top of the visible area; negative below it, px. */
  readonly scrolled: number;
  readonly viewHeight: number;
}

/** The rows in sight with a chunk on each side. */
export function windowOf({ count, rowHeight, scrolled, viewHeight }: RowsInSight): RowWindow {
  const first = Math.floor(scrolled / rowHeight);
  const last = Math.ceil((scrolled + viewHeight) / rowHeight);
  const from = Math.floor(first / CHUNK) * CHUNK - CHUNK;
  const until = Math.ceil(last / CHUNK) * CHUNK + CHUNK;
  const latest = Math.max(0, count - 2 * CHUNK);
  return {
    from: Math.min(Math.max(from, 0), latest),
    until: Math.max(Math.min(until, count), Math.min(count, 2 * CHUNK)),
  };
}
