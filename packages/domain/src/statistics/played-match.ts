import type { Pair } from '../matches/played.ts';

/** Statistics of one side beyond goals; an absent one is unknown, never 0. */
export const STATISTICS = [
  'expectedGoals',
  'shots',
  'shotsOnTarget',
  'corners',
  'fouls',
  'yellowCards',
  'redCards',
  'penalties',
  'possession',
  'penaltyMinutes',
] as const;
/** Counts that shares are computed from; not shown by themselves. */
export const COUNTS = ['saves', 'powerPlays', 'powerPlayGoals', 'faceOffsWon'] as const;
export type StatisticName = (typeof STATISTICS)[number];
export type Count = (typeof COUNTS)[number];
export type StatisticsOfSide = Readonly<Partial<Record<StatisticName | Count, number>>>;

/** A finished, not awarded match as statistics see it. */
export interface PlayedMatch {
  readonly homeId: number;
  readonly awayId: number;
  /** unix seconds */
  readonly startsAt: number;
  /** Regular time. */
  readonly score: Pair;
  /** With overtime and shoot-out, where they decide who won; absent = `score` does. */
  readonly final?: Pair;
  /** Goals by half or period of regular time; null = unknown. */
  readonly parts: readonly Pair[] | null;
  readonly home: StatisticsOfSide;
  readonly away: StatisticsOfSide;
}

/** Goals of a team and against it. */
export function goalsOf(
  { homeId, score: [home, away] }: Pick<PlayedMatch, 'homeId' | 'score'>,
  teamId: number,
): Pair {
  return homeId === teamId ? [home, away] : [away, home];
}
