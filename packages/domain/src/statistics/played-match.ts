import type { Pair } from '../matches/played.ts';

/** Figures of one side beyond goals; an absent one is unknown, never 0. */
export const FIGURES = [
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
export type Figure = (typeof FIGURES)[number];
export type Count = (typeof COUNTS)[number];
export type SideFigures = Readonly<Partial<Record<Figure | Count, number>>>;

/** A finished, not awarded match as statistics see it. */
export interface PlayedMatch {
  readonly homeId: number;
  readonly awayId: number;
  /** unix seconds */
  readonly startsAt: number;
  /** Regular time. */
  readonly score: Pair;
  /** Goals by half or period of regular time; null = unknown. */
  readonly parts: readonly Pair[] | null;
  readonly home: SideFigures;
  readonly away: SideFigures;
}

/** Goals of a team and against it. */
export function goalsOf({ homeId, score: [home, away] }: PlayedMatch, teamId: number): Pair {
  return homeId === teamId ? [home, away] : [away, home];
}
