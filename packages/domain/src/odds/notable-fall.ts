/** Higher prices make no headline: even large moves hardly make an outsider likelier. */
export const HEADLINE_MAX_MILLI_ODDS = 6_000;

/** Which falls of a price since the first one are shown, milli-odds. */
export const NOTABLE_FALL = {
  leastFirst: 1_400,
  mostFirst: HEADLINE_MAX_MILLI_ODDS,
  leastNow: 1_200,
  /** The most of the first price that may be left, 0–1. */
  maxRatio: 0.96,
} as const;

export interface Fall {
  readonly first: number;
  readonly milli: number;
}

/** How much likelier a fall made its outcome, in points: 2.00 → 1.75 +7.1, 5.80 → 4.60 +4.5. */
export function fallPoints({ first, milli }: Fall): number {
  return 100_000 / milli - 100_000 / first;
}

/** The heaviest fall of each match, heaviest first. */
export function heaviestFalls<Row extends Fall & { readonly id: number }>(
  falls: readonly Row[],
): Row[] {
  const heaviestFirst = falls.toSorted(
    (one, other) => fallPoints(other) - fallPoints(one) || one.id - other.id,
  );
  return [...Map.groupBy(heaviestFirst, ({ id }) => id).values()].flatMap(([first]) => first ?? []);
}
