import {
  compareRated,
  meetsRatingConditions,
  ratedWindow,
  ratingWindowStart,
} from '@tipmark/domain';
import type { RatedPastTip } from './record-queries.ts';

/** A capper's rank in the rating at an instant; undefined without one. */
export type PastRanks = (userId: number, atSeconds: number) => number | undefined;

/** The ranks of all at an instant. @param byUser tips in order of settlement */
function ranksAt(
  byUser: ReadonlyMap<number, readonly RatedPastTip[]>,
  atSeconds: number,
): ReadonlyMap<number, number> {
  const start = ratingWindowStart(atSeconds);
  const rated = [...byUser].flatMap(([userId, tips]) => {
    const window = ratedWindow(
      tips.filter(({ settledAt }) => settledAt > start && settledAt <= atSeconds),
    );
    if (window === undefined || !meetsRatingConditions(window, atSeconds)) return [];
    return [{ ...window, userId, registeredAt: tips[0]?.registeredAt ?? 0 }];
  });
  const ordered = rated.toSorted(
    (one, other) => compareRated(one, other) || one.userId - other.userId,
  );
  return new Map(ordered.map(({ userId }, index) => [userId, index + 1]));
}

/** Recomputes the rating of the past: its ranks are not stored. */
export function createPastRanks(tips: readonly RatedPastTip[]): PastRanks {
  const byUser = Map.groupBy(tips, ({ userId }) => userId);
  const known = new Map<number, ReadonlyMap<number, number>>();
  return (userId, atSeconds) => {
    const ranks = known.get(atSeconds) ?? ranksAt(byUser, atSeconds);
    known.set(atSeconds, ranks);
    return ranks.get(userId);
  };
}
