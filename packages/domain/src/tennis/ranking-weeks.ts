import { DAY_SECONDS } from '../constants/unit-seconds.ts';

const WEEK_SECONDS = 7 * DAY_SECONDS;
/** 1970 began on a Thursday. */
const FIRST_MONDAY = 4 * DAY_SECONDS;

/** How many weeks a stated rank counts: results of a year make a ranking. */
export const RANKING_WEEKS = 53;

/** The Monday, 0:00 UTC, of the week of an instant. Unix seconds. */
export function rankingWeekAt(atSeconds: number): number {
  return Math.floor((atSeconds - FIRST_MONDAY) / WEEK_SECONDS) * WEEK_SECONDS + FIRST_MONDAY;
}

/** The week a number of weeks after another one. */
export const rankingWeekAfter = (week: number, weeks: number): number =>
  week + weeks * WEEK_SECONDS;

/** Tours of men and women by the keys that sources have for them, in the order of menus. */
const KNOWN_TOURS = ['ATP', 'WTA', 'meridian', 'aurora'];

/** Keys of tours in the order of menus: known ones first. */
export function orderTours(tours: readonly string[]): string[] {
  const indexOf = (tour: string) =>
    KNOWN_TOURS.includes(tour) ? KNOWN_TOURS.indexOf(tour) : KNOWN_TOURS.length;
  return tours.toSorted(
    (one, other) => indexOf(one) - indexOf(other) || (one < other ? -1 : Number(one > other)),
  );
}
