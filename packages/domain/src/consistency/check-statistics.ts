import type { MatchFault } from './match-report.ts';

/** Statistics of one side, as far as they can contradict each other. */
interface CountedStatistics {
  readonly shots?: number | undefined;
  readonly shotsOnTarget?: number | undefined;
  readonly powerPlays?: number | undefined;
  readonly powerPlayGoals?: number | undefined;
  readonly servePoints?: number | undefined;
  readonly firstServesIn?: number | undefined;
  readonly firstServesWon?: number | undefined;
  readonly aces?: number | undefined;
  readonly doubleFaults?: number | undefined;
  readonly breakPointsFaced?: number | undefined;
  readonly breakPointsSaved?: number | undefined;
}

type CountedStatistic = keyof CountedStatistics;
/** A count and the whole it is a part of. */
type PartAndWhole = readonly [part: CountedStatistic, whole: CountedStatistic];

const PARTS: readonly PartAndWhole[] = [
  ['shotsOnTarget', 'shots'],
  ['powerPlayGoals', 'powerPlays'],
  ['firstServesIn', 'servePoints'],
  ['firstServesWon', 'firstServesIn'],
  ['aces', 'servePoints'],
  ['doubleFaults', 'servePoints'],
  ['breakPointsSaved', 'breakPointsFaced'],
];

/** Counts that are above what they are a part of. */
export function contradictingStatistics(statistics: CountedStatistics): PartAndWhole[] {
  return PARTS.filter(([part, whole]) => (statistics[part] ?? 0) > (statistics[whole] ?? Infinity));
}

/** The first contradiction among the statistics of a side. */
export function checkStatistics(
  side: 'home' | 'away',
  statistics: CountedStatistics,
): MatchFault | undefined {
  const [first] = contradictingStatistics(statistics);
  if (first === undefined) return undefined;
  const [part, whole] = first;
  return {
    field: `${side}.${part}`,
    reason: `${statistics[part]} is more than the ${statistics[whole]} of ${whole}`,
    remedy: 'correct one of them, or leave both out',
  };
}
