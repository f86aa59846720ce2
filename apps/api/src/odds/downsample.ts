import { ANSWER_LIMIT } from '@tipmark/domain';

type Point = readonly [at: number, odds: number];

/**
 * At most `limit` points, in order: the first, the last, the extremes, and an even
 * choice of the rest.
 */
export function downsample<Each extends Point>(
  points: readonly Each[],
  limit: number = ANSWER_LIMIT.oddsHistoryPoints,
): Each[] {
  if (points.length <= limit) return [...points];
  const last = points.length - 1;
  const kept = new Set([0, last, indexOfExtreme(points, 1), indexOfExtreme(points, -1)]);
  const free = limit - kept.size;
  for (let step = 1; step <= free; step += 1) kept.add(Math.round((step * last) / (free + 1)));
  return points.filter((_, index) => kept.has(index));
}

function indexOfExtreme(points: readonly Point[], sign: 1 | -1): number {
  let found = 0;
  for (const [index, [, odds]] of points.entries()) {
    if (sign * odds > sign * (points[found]?.[1] ?? odds)) found = index;
  }
  return found;
}
