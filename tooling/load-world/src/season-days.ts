const DAY_SECONDS = 86_400;
const DAYS_IN_YEAR = 364;
/** Weeks passed of the current season. */
const WEEKS_PLAYED = 30;

/** `yyyy-mm-dd` of an instant. */
export function dayOf(second: number): string {
  return new Date(second * 1_000).toISOString().slice(0, 10);
}

/** First day of each season, `yyyy-mm-dd`, oldest first; the last is on at an instant. */
export function firstDaysOf(asOf: number, seasons: number): string[] {
  return Array.from({ length: seasons }, (_, index) => {
    const daysBack = WEEKS_PLAYED * 7 + (seasons - 1 - index) * DAYS_IN_YEAR;
    return dayOf(asOf - daysBack * DAY_SECONDS);
  });
}
