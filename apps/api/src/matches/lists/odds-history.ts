import type { OddsHistoryPoint } from '@tipmark/contract';
import { formatOddType, mainOutcomes, type Sport } from '@tipmark/domain';
import type { SiteLineRow } from './day-queries.ts';

/** The main market in the order of a history point; in sports without draws, X is never known. */
export function resultOddTypes(sport: Sport): string[] {
  return mainOutcomes(sport)
    .filter(({ line }) => line === undefined)
    .map(formatOddType);
}

const MAX_POINTS = 12;
const MILLI = 1_000;

/** Selects the first, the last and evenly spread points between them. */
export function thinOut<Point>(points: readonly Point[], limit = MAX_POINTS): Point[] {
  if (points.length <= limit) return [...points];
  const step = (points.length - 1) / (limit - 1);
  return Array.from({ length: limit }, (_, index) => points[Math.round(index * step)] as Point);
}

function withPrice(point: OddsHistoryPoint, row: SiteLineRow): OddsHistoryPoint {
  const price = row.milli / MILLI;
  const [, home, draw, away] = point;
  switch (row.odd_type.at(-1)) {
    case '1':
      return [row.at, price, draw, away];
    case 'x':
      return [row.at, home, price, away];
    default:
      return [row.at, home, draw, price];
  }
}

const NOTHING_YET: OddsHistoryPoint = [0, null, null, null];

/** Changes of one match, oldest first, as states after each instant of change. */
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
