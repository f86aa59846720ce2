import type { FeedRecord } from '@tipmark/contract/feed';
import { aFeedLeague, aFeedMatch, aFeedSeason, aFeedTeam } from '@tipmark/test-kit';
import { applyFeedStream } from '../../ingest/apply/apply-feed-stream.ts';
import {
  claimTask,
  saveAnswered,
  saveState,
} from '../../ingest/providers/work/provider-queries.ts';
import { addSpend } from '../../ingest/providers/work/spend-queries.ts';
import { tx } from '../../platform/database/tx.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

/** 2026-11-21 23:10 UTC, when an evening of the NHL is under way. */
const NOW = 1_795_302_600;
const START = NOW - 600;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({
    now: NOW,
    config: { PROVIDERS: ['nhl', 'openligadb'], THE_ODDS_API_KEY: '0123456789abcdef' },
  });
}, 60_000);
afterAll(() => api.close());

const page = async (headers = {}) => {
  const reply = await api.app.inject({ url: '/operator/providers', headers });
  return { status: reply.statusCode, text: reply.body };
};

/** The cells of the rows below a heading. */
function rowsOf(text: string, heading: string): string[][] {
  const part = text.split(`<h2>${heading}`)[1]?.split('<h2>')[0] ?? '';
  const rows = part.split('<tr>').slice(2);
  return rows.map((row) => [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) => cell));
}

function reported(source: string, home: string, away: string): FeedRecord[] {
  const records: FeedRecord[] = [
    aFeedLeague({ key: 'Premier League', name: { en: 'Premier League' } }),
    aFeedSeason({ key: '2026', leagueKey: 'Premier League' }),
    aFeedTeam(home),
    aFeedTeam(away),
    aFeedMatch(home, away, { seasonKey: '2026', startsAt: NOW + 3_600 }),
  ];
  return records.map((record) => ({ ...record, source }));
}

test('shows the operator lag, spend, failures and plan of each provider, and what waits', async () => {
  const { db } = api.services;
  const none = await page();
  expect(none.status).toBe(200);
  expect(rowsOf(none.text, 'Providers in use').map(([name, last]) => [name, last])).toEqual([
    ['nhl', 'never'],
    ['openligadb', 'never'],
    ['the-odds-api', 'never'],
  ]);
  expect(none.text).toContain('<p>None.</p>');

  await saveState(db, 'nhl', {
    answeredAt: NOW - 420,
    matches: [{ ids: { nhl: '2026020301' }, league: 'NHL', startsAt: START }],
  });
  const task = 'nhl live /score/2026-11-21';
  await tx(db, (change) => claimTask(change, { task, provider: 'nhl', calledAt: null }, NOW - 420));
  await saveAnswered(db, task, NOW - 420);
  for (const at of [NOW - 86_400, NOW - 420]) await addSpend(db, 'nhl', at, 1);
  await saveState(db, 'openligadb', {
    failures: 3,
    closedUntil: NOW + 1_800,
    failure: 'down: answers with 503 & <nothing>',
  });
  await addSpend(db, 'the-odds-api', NOW - 60, 2);
  await saveState(db, 'the-odds-api', {
    answeredAt: NOW - 60,
    quota: { at: NOW - 60, remaining: 311 },
  });
  for (const records of [
    reported('api-football', 'Arsenal', 'Manchester City'),
    reported('the-odds-api', 'Arsenal', 'Manchester United'),
  ]) {
    const lines = records.map((record, line) => ({ line, record }));
    const { refusals } = await applyFeedStream(db, lines, { nowSeconds: () => NOW });
    expect(refusals).toEqual([]);
  }

  const { text } = await page();
  const [nhl, openligadb, odds] = rowsOf(text, 'Providers in use');
  expect(nhl?.slice(0, 8)).toEqual([
    'nhl',
    '7 min ago',
    '7 min old',
    '1 call',
    '2 calls',
    '',
    '',
    '',
  ]);
  expect(nhl?.[8]).toMatch(/2026-11-21T23:10:\d\dZ live: NHL/);
  expect(openligadb?.slice(0, 8)).toEqual([
    'openligadb',
    'never',
    'no match is played',
    '0 calls',
    '0 calls',
    '',
    '3: down: answers with 503 &amp; &lt;nothing&gt;',
    '2026-11-21T23:40:00Z',
  ]);
  expect(odds?.slice(1, 6)).toEqual([
    '60 s ago',
    'no match is played',
    '1 call, 2 credits',
    '1 call, 2 credits of 500 credits',
    '311',
  ]);
  expect(odds?.[8]).toMatch(/^2026-11-21T23:10:00Z fixtures: Premier League,.*Serie A/);
  const pairs = rowsOf(text, 'Matches of the last ten days that may be one (1)');
  expect(pairs[0]?.[0]).toMatch(/^[0-9a-f]{8}.*Manchester City.*Manchester United/);
});

test.each([
  ['through a proxy', { 'x-forwarded-for': '203.0.113.9' }],
  ['under a name that leads here', { host: 'evil.example' }],
])('is not found %s', async (_what, headers) => {
  expect((await page(headers)).status).toBe(404);
});
