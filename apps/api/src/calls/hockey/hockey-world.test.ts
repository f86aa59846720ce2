import type { FeedRecord } from '@tipmark/contract/feed';
import { createWorld } from '@tipmark/simulator';
import { applyFeedStream } from '../../ingest/apply/apply-feed-stream.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

const DAY = 86_400;
const NOW = Date.parse('2026-11-21T14:00:00Z') / 1_000;
/** All eight leagues; matches of one are enough for the calls. */
const PLAYED = 'hockey-fi-1-';

let api: TestApi;
let league: { id: number; link: string };
let page: Record<string, never>;

const keyOf = (record: FeedRecord): string | undefined =>
  'matchKey' in record ? record.matchKey : record.kind === 'match' ? record.key : undefined;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  const records = [
    ...createWorld({ seed: 1, sports: ['hockey'] }).snapshotAt(NOW, NOW - 25 * DAY),
  ].filter((record) => keyOf(record)?.startsWith(PLAYED) ?? true);
  const lines = records.map((record, index) => ({ line: index + 1, record }));
  const { refusals } = await applyFeedStream(api.database.db, lines, { nowSeconds: () => NOW });
  expect(refusals).toEqual([]);
  const { leagues } = await get('/page-hockey-leagues/1/0/1/0/0/0/2/1');
  expect(leagues).toHaveLength(8);
  league = leagues.find(({ countOfMatches }: { countOfMatches: number }) => countOfMatches > 0);
  page = await get(`/hockey/league/page/${league.link}`);
}, 120_000);

afterAll(() => api.close());

async function get(url: string) {
  const reply = await api.app.inject({ url, headers: { 'accept-language': 'ru' } });
  expect([url, reply.statusCode]).toEqual([url, 200]);
  return reply.json().data;
}

interface TableRow {
  played: number;
  won: number;
  overtimeWon: number;
  drawn: number;
  overtimeLost: number;
  lost: number;
  points: number;
}

test('the page of a league has every list, and its table adds up', async () => {
  const { table, results, fixtures, trends, totals, summary, series, teamTotals } =
    page as never as {
      table: { rows: TableRow[] };
    } & Record<string, { length: number; matches: unknown[] }>;
  for (const list of [trends, totals, summary, series, teamTotals]) {
    expect(list?.length).toBeGreaterThan(0);
  }
  expect(results?.matches).toHaveLength(20);
  expect(fixtures?.matches.length).toBeGreaterThan(0);
  const { rows } = table;
  expect(rows).toHaveLength(14);
  const sum = (statistic: keyof TableRow) => rows.reduce((all, row) => all + row[statistic], 0);
  expect(sum('played')).toBeGreaterThan(60);
  expect([sum('drawn'), sum('won') - sum('lost')]).toEqual([0, 0]);
  expect(sum('overtimeWon')).toBe(sum('overtimeLost'));
  expect(sum('overtimeWon')).toBeGreaterThan(0);
  for (const { won, overtimeWon, overtimeLost, points } of rows) {
    expect(points).toBe(2 * (won + overtimeWon) + overtimeLost);
  }
});

test('there are as many draws after sixty minutes as matches with overtime', () => {
  const { outcomes, averages, table } = page as never as {
    outcomes: { count: number; draw: number };
    averages: { match: { average: number }; parts: { average: number }[] };
    table: { rows: TableRow[] };
  };
  const late = table.rows.reduce((all, row) => all + row.overtimeWon, 0);
  expect(outcomes.draw).toBe(late);
  const periods = averages.parts.reduce((all, { average }) => all + average, 0);
  expect(periods).toBeCloseTo(averages.match.average, 1);
});

test('the summary of a league has the statistics of hockey', () => {
  const names = (page as never as { summary: { figure: string }[] }).summary.map(
    ({ figure }) => figure,
  );
  expect(names).toEqual(
    expect.arrayContaining([
      'goals',
      'shots',
      'penaltyMinutes',
      'powerPlayPercent',
      'savePercent',
      'faceOffPercent',
    ]),
  );
  expect(names).not.toContain('penalties');
});

test('no list of a match, a team, a day or the main page is empty', async () => {
  const { fixtures, seasonTeams } = page as never as {
    fixtures: { matches: { '3': string; '5'?: number[] }[] };
    seasonTeams: { link: string; id: number }[];
  };
  const priced = fixtures.matches.find((match) => (match['5']?.length ?? 0) > 0)?.['3'];
  const filters = '20/12/0/0/0/0/1';
  const event = await get(`/hockey/events/page/${priced}/${filters}/0`);
  expect(event.odds).toHaveLength(7);
  expect(event.home.form).toHaveLength(5);
  for (const list of (await get(`/hockey/events/matches/${priced}/${filters}`)).lists) {
    expect(list.count).toBeGreaterThan(4);
  }
  for (const list of (await get(`/hockey/events/summary/${priced}/${filters}`)).lists) {
    expect(list.averages.parts).toHaveLength(3);
  }
  for (const { players } of (await get(`/hockey/events/squads/${priced}`)).squads) {
    expect(players).toHaveLength(22);
    expect(Math.max(...players.map(({ goals }: { goals: number }) => goals))).toBeGreaterThan(0);
  }
  expect((await get(`/hockey/events/odds-history/${priced}/win`)).lines[0].outcomes).toHaveLength(
    2,
  );
  expect((await get(`/hockey/tip-maker/${priced}/0`)).markets).toHaveLength(7);
  const team = await get(`/hockey/team/page/${seasonTeams[0]?.link}`);
  expect(team.fixtures.length).toBeGreaterThan(0);
  expect(team.results.count).toBeGreaterThan(4);
  expect((await get('/page-hockey-teams/1/10/0/0/72/1')).teams.length).toBeGreaterThan(5);

  const results = await get(`/hockey/results/page?timestamp=${NOW - DAY}`);
  expect(results.leagues.length).toBeGreaterThan(0);
  const kinds = (await get('/hockey/main/page')).blocks.map(({ kind }: { kind: number }) => kind);
  expect(kinds).toEqual(expect.arrayContaining([5, 8, 6]));
  expect(kinds).not.toContain(3);
});

test('upcoming matches have a forecast of the sixty minutes and of the final result', async () => {
  const days = [0, 1, 2].map((day) => NOW + day * DAY);
  const pages = await Promise.all(
    days.map((day) => get(`/hockey/math-analysis/page?timestamp=${day}`)),
  );
  const matches = pages.flatMap(({ leagues }) =>
    leagues.flatMap((one: { matches: unknown[] }) => one.matches),
  ) as { percents: number[]; winPercents: number[]; forecastScores: number[] }[];
  expect(matches.length).toBeGreaterThan(2);
  for (const { percents, winPercents, forecastScores } of matches) {
    const [home = 0, draw = 0, away = 0] = percents;
    expect(home + draw + away).toBeCloseTo(100, 6);
    expect(winPercents[0]).toBeGreaterThan(home);
    expect(winPercents[1]).toBeGreaterThan(away);
    expect((forecastScores[0] ?? 0) + (forecastScores[1] ?? 0)).toBeGreaterThan(3.5);
  }
});
