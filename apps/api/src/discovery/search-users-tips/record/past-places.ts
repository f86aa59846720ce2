import {
  compareRated,
  meetsRatingConditions,
  ratedWindow,
  ratingWindowStart,
} from '@tipmark/domain';
import type { RatedPastTip } from './record-queries.ts';

/** A capper's place in the rating at an instant; undefined without one. */
export type PastPlaces = (userId: number, atSeconds: number) => number | undefined;

/** The places of all at an instant. @param byUser tips in order of settlement */
function placesAt(
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

/** Recomputes the rating of the past: its places are not stored. */
export function createPastPlaces(tips: readonly RatedPastTip[]): PastPlaces {
  const byUser = Map.groupBy(tips, ({ userId }) => userId);
  const known = new Map<number, ReadonlyMap<number, number>>();
  return (userId, atSeconds) => {
    const places = known.get(atSeconds) ?? placesAt(byUser, atSeconds);
    known.set(atSeconds, places);
    return places.get(userId);
  };
}
