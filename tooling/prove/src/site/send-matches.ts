import { aFeedMatch, aFeedOdds, aFeedSetting, toNdjson } from '@tipmark/test-kit';
import { sendRecords } from './api-client.ts';

const STARTS_IN_SECONDS = 86_400;

/** Sends matches of tomorrow with a price each, on which tips can be posted. */
export async function sendMatches(url: string, feedKey: string, count: number): Promise<void> {
  const startsAt = Math.floor(Date.now() / 1_000) + STARTS_IN_SECONDS;
  const clubs = Array.from({ length: count + 1 }, (_, index) => `Club ${index}`);
  const pairs = clubs.slice(1).map((club) => aFeedMatch('Club 0', club, { startsAt }));
  const prices = pairs.map(({ key }) =>
    aFeedOdds(key, [['Kappa', '1x2.1', 2_000]], { at: startsAt - 90_000 }),
  );
  await sendRecords(url, feedKey, toNdjson([...aFeedSetting(...clubs), ...pairs, ...prices]));
}
