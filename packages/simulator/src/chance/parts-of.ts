import type { TeamStatistics } from '@tipmark/contract/feed';

/** Statistics of a match. */
export interface BothSides {
  readonly home: TeamStatistics;
  readonly away: TeamStatistics;
}

/** A share of the full match: it is not the sum of its parts. */
const NO_COUNT: ReadonlySet<string> = new Set(['possession']);

const rounded = (value: number): number => Math.round(value * 100) / 100;

function between(until: TeamStatistics, before: TeamStatistics | undefined): TeamStatistics {
  return Object.fromEntries(
    Object.entries(until)
      .filter(([statistic]) => !NO_COUNT.has(statistic))
      .map(([statistic, value]) => [
        statistic,
        rounded((value ?? 0) - (before?.[statistic as keyof TeamStatistics] ?? 0)),
      ]),
  );
}

/** Each part of a match on its own, from the statistics at the end of each. */
export const partsOf = (ends: readonly BothSides[]): BothSides[] =>
  ends.map(({ home, away }, index) => ({
    home: between(home, ends[index - 1]?.home),
    away: between(away, ends[index - 1]?.away),
  }));
