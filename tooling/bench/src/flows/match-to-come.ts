import type { FeedRecord } from '@tipmark/contract/feed';
import { dayOfMatches } from './day-of-matches.ts';
import { pushRecords } from './push-records.ts';

const DAY_SECONDS = 86_400;
/** Leagues of the other days have smaller numbers. */
const LEAGUE = 300;

interface ResultsReply {
  readonly data: { readonly leagues: readonly { readonly matches: readonly { '3': string }[] }[] };
}

/**
 * Puts a match of the day after tomorrow, with prices, into the site: tips are taken on it.
 * @returns the value of its route
 */
export async function matchToCome(apiUrl: string, feedKey: string): Promise<string> {
  const noon = (Math.floor(Date.now() / 1_000 / DAY_SECONDS) + 2) * DAY_SECONDS + DAY_SECONDS / 2;
  const records: FeedRecord[] = dayOfMatches({ noon, leagues: 1, firstLeague: LEAGUE });
  await pushRecords(
    apiUrl,
    feedKey,
    records.filter(({ kind }) => kind !== 'score'),
  );
  const reply = await fetch(`${apiUrl}/soccer/results/page?timestamp=${noon}`);
  const { data } = (await reply.json()) as ResultsReply;
  const link = data.leagues[0]?.matches[0]?.['3'];
  if (link === undefined) throw new Error('the match to come is not among the matches of its day');
  return link;
}
