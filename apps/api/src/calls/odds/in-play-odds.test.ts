import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FeedRecord, InPlayRecord, OddsRecord } from '@tipmark/contract/feed';
import { IN_PLAY_FRESH_SECONDS, MATCH_STATUS } from '@tipmark/domain';
import { aFeedBookmaker, aFeedMatch, aFeedOdds, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { sql } from 'kysely';
import { aSubscriber } from '../../discovery/scanner/testing/a-subscriber.ts';
import { suspendStaleJob } from '../../matches/odds/suspend-stale.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { type LiveClient, listenTo } from '../../testing/live-events.ts';

/** 2024-01-13, 15:30 UTC: half an hour into the match. */
const NOW = 1_705_159_800;
const KICK_OFF = NOW - 1_800;
const MATCH = 'Arsenal-Fulham';
/** Statistics on a match page's first load. */
const ALL = '/10/12/0/0/0/0/0/0';

let api: TestApi;
let client: LiveClient;
let link = '';
let subscriber: Record<string, string>;

const inPlay = (at: number, ...prices: InPlayRecord['prices']): FeedRecord => ({
  kind: 'in-play',
  source: aFeedMatch('', '').source,
  matchKey: MATCH,
  at,
  prices,
});
const requests = (bookmaker: string, home: number | null): InPlayRecord['prices'] => [
  [bookmaker, '1x2.1', home],
  [bookmaker, '1x2.x', home && 3_000],
  [bookmaker, '1x2.2', home && 5_000],
];
/** A price that all bookmakers cut, which the scanner looks for. */
const drop = (home: number): OddsRecord['prices'] =>
  ['Kappa', 'Lambda', 'Sigma'].map((bookmaker) => [bookmaker, '1x2.1', home]);
const score = (seq: number, status: 2 | 3): FeedRecord =>
  aFeedScore(MATCH, 1, 0, {
    seq,
    status,
    score: { home: 1, away: 0 },
    ...(status === MATCH_STATUS.live ? { liveState: '1H:30' } : {}),
  });

const request = async (url: string) => (await api.app.inject(url)).json().data;
const row = async () => {
  const page = await request(`/soccer/results/page?timestamp=${NOW}`);
  return page.leagues[0].matches.find((one: { 3: string }) => one['3'] === link);
};
const history = () => request(`/soccer/events/odds-history/${link}/1x2`);
const strip = async () => (await request(`/soccer/events/page/${link}${ALL}`)).odds;

/** A response that is out of date is rebuilt at most once a second. */
let clock = NOW;
function setNow(seconds: number): void {
  clock = seconds;
  api.setNow(seconds);
}
const rebuilt = () => setNow(clock + 2);
async function send(records: readonly FeedRecord[]): Promise<void> {
  const { receipt } = await sendFeed(api, records);
  expect(receipt.errors).toEqual([]);
  rebuilt();
}

beforeAll(async () => {
  api = await createTestApi({ now: NOW, live: { pace: { gatherMs: 10, beatMs: 50 } } });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { receipt } = await sendFeed(api, [
    ...aFeedSetting('Arsenal', 'Fulham', 'Everton'),
    aFeedBookmaker('Lambda'),
    aFeedBookmaker('Sigma'),
    aFeedMatch('Arsenal', 'Fulham', { startsAt: KICK_OFF }),
    aFeedMatch('Everton', 'Fulham', { startsAt: NOW + 7_200 }),
    aFeedOdds(MATCH, undefined, { at: KICK_OFF - 3_600 }),
    aFeedOdds(MATCH, [['Kappa', '1x2.1', 2_000]], { at: KICK_OFF - 60 }),
    aFeedOdds('Everton-Fulham', drop(3_000), { at: NOW - 1_200 }),
    aFeedOdds('Everton-Fulham', drop(2_000), { at: NOW - 600 }),
    score(2, MATCH_STATUS.live),
  ]);
  expect(receipt.errors).toEqual([]);
  subscriber = { ...(await aSubscriber(api)).headers };
  const page = await request(`/soccer/results/page?timestamp=${NOW}`);
  link = page.leagues[0].matches[0]['3'];
  const { port } = api.app.server.address() as { port: number };
  client = await listenTo(`http://127.0.0.1:${port}/live?topics=day:1:2024-01-13`);
  await client.next('beat');
}, 60_000);

afterAll(async () => {
  client.close();
  await api.close();
});

/** All rows of all tables, except those of in-play prices, without the revision of matches. */
async function tables(): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and not relispartition and relname not like 'in_play%'
  `.execute(api.database.db);
  const dump: Record<string, unknown> = {};
  for (const { name } of rows) {
    const stored = await sql<{ row: string }>`
      select (to_jsonb(one) - 'rev')::text as row from ${sql.table(name)} as one order by 1
    `.execute(api.database.db);
    dump[name] = stored.rows.map((one) => one.row);
  }
  return dump;
}

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('testing'))
    .filter((file) => /in_play_(?:prices|lines)/.test(readFileSync(join(folder, file), 'utf8')))
    .toSorted();

/** Without the in-play prices in rows of matches, and without times of the response. */
function withoutRows(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, inner) => {
      if (key === 'asOf' || key === 'lagMs') return undefined;
      if (typeof inner !== 'object' || inner === null || inner['7']?.['1'] === undefined)
        return inner;
      const { '5': _odds, '17': _changedAt, '18': _takenBack, ...rest } = inner;
      return rest;
    }),
  );
}

/** Everything that reads prices and must not be affected by those in play. */
async function answers() {
  const { db } = api.database;
  const odds = await sql`
    select odds_first, odds_current, odds_closing, odds_changed_at from matches order by id
  `.execute(db);
  await api.services.scanner.settled();
  const scan = await api.app.inject({
    method: 'POST',
    url: '/soccer/odds-scanner/parameters',
    headers: subscriber,
    payload: {},
  });
  const page = await history();
  return withoutRows({
    odds: odds.rows,
    scan: scan.json().data,
    maker: await request(`/soccer/tip-maker/${Number.parseInt(link, 10)}/0`),
    tips: await request(`/soccer/results/tips?timestamp=${NOW}`),
    analysis: await request(`/soccer/math-analysis/reliability`),
    home: (await request('/soccer/main/page')).blocks?.filter(
      ({ kind }: { kind: number }) => kind !== 4,
    ),
    lines: (await request(`/soccer/results/page?timestamp=${NOW}&odds=1`)).oddsHistory,
    fair: page.lines[0].outcomes.map((one: Record<string, unknown>) => [
      one['oddType'],
      one['first'],
      one['closing'],
      one['points'],
      one['fairPercent'],
      one['fairOdds'],
      one['model'],
    ]),
    margin: page.lines[0].marginPercent,
  });
}

type Change = Record<string, unknown>;

/** The next change of the match that fits; others are skipped. */
async function received(isMeant: (change: Change) => boolean): Promise<Change> {
  for (;;) {
    const { matches } = (await client.next('changes')).data as { matches: Record<string, Change> };
    const change = matches[Number.parseInt(link, 10)];
    if (change !== undefined && isMeant(change)) return change;
  }
}

test('in-play prices are shown in the list of matches and sent to listeners, and pre-match prices are unaffected', async () => {
  expect(await row()).toMatchObject({ '5': [2, 3.4, 3.6, 1.9, 1.9] });
  const before = [await tables(), await answers()] as Record<string, unknown>[];
  expect(JSON.stringify(before[1]?.['scan'])).toContain('everton-fulham');
  await send([
    inPlay(NOW - 100, ...requests('Kappa', 1_500), ...requests('Lambda', 1_600)),
    inPlay(NOW - 30, ...requests('Kappa', 1_400), ...requests('Lambda', 1_500)),
  ]);
  // Pre-match prices are unaffected by the in-play ones.
  expect([await tables(), await answers()]).toEqual(before);
  expect(await row()).toMatchObject({
    '5': [1.45, 3, 5, null, null],
    '6': [2.1, 3.4, 3.6, 1.9, 1.9],
    '17': NOW - 30,
  });
  expect(await received(({ '17': at }) => at === NOW - 30)).toMatchObject({
    '5': [1.45, 3, 5, null, null],
  });
});

test('the page of the match has in-play prices with the closing odds', async () => {
  expect((await strip()).slice(0, 3)).toMatchObject([
    { oddType: '1x2.1', first: 2.1, current: 1.45, closing: 2, best: null },
    { oddType: '1x2.x', current: 3, closing: 3.4 },
    { oddType: '1x2.2', current: 5, closing: 3.6 },
  ]);
  const { lines, closesAt } = await history();
  expect(closesAt).toBe(KICK_OFF);
  expect(lines[0].outcomes[0]).toMatchObject({
    first: 2.1,
    current: 1.45,
    closing: 2,
    best: { odds: 1.5, bookmaker: 'Lambda' },
    inPlay: [
      [NOW - 100, 1.55],
      [NOW - 30, 1.45],
    ],
  });
  expect(lines[0].bookmakers[0].prices[0]).toMatchObject({
    current: 2,
    updatedAt: KICK_OFF - 60,
    inPlay: { odds: 1.4, updatedAt: NOW - 30 },
  });
});

test('withdrawn in-play prices are empty, with the last ones beside them', async () => {
  await send([inPlay(NOW - 20, ...requests('Kappa', null), ...requests('Lambda', null))]);
  expect(await row()).toMatchObject({
    '5': [null, null, null, null, null],
    '18': [1.45, 3, 5, null, null],
  });
  expect((await strip())[0]).toMatchObject({ current: null, first: 2.1, closing: 2 });
  expect((await history()).lines[0].outcomes[0]).toMatchObject({ current: null, best: null });
  await send([inPlay(NOW - 10, ...requests('Kappa', 1_200))]);
  expect(await row()).toMatchObject({ '5': [1.2, 3, 5, null, null] });
  expect((await row())['18']).toBeUndefined();
});

test('in-play prices that are not confirmed are withdrawn after a time, and listeners are notified', async () => {
  const quiet = await answers();
  setNow(NOW - 10 + IN_PLAY_FRESH_SECONDS - 3);
  await startJob(suspendStaleJob, api.services, fail).stop();
  rebuilt();
  expect((await row())['5']).toEqual([1.2, 3, 5, null, null]);
  setNow(NOW - 10 + IN_PLAY_FRESH_SECONDS);
  await startJob(suspendStaleJob, api.services, fail).stop();
  rebuilt();
  expect(await row()).toMatchObject({
    '5': [null, null, null, null, null],
    '18': [1.2, 3, 5, null, null],
  });
  const withdrawn = await received(({ '18': takenBack }) => String(takenBack) === '1.2,3,5,,');
  expect(withdrawn['5']).toEqual([null, null, null, null, null]);
  expect((await history()).lines[0].outcomes[0].current).toBeNull();
  expect(await answers()).toEqual(quiet);
  await send([inPlay(NOW + 240, ...requests('Kappa', 1_150))]);
  expect((await row())['5']).toEqual([1.15, 3, 5, null, null]);
});

test('the tip maker is closed for a match in play with prices, and a tip on it is refused', async () => {
  const maker = await request(`/soccer/tip-maker/${Number.parseInt(link, 10)}/0`);
  expect(maker.isOpen).toBe(false);
  const reply = await api.app.inject({
    method: 'POST',
    url: `/soccer/events/tips/${link}/1`,
    headers: subscriber,
    payload: { odd_type: '1x2.2', stake: 1, description: '', contestSeasonId: null },
  });
  expect(reply.json().data).toMatchObject({ error: { code: 'match_started' } });
});

test('a finished match shows its closing odds, not the last in-play ones', async () => {
  await send([score(50, MATCH_STATUS.finished)]);
  expect(await row()).toMatchObject({ '1': 3, '5': [2, 3.4, 3.6, 1.9, 1.9] });
  expect((await row())['18']).toBeUndefined();
  expect((await strip())[0]).toMatchObject({ current: 2, closing: 2 });
  const { lines } = await history();
  expect(lines[0].outcomes[0]).toMatchObject({ current: 2, closing: 2 });
  // What happened in play stays in its history.
  expect(lines[0].outcomes[0].inPlay.length).toBeGreaterThan(3);
});

test('only the listed files access the in-play tables', () => {
  expect(sources(join(import.meta.dirname, '../..'))).toEqual([
    'ingest/odds/in-play-queries.ts',
    'ingest/people/joined-match-queries.ts',
    'matches/lists/match-row-queries.ts',
    'matches/odds/in-play-queries.ts',
    'platform/database/schema.ts',
  ]);
});

test('an in-play price that is neither valid nor null is quarantined with its line', async () => {
  const { receipt } = await sendFeed(api, [
    { ...inPlay(NOW, ...requests('Kappa', 1_500)), prices: [['Kappa', '1x2.1', 0]] } as FeedRecord,
  ]);
  expect(receipt).toMatchObject({ quarantined: 1, errors: [{ line: 1 }] });
  expect(receipt.errors[0].reason).toContain('prices');
});

function fail(error: unknown): void {
  throw error;
}
