import type { WidgetKind } from './read-widget.ts';

/** Heights by which room is reserved: pixels beside the rows, and of each row. */
export interface Room {
  readonly fixed: number;
  readonly row: number;
}

const BORDERS = 2;
const [HEADER, FOOTER] = [37, 36];
const FRAME = BORDERS + HEADER + FOOTER;

/** Room by what is shown: where a page has all its rows, the frame never changes its height. */
export const ROOMS: Readonly<Record<'' | WidgetKind, Room>> = {
  '': { fixed: FRAME, row: 49 },
  day: { fixed: FRAME, row: 49 },
  match: { fixed: FRAME + 72 + 51, row: 0 },
  table: { fixed: FRAME + 32, row: 32 },
  odds: { fixed: FRAME + 32, row: 32 },
  bracket: { fixed: FRAME + 320, row: 0 },
  capper: { fixed: BORDERS + FOOTER + 190, row: 0 },
};
