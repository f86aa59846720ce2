import type { ResultsPage } from '@tipmark/contract';
import { aFeedMatch, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { sql } from 'kysely';
import { onIngested } from '../../platform/cache/on-ingested.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

/** 2026-11-21 12:00 UTC. */
const NOW = 1_795_262_400;
const AS_OF = NOW - 400;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ now: NOW });
}, 60_000);
afterAll(() => api.close());

const matches = [aFeedMatch('Arsenal', 'Fulham'), aFeedMatch('Leeds', 'Everton')];
const score = { home: 1, away: 0 };

let now = NOW;

async function pages() {
  // a changed answer is built again a second after it was built
  now += 2;
  api.setNow(now);
  const get = async (url: string) => (await api.app.inject(url)).json().data;
  const day: ResultsPage = await get(`/soccer/results/page?timestamp=${NOW}`);
  const listed = day.leagues.flatMap((league) => league.matches);
  const event = await get(`/soccer/events/page/${listed[0]?.['3']}/10/12/0/0/0/0/1/0`);
  return { listed, event: event.match };
}

test('day and match page state the time of a score only while the match runs and its source is behind', async () => {
  const reports = matches.flatMap((match) => [
    ...aFeedSetting(match.homeKey, match.awayKey),
    { ...match, startsAt: NOW - 3_600, status: 2 as const },
    aFeedScore(match.key, 1, 0, { seq: 1, status: 2, score }),
  ]);
  await sendFeed(api, reports);
  const fresh = await pages();
  expect(fresh.listed).toHaveLength(2);
  for (const match of [...fresh.listed, fresh.event]) expect(match).not.toHaveProperty('23');

  const id = Number.parseInt(fresh.listed[0]?.['3'] ?? '', 10);
  await sql`
    insert into late_scores (match_id, as_of) values (${id}, to_timestamp(${AS_OF}::float8))
  `.execute(api.services.db);
  onIngested(api.services.bus, { days: new Set(['2026-11-21']), matchIds: new Set([id]) });
  const late = await pages();
  expect(late.listed.map((match) => match['23'])).toEqual([AS_OF, undefined]);
  expect(late.event['23']).toBe(AS_OF);
  // nothing else of them differs
  expect({ ...late.listed[0], '23': undefined }).toEqual({ ...fresh.listed[0], '23': undefined });

  const { key } = matches.find(({ homeKey }) => late.event['7']['1'] === homeKey) ?? { key: '' };
  await sendFeed(api, [aFeedScore(key, 2, 0, { seq: 2, status: 3 })]);
  const over = await pages();
  expect(over.event).not.toHaveProperty('23');
});
