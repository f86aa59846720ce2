import type { FeedRecord } from '@tipmark/contract/feed';
import { dayOfMatches } from './day-of-matches.ts';
import { linksOfDay } from './links-of-day.ts';
import { pushRecords } from './push-records.ts';

const DAY_SECONDS = 86_400;
/** Leagues of the other days have smaller numbers. */
const LEAGUE = 300;

/**
 * Adds a match of the day after tomorrow, with prices, to the site: tips are accepted on it.
 * @returns the value of its route
 */
export async function upcomingMatch(apiUrl: string, feedKey: string): Promise<string> {
  const noon = (Math.floor(Date.now() / 1_000 / DAY_SECONDS) + 2) * DAY_SECONDS + DAY_SECONDS / 2;
  const records: FeedRecord[] = dayOfMatches({ noon, leagues: 1, firstLeague: LEAGUE });
  await pushRecords(
    apiUrl,
    feedKey,
    records.filter(({ kind }) => kind !== 'score'),
  );
  return (await linksOfDay(apiUrl, noon)).match;
}
