import type { OddsHistoryPoint } from '@tipmark/contract';
import type { SiteLineRow } from './day-queries.ts';

/** The result market in the order of a history point. */
export const RESULT_ODD_TYPES = ['1x2.1', '1x2.x', '1x2.2'] as const;

const MAX_POINTS = 12;
const MILLI = 1_000;

/** Keeps the first, the last and evenly spread points between them. */
export function thinOut<Point>(points: readonly Point[], limit = MAX_POINTS): Point[] {
  if (points.length <= limit) return [...points];
  const step = (points.length - 1) / (limit - 1);
  return Array.from({ length: limit }, (_, index) => points[Math.round(index * step)] as Point);
}

function withPrice(point: OddsHistoryPoint, row: SiteLineRow): OddsHistoryPoint {
  const price = row.milli / MILLI;
  const [, home, draw, away] = point;
  switch (row.odd_type) {
    case RESULT_ODD_TYPES[0]:
      return [row.at, price, draw, away];
    case RESULT_ODD_TYPES[1]:
      return [row.at, home, price, away];
    default:
      return [row.at, home, draw, price];
  }
}

const NOTHING_YET: OddsHistoryPoint = [0, null, null, null];

/** Changes of one match, oldest first, as states: what stood after each instant of change. */
function toPoints(rows: readonly SiteLineRow[]): OddsHistoryPoint[] {
  const points: OddsHistoryPoint[] = [];
  for (const row of rows) {
    const last = points.at(-1);
    const next = withPrice(last ?? NOTHING_YET, row);
    if (last?.[0] === row.at) points.pop();
    points.push(next);
  }
  return points;
}

/** History of the result market by match id, at most twelve points each. */
export function presentOddsHistory(
  rows: readonly SiteLineRow[],
): Record<string, OddsHistoryPoint[]> {
  const byMatch = Map.groupBy(rows, (row) => String(row.match_id));
  return Object.fromEntries(
    [...byMatch].map(([matchId, changes]) => [matchId, thinOut(toPoints(changes))]),
  );
}
