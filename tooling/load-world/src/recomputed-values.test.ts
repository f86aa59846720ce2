import { join } from 'node:path';
import {
  appendEntries,
  createTestApi,
  type Given,
  recomputingQueries,
  refreshRatings,
  type TestApi,
  tx,
} from '@tipmark/api/testing';
import type { BankrollMovement, StandingsTable, TipStats } from '@tipmark/contract';
import { LEDGER_KIND, monthsBefore, zoneOfPosition } from '@tipmark/domain';
import { sql } from 'kysely';
import { fillWorld } from './fill-world.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z') / 1_000;
const SIZE = { matches: 800, odds: 24_000, users: 12, tips: 1_200 };

/** Zones of the season's table. */
const ZONES = [
  { kind: 1, firstPlace: 1, lastPlace: 3, name: { ru: 'Кубок', en: 'Cup' } },
  { kind: 5, firstPlace: 19, lastPlace: 20, name: { ru: 'Вылет', en: 'Relegation' } },
];

const queries = recomputingQueries(join(import.meta.dirname, 'recomputed'));

let api: TestApi;
/** The busiest tipster, a match of theirs, and the season with the most finished matches. */
let given = { user: 0, match: 0, season: 0, now: NOW, since: 0, side: 0 };

const request = <Row>(name: string, more: Given = {}): Promise<Row[]> =>
  queries.ask<Row>(api.database.db, name, { ...given, ...more });

async function dataOf(url: string) {
  const reply = await api.app.inject({ url, headers: { 'accept-language': 'en' } });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().data;
}

const numbersOf = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Number(value)]));

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  const { db } = api.database;
  await fillWorld(db, { size: SIZE, seed: 3, nowSeconds: NOW, say: () => undefined });
  await refreshRatings(api.services);
  const { rows } = await sql<{ user: number; match: number; season: number }>`
    select t.user_id as user, (array_agg(t.match_id))[1] as match,
      (select season_id from matches m join leagues l on l.id = m.league_id
        where l.sport = 1 and m.status = 3 group by 1 order by count(*) desc, 1 limit 1) as season
    from tips t where t.result > 0 group by t.user_id order by count(*) desc limit 1
  `.execute(db);
  given = { ...given, ...rows[0] };
  await db
    .updateTable('seasons')
    .set({ zones: JSON.stringify(ZONES) as never })
    .where('id', '=', given.season)
    .execute();
}, 240_000);

afterAll(() => api.close());

async function leagueOfSeason(): Promise<number> {
  const { league_id } = await api.database.db
    .selectFrom('seasons')
    .select('league_id')
    .where('id', '=', given.season)
    .executeTakeFirstOrThrow();
  return league_id;
}

const profile = async () => {
  const user = await api.database.db
    .selectFrom('users')
    .select('url')
    .where('id', '=', given.user)
    .executeTakeFirstOrThrow();
  const page = await dataOf(`/page-profile/${user.url}`);
  return page.statistics;
};

test('the documented site line and odds of a match equal the stored ones', async () => {
  const line = await request<{ stored: number; milli: number }>('site-line');
  expect(line.length).toBeGreaterThan(5);
  for (const { stored, milli } of line) expect(milli).toBe(stored);
  const match = await api.database.db
    .selectFrom('matches')
    .select(['odds_first', 'odds_current', 'odds_closing', 'sport'])
    .where('id', '=', given.match)
    .executeTakeFirstOrThrow();
  const odds = await request<{ odd_type: string; first: number; current: number; closing: number }>(
    'odds-of-match',
  );
  const [one, other, draw, over, under] = odds;
  const inOrder = [one, draw, other, over, under];
  expect(odds.map(({ odd_type }) => odd_type.split(':')[0])).toEqual([
    '1x2.1',
    '1x2.2',
    '1x2.x',
    'ou.o',
    'ou.u',
  ]);
  expect(inOrder.map((row) => row?.first)).toEqual(match.odds_first);
  expect(inOrder.map((row) => row?.current)).toEqual(match.odds_current);
  expect(inOrder.map((row) => row?.closing)).toEqual(match.odds_closing);
});

test('the documented fair prices and margin equal those of the odds history', async () => {
  const reported = await request<Record<string, number>>('fair-prices');
  const { lines } = await dataOf(`/soccer/events/odds-history/${given.match}/1x2`);
  const [line] = lines;
  const byType = (one: { oddType: string }, other: { oddType: string }) =>
    one.oddType < other.oddType ? -1 : 1;
  expect(reported.map((row) => row['odd_type'])).toEqual(['1x2.1', '1x2.2', '1x2.x']);
  for (const [at, { fairPercent, fairOdds }] of line.outcomes.toSorted(byType).entries()) {
    expect(fairPercent).toBeCloseTo(reported[at]?.['percent'] ?? 0, 1);
    expect(fairOdds).toBeCloseTo(reported[at]?.['odds'] ?? 0, 1);
    expect(line.marginPercent).toBeCloseTo(reported[at]?.['margin'] ?? 0, 1);
  }
});

test('the documented closing line value and profit of every tip equal the stored ones', async () => {
  const tips = await api.database.db
    .selectFrom('tips')
    .select(['id', 'clv', 'profit_milli', 'result'])
    .where('user_id', '=', given.user)
    .orderBy('id')
    .execute();
  const values = new Map(
    (await request<{ id: number; clv: number }>('closing-line-value')).map(({ id, clv }) => [
      id,
      clv,
    ]),
  );
  const settled = tips.filter(({ result }) => result > 0);
  expect(settled.length).toBeGreaterThan(50);
  expect(settled.some(({ clv }) => clv === null)).toBe(true);
  for (const { id, clv } of settled) {
    if (clv === null) expect(values.has(id)).toBe(false);
    else expect(values.get(id)).toBeCloseTo(clv, 6);
  }
  const profits = await request<{ id: number; profit_milli: number }>('profit');
  expect(profits).toEqual(tips.map(({ id, profit_milli }) => ({ id, profit_milli })));
});

/** Compares a profile with the tips posted after an instant. */
async function expectRecord(since: number) {
  const shown = await profile();
  const [record = {}] = await request<object>('record', { since });
  const { won, returned, lost, turnover, ...values } = numbersOf(record);
  expect(shown).toMatchObject({ tipsWon: won, tipsReturned: returned, tipsLost: lost });
  expect(shown.turnover).toBeCloseTo(turnover ?? 0, 2);
  expect(shown.bankroll).toBeCloseTo(values['bankroll'] ?? 0, 1);
  expect(shown.profit).toBeCloseTo(values['profit'] ?? 0, 1);
  expect(shown.profitPercent).toBeCloseTo(values['profit_percent'] ?? 0, 1);
  expect(shown.roi).toBeCloseTo(values['roi'] ?? 0, 1);
  expect(shown.winRate).toBeCloseTo(values['win_rate'] ?? 0, 1);
  expect(shown.averageOdd).toBeCloseTo(values['average_odd'] ?? 0, 1);
  const [fall] = await request<{ drawdown: number }>('drawdown', { since });
  expect(shown.maxDrawdown).toBeCloseTo(Number(fall?.drawdown), 1);
  const [luck = {}] = await request<object>('luck', { since });
  const { t_value, error, clv, beaten } = numbersOf(luck);
  expect(shown.tValue).toBeCloseTo(t_value ?? 0, 1);
  expect(shown.roiError).toBeCloseTo(error ?? 0, 1);
  expect(shown.clv).toBeCloseTo(clv ?? 0, 1);
  expect(shown.clvPositiveShare).toBeCloseTo(beaten ?? 0, 1);
  const [rows] = await request<{ won: number; lost: number }>('longest-streaks', { since });
  expect([shown.longestWon, shown.longestLost]).toEqual([rows?.won, rows?.lost]);
  await expectBank(shown.bankrollMovements, since);
  await expectSplits(shown.tipStats, since);
  return shown;
}

async function expectBank(movements: BankrollMovement[], since: number) {
  const reported = new Map(
    (await request<{ id: number } & Record<string, unknown>>('bank', { since })).map(
      ({ id, ...row }) => [id, numbersOf(row)],
    ),
  );
  expect(movements.length).toBeGreaterThan(10);
  for (const { tipId, balance, expected, deviation } of movements) {
    expect(balance).toBeCloseTo(reported.get(tipId)?.['balance'] ?? Number.NaN, 2);
    expect(expected).toBeCloseTo(reported.get(tipId)?.['expected'] ?? Number.NaN, 1);
    expect(deviation).toBeCloseTo(reported.get(tipId)?.['deviation'] ?? Number.NaN, 1);
  }
}

type SplitOf = Record<'key' | 'kind', string> & Record<string, unknown>;

async function expectSplits(shown: TipStats, since: number) {
  const reported = new Map(
    (await request<SplitOf>('splits', { since })).map(({ kind, key, ...row }) => [
      `${kind} ${key}`,
      row,
    ]),
  );
  const rows = Object.entries(shown).flatMap(([kind, list]) =>
    list.map((row) => [`${kind} ${row.key}`, row] as const),
  );
  expect(new Set(rows.map(([name]) => name.split(' ')[0])).size).toBe(5);
  for (const [name, { tips, won, returned, lost, profit, roi, clv, clvCount }] of rows) {
    const row = reported.get(name);
    expect([name, row]).toEqual([
      name,
      expect.objectContaining({ tips, won, returned, lost, clv_count: clvCount }),
    ]);
    expect(profit).toBeCloseTo(Number(row?.['profit']), 2);
    expect(roi ?? 0).toBeCloseTo(Number(row?.['roi']), 1);
    expect(clv ?? 0).toBeCloseTo(Number(row?.['clv']), 1);
  }
}

test('the documented record of a tipster equals the profile', async () => {
  const { tipsWon, tipsLost } = await expectRecord(0);
  expect(tipsWon + tipsLost).toBeGreaterThan(50);
});

test('the documented rating of every rated tipster equals the stored one', async () => {
  const ratings = await api.database.db
    .selectFrom('ratings')
    .select(['user_id', 'score'])
    .execute();
  expect(ratings.length).toBeGreaterThan(3);
  for (const { user_id, score } of ratings) {
    const [row] = await request<{ score: string }>('rating', { user: user_id });
    expect(Number(row?.score)).toBeCloseTo(score / 100, 2);
  }
});

test('the documented query finds no broken link in the ledger', async () => {
  const [chain] = await request<{ entries: number; broken: number }>('ledger');
  expect(chain?.broken).toBe(0);
  expect(chain?.entries).toBeGreaterThan(SIZE.tips);
});

test('the documented table, outcomes and totals of a season equal the league page', async () => {
  const page = await dataOf(
    `/page-soccer-league/${await leagueOfSeason()}/${given.season}/0/0/1/1/1`,
  );
  const table = await request<Record<string, number>>('table');
  expect(table.length).toBe(20);
  const shown = page.table.rows.map((row: Record<string, never>) => ({
    team_id: row['team']?.['id'],
    played: row['played'],
    won: row['won'],
    drawn: row['drawn'],
    lost: row['lost'],
    goals_for: row['goalsFor'],
    goals_against: row['goalsAgainst'],
    points: row['points'],
  }));
  const byTeam = (rows: Record<string, number>[]) =>
    rows.toSorted((one, other) => (one['team_id'] ?? 0) - (other['team_id'] ?? 0));
  expect(byTeam(shown)).toEqual(byTeam(table));
  expect(shown.map(({ points }: { points: number }) => points)).toEqual(
    table.map(({ points }) => points),
  );
  const [whole = {}] = await request<object>('season');
  const { count, home, draw, away, average, first_half, over } = numbersOf(whole);
  expect(page.outcomes).toEqual({ count, home, draw, away });
  expect(page.averages.match.average).toBeCloseTo(average ?? 0, 1);
  expect(page.averages.parts[0].average).toBeCloseTo(first_half ?? 0, 1);
  expect(page.totals.find(({ line }: { line: number }) => line === 2.5)).toMatchObject({ over });
});

test('the documented form, zones, previous positions and totals of teams equal the league page', async () => {
  const page = await dataOf(
    `/page-soccer-league/${await leagueOfSeason()}/${given.season}/0/0/1/1/1`,
  );
  const { rows, zones: shown }: StandingsTable = page.table;

  const form = await request<{ team_id: number; form: string[] }>('form');
  expect(new Map(rows.map(({ team, form: own }) => [team.id, own]))).toEqual(
    new Map(form.map(({ team_id, form: own }) => [team_id, own])),
  );
  const positions = await request<{ team_id: number; place: number }>('ranks-before');
  expect(new Map(rows.map(({ team, previousPosition }) => [team.id, previousPosition]))).toEqual(
    new Map(positions.map(({ team_id, place }) => [team_id, place])),
  );
  expect(rows.some(({ position, previousPosition }) => position !== previousPosition)).toBe(true);
  const reported = await request<{ place: number; kind: string; name: string }>('zones');
  expect(reported.map(({ place }) => place)).toEqual([1, 2, 3, 19, 20]);
  for (const { place: position, kind, name } of reported) {
    expect(zoneOfPosition(shown ?? [], position)).toMatchObject({ kind: Number(kind), name });
  }

  const totals = await request<{ team_id: number; of: number; average: string; over: number }>(
    'team-totals',
  );
  const ofTeam = new Map(totals.map((row) => [row.team_id, row]));
  expect(page.teamTotals).toHaveLength(totals.length);
  for (const { team, of, average, lines } of page.teamTotals) {
    expect(of).toBe(ofTeam.get(team.id)?.of);
    expect(average).toBeCloseTo(Number(ofTeam.get(team.id)?.average), 1);
    expect(lines.find(({ line }: { line: number }) => line === 2.5).over).toBe(
      ofTeam.get(team.id)?.over,
    );
  }
});

test.each([1, 2])('the documented table of side %i equals the league page', async (side) => {
  const path = `/page-soccer-league/${await leagueOfSeason()}/${given.season}/0/0/1/1/1`;
  const page = await dataOf(`${path}?tableSide=${side}`);
  const table = await request<Record<string, number>>('table', { side });
  const shown = page.table.rows.map((row: Record<string, never>) => [
    row['team']?.['id'],
    row['played'],
    row['points'],
    row['goalsFor'],
  ]);
  const reported = table.map(({ team_id, played, points, goals_for }) => [
    team_id,
    played,
    points,
    goals_for,
  ]);
  expect(shown.toSorted()).toEqual(reported.toSorted());
});

test('the documented table of the last months counts matches since then, and all deductions', async () => {
  const { db } = api.database;
  const [first] = await request<{ team_id: number; points: number }>('table');
  await db
    .insertInto('point_deductions')
    .values({
      season_id: given.season,
      team_id: first?.team_id ?? 0,
      source: 'test-feed',
      points: 7,
      reason: 'licence',
      decided_on: '2026-10-01',
    })
    .execute();
  const since = monthsBefore(NOW, 12) ?? 0;
  const table = await request<{ team_id: number; played: number; points: number }>('table', {
    since,
  });
  const page = await dataOf(
    `/page-soccer-league/${await leagueOfSeason()}/${given.season}/0/12/1/1/1`,
  );
  const shown = page.table.rows.map((row: Record<string, never>) => [
    row['team']?.['id'],
    row['played'],
    row['points'],
  ]);
  const reported = table.map(({ team_id, played, points }) => [team_id, played, points]);
  expect(shown.filter(([, played]: number[]) => played !== 0).toSorted()).toEqual(
    reported.toSorted(),
  );
  const whole = await request<{ team_id: number; points: number }>('table');
  const punished = whole.find(({ team_id }) => team_id === first?.team_id);
  expect(punished?.points).toBe((first?.points ?? 0) - 7);
});

test('the profile of a tipster after a reset has only tips posted since then', async () => {
  const { db } = api.database;
  const { rows } = await sql<{ since: number; ledger_id: string }>`
    select extract(epoch from percentile_disc(0.4) within group (order by t.created_at))::int as since,
      ledger_id
    from tips t join users u on u.id = t.user_id
    where user_id = ${given.user} and result > 0 group by ledger_id
  `.execute(db);
  const { since = 0, ledger_id: ledgerId = '' } = rows[0] ?? {};
  await sql`
    update users set reset_at = to_timestamp(${since}) where id = ${given.user}
  `.execute(db);
  await tx(db, (trx) =>
    appendEntries(trx, NOW, [{ ledgerId, content: { t: LEDGER_KIND.reset }, atSeconds: since }]),
  );
  const [whole, later] = [await request('bank'), await request('bank', { since })];
  expect(later.length).toBeLessThan(whole.length);
  await expectRecord(since);
});

test('every query of the folder is tested', () => {
  expect(queries.unasked()).toEqual([]);
});
