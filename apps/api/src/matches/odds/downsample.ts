import { ANSWER_LIMIT } from '@tipmark/domain';

/** `[at, odds]`, null where there is no price. */
type Priced = readonly [at: number, odds: number | null, ...unknown[]];

/** The quantity of the extremes; both are the odds by default. */
interface Extremes<Each> {
  readonly lowest: (point: Each) => number | null;
  readonly highest: (point: Each) => number | null;
}

const ODDS: Extremes<Priced> = { lowest: ([, odds]) => odds, highest: ([, odds]) => odds };

/**
 * At most `limit` points, in order: the first, the last, the extremes, and an even
 * choice of the rest.
 */
export function downsample<Each extends Priced>(
  points: readonly Each[],
  limit: number = ANSWER_LIMIT.oddsHistoryPoints,
  { lowest, highest }: Extremes<Each> = ODDS,
): Each[] {
  if (points.length <= limit) return [...points];
  const last = points.length - 1;
  const selected = new Set([
    0,
    last,
    indexOfExtreme(points, highest, 1),
    indexOfExtreme(points, lowest, -1),
  ]);
  const free = limit - selected.size;
  for (let step = 1; step <= free; step += 1) selected.add(Math.round((step * last) / (free + 1)));
  return points.filter((_, index) => selected.has(index));
}

function indexOfExtreme<Each>(
  points: readonly Each[],
  valueOf: (point: Each) => number | null,
  sign: 1 | -1,
): number {
  let found = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [index, point] of points.entries()) {
    const value = valueOf(point);
    if (value === null || sign * value <= most) continue;
    most = sign * value;
    found = index;
  }
  return found;
}
