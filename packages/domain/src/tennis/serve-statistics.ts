/** Counts of one side's serve in a match; an absent one is unknown, never 0. */
export interface ServeCounts {
  readonly aces?: number | undefined;
  readonly doubleFaults?: number | undefined;
  readonly servePoints?: number | undefined;
  readonly firstServesIn?: number | undefined;
  readonly firstServesWon?: number | undefined;
  readonly secondServesWon?: number | undefined;
  readonly serveGames?: number | undefined;
  readonly breakPointsFaced?: number | undefined;
  readonly breakPointsSaved?: number | undefined;
}

export const SERVE_STATISTICS = [
  'aces',
  'doubleFaults',
  'firstServePercent',
  'firstServeWonPercent',
  'secondServeWonPercent',
  'servePointsWonPercent',
  'breakPointsSavedPercent',
  'serveGamesWonPercent',
] as const;
export type ServeStatistic = (typeof SERVE_STATISTICS)[number];

export interface ServeRow {
  readonly figure: ServeStatistic;
  /** Mean per match, or percent over all matches together. */
  readonly own: number;
  readonly other: number;
  /** Matches in which it is known for both. */
  readonly of: number;
}

type Part = readonly [part: number | undefined, whole: number | undefined];

const less = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? undefined : one - other;
const plus = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? undefined : one + other;

/** What is counted, and of how many; a service game is lost by each break point not saved. */
const RULES: Readonly<Record<ServeStatistic, (counts: ServeCounts) => Part>> = {
  aces: ({ aces }) => [aces, 1],
  doubleFaults: ({ doubleFaults }) => [doubleFaults, 1],
  firstServePercent: ({ firstServesIn, servePoints }) => [firstServesIn, servePoints],
  firstServeWonPercent: ({ firstServesWon, firstServesIn }) => [firstServesWon, firstServesIn],
  secondServeWonPercent: ({ secondServesWon, servePoints, firstServesIn }) => [
    secondServesWon,
    less(servePoints, firstServesIn),
  ],
  servePointsWonPercent: ({ firstServesWon, secondServesWon, servePoints }) => [
    plus(firstServesWon, secondServesWon),
    servePoints,
  ],
  breakPointsSavedPercent: ({ breakPointsSaved, breakPointsFaced }) => [
    breakPointsSaved,
    breakPointsFaced,
  ],
  serveGamesWonPercent: ({ serveGames, breakPointsFaced, breakPointsSaved }) => [
    less(serveGames, less(breakPointsFaced, breakPointsSaved)),
    serveGames,
  ],
};

const isPercent = (statistic: ServeStatistic): boolean => statistic.endsWith('Percent');

interface Sums {
  part: number;
  whole: number;
}

/**
 * Serve of a player and of the opponents, over matches: numerators and denominators are summed
 * first. A statistic that no match has, or with a zero denominator, has no row.
 */
export function serveStatistics(
  matches: readonly { readonly own: ServeCounts; readonly other: ServeCounts }[],
): ServeRow[] {
  return SERVE_STATISTICS.flatMap((statistic) => {
    const [own, other]: [Sums, Sums] = [
      { part: 0, whole: 0 },
      { part: 0, whole: 0 },
    ];
    let of = 0;
    for (const match of matches) {
      const [mine, theirs] = [RULES[statistic](match.own), RULES[statistic](match.other)];
      if ([...mine, ...theirs].includes(undefined)) continue;
      own.part += mine[0] ?? 0;
      own.whole += mine[1] ?? 0;
      other.part += theirs[0] ?? 0;
      other.whole += theirs[1] ?? 0;
      of += 1;
    }
    if (own.whole === 0 || other.whole === 0) return [];
    const valueOf = ({ part, whole }: Sums) => (part / whole) * (isPercent(statistic) ? 100 : 1);
    return [{ figure: statistic, own: valueOf(own), other: valueOf(other), of }];
  });
}
