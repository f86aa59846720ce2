import { join } from 'node:path';
import type { EventStory, LeaguePage, TeamRow } from '@tipmark/contract';
import { contestSeason, fallPoints, SPORT } from '@tipmark/domain';
import { createWorld } from '@tipmark/simulator';
import { sql } from 'kysely';
import { findContestants } from '../../betting/contests/contest-queries.ts';
import { settleMathTips } from '../../betting/math-tips/settle-math-tips.ts';
import { aPrediction, storePredictions } from '../../matches/forecasts/testing/a-prediction.ts';
import { findDroppedOdds } from '../../matches/home/home-queries.ts';
import { findValueTrends } from '../../matches/value-trends/find-value-trends.ts';
import { createApiLogger } from '../../platform/http/request-log.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { type Given, recomputingQueries } from '../../testing/recomputing-queries.ts';
import { ingest } from '../ingest-simulated.ts';
import { backfillForTest } from '../testing/backfill-for-test.ts';

type Statistic = LeaguePage['summary'][number];

const NOW = Date.parse('2026-11-21T12:00:00Z') / 1_000;
const DAY = 86_400;
/** Value trends need five matches of a team that plays once a week. */
const DAYS = 40;
const COMING = 60;

const queries = recomputingQueries(join(import.meta.dirname, 'sports'));
let api: TestApi;

const query = <Row>(name: string, given: Given = {}): Promise<Row[]> =>
  queries.ask<Row>(api.database.db, name, { now: NOW, since: 0, ...given });

async function dataOf(url: string) {
  const reply = await api.app.inject(url);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().data;
}

/** The first row of a statement. */
async function one<Row>(statement: ReturnType<typeof sql<Row>>): Promise<Row> {
  const [row] = (await statement.execute(api.database.db)).rows;
  if (row === undefined) throw new Error('the statement returned no row');
  return row;
}

/** Some coming matches with their prices so far. */
async function emitUpcoming(): Promise<void> {
  const world = createWorld({ seed: api.services.config.SIM_SEED, sports: ['soccer'] });
  const records = [...world.snapshotAt(NOW, NOW)];
  const coming = records.flatMap((record) => (record.kind === 'match' ? [record] : []));
  const keys = new Set(
    coming
      .filter(({ startsAt }) => startsAt > NOW)
      .slice(0, COMING)
      .map(({ key }) => key),
  );
  const wanted = records.filter((record) =>
    'matchKey' in record
      ? keys.has(record.matchKey)
      : record.kind !== 'match' || keys.has(record.key),
  );
  await ingest(api.services, createApiLogger('silent'), wanted);
}

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  await backfillForTest(api, NOW, DAYS);
  await emitUpcoming();
}, 300_000);

afterAll(() => api.close());

test('dropping odds, as the home page shows them', async () => {
  const reported = await query<{ id: number; odd_type: string; points: number }>('dropping-odds');
  expect(reported.length).toBeGreaterThan(1);
  const request = {
    db: api.database.db,
    sport: SPORT.soccer,
    nowSeconds: NOW,
    locale: 'en',
  } as const;
  const shown = await findDroppedOdds(request, { maxRatio: 0.96, limit: 1_000 });
  expect(reported.map(({ id, odd_type }) => [id, odd_type])).toEqual(
    shown.map(({ id, odd_type }) => [id, odd_type]),
  );
  for (const [index, fall] of shown.entries())
    expect(fallPoints(fall)).toBeCloseTo(reported[index]?.points ?? 0, 6);
});

test('expected goals of a match, from its shots', async () => {
  const { match } = await one(sql<{ match: number }>`
    select m.id as match from matches m join match_shots s on s.match_id = m.id
    where m.sport = 1 order by jsonb_array_length(s.shots) desc, m.id limit 1`);
  const reported = await query<{ side: 'home' | 'away'; shots: number; expected_goals: number }>(
    'shots',
    { match },
  );
  const story: EventStory = await dataOf(`/soccer/events/story/${match}`);
  expect(reported).toHaveLength(2);
  for (const { side, shots, expected_goals: expected } of reported) {
    expect(story.shots?.filter((shot) => shot.side === side)).toHaveLength(shots);
    expect(story.expectedGoals?.whole[side === 'home' ? 0 : 1]).toBeCloseTo(expected, 1);
  }
});

/** Predictions of every coming match: home wins, goals and draws in turn. */
async function emitPredictions(): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from matches where sport = 1 and status = 1 and starts_at > to_timestamp(${NOW})
    order by id`.execute(api.database.db);
  const predictions = rows.map(({ id }, index) => {
    const p1 = 0.2 + 0.12 * (index % 5);
    const px = 0.2 + 0.02 * (index % 3);
    return aPrediction(id, NOW, {
      p1,
      px,
      p2: 1 - p1 - px,
      p_over_main: 0.4 + 0.06 * (index % 6),
      expected_home: 0.8 + 0.5 * (index % 5),
      expected_away: 1.1 + 0.3 * (index % 4),
    });
  });
  await storePredictions(api, predictions);
}

test('value trends', async () => {
  await emitPredictions();
  const reported = await query<Record<string, number>>('value-trends');
  const shown = await findValueTrends(api.database.db, SPORT.soccer, NOW, 10);
  expect(reported.length).toBeGreaterThan(3);
  const line = (values: readonly unknown[]) => values.join(' ');
  expect(
    reported
      .map((row) =>
        line([
          row['id'],
          row['side'],
          row['odd_type'],
          row['hits'],
          row['of'],
          row['value_percent']?.toFixed(6),
        ]),
      )
      .toSorted(),
  ).toEqual(
    shown
      .map((one) =>
        line([one.matchId, one.side, one.oddType, one.hits, one.of, one.valuePercent.toFixed(6)]),
      )
      .toSorted(),
  );
});

test('streaks of the teams of a season', async () => {
  const { league, season } = await one(sql<{ league: number; season: number }>`
    select league_id as league, season_id as season from matches where sport = 1 and status = 3
    group by 1, 2 order by count(*) desc, 2 limit 1`);
  const page = await dataOf(`/page-soccer-league/${league}/${season}/0/0/1/1/1`);
  expect(page.series.length).toBeGreaterThan(3);
  for (const { team, series } of page.series) {
    const reported = await query<object>('streaks', { season, team: team.id });
    const shown = series.map(({ kind, scope, count }: Record<string, unknown>) => ({
      kind,
      scope,
      count,
    }));
    expect(reported.map((row) => JSON.stringify(row)).toSorted()).toEqual(
      shown.map((row: object) => JSON.stringify(row)).toSorted(),
    );
  }
});

test('head to head', async () => {
  const { match, before } = await one(sql<{ match: number; before: number }>`
    select max(id) as match, min(id) as before from matches where sport = 2 and status = 3`);
  // The two have met before, at the other's ground.
  await sql`
    update matches b set home_id = m.away_id, away_id = m.home_id, leg = 9,
      starts_at = m.starts_at - interval '9 days'
    from matches m where b.id = ${before} and m.id = ${match}
  `.execute(api.database.db);
  const [reported] = await query<Record<string, number>>('head-to-head', { match });
  const { lists } = await dataOf(`/hockey/events/matches/${match}/0/0/0/1/0/0/1`);
  const { count, won, drawn, lost, goalsFor, goalsAgainst } = lists[0];
  expect(count).toBeGreaterThan(0);
  expect(reported).toEqual({
    count,
    won,
    drawn,
    lost,
    goals_for: goalsFor,
    goals_against: goalsAgainst,
  });
});

test('referees', async () => {
  const { referee } = await one(sql<{ referee: number }>`
    select referee_id as referee from matches where status = 3 and referee_id is not null
    group by 1 order by count(*) desc, 1 limit 1`);
  const [reported = {}] = await query<Record<string, number>>('referee', { referee });
  const { figures } = await dataOf(`/page-soccer-referee/${referee}/20/24/0/0`);
  expect(figures).toMatchObject({
    count: reported['count'],
    home: reported['home'],
    draw: reported['draw'],
    away: reported['away'],
  });
  expect(figures.cards.over).toBe(reported['cards_over']);
  expect(figures.yellowCards.average).toBeCloseTo(Number(reported['yellow_cards']), 1);
  expect(figures.redCards.average).toBeCloseTo(Number(reported['red_cards']), 1);
  expect(figures.fouls.average).toBeCloseTo(Number(reported['fouls']), 1);
  expect(figures.penalties.average).toBeCloseTo(Number(reported['penalties']), 1);
  const { yellowCards, redCards, fouls, penalties } = figures;
  expect([yellowCards.of, redCards.of, fouls.of, penalties.of]).toEqual([
    reported['of_yellow_cards'],
    reported['of_red_cards'],
    reported['of_fouls'],
    reported['of_penalties'],
  ]);
});

test('a team in the list of teams', async () => {
  const { teams } = await dataOf('/page-soccer-teams/1/10/0/0/1/0/2');
  const played = teams.filter(({ count }: TeamRow) => count > 2);
  expect(played.length).toBeGreaterThan(5);
  for (const { id, averageTotal, count, won, drawn, lost } of played as TeamRow[]) {
    const [reported] = await query<Record<string, number>>('team', { team: id });
    expect(reported).toMatchObject({ count, won, drawn, lost });
    expect(averageTotal?.of).toBe(reported?.['count']);
    expect(averageTotal?.average).toBeCloseTo(Number(reported?.['average']), 1);
  }
});

test('statistics of a season of soccer', async () => {
  const { league, season } = await one(sql<{ league: number; season: number }>`
    select league_id as league, season_id as season from matches where sport = 1 and status = 3
    group by 1, 2 order by count(*) desc, 2 limit 1`);
  const { summary } = await dataOf(`/page-soccer-league/${league}/${season}/0/0/1/1/1`);
  const reported = await query<Statistic>('season-statistics', { season });
  const byName = new Map(reported.map((row) => [row.figure, row]));
  const shown = (summary as Statistic[]).filter(({ figure }) => byName.has(figure));
  expect(shown.map(({ figure }) => figure).toSorted()).toEqual(
    reported.map(({ figure }) => figure),
  );
  expect(shown.length).toBeGreaterThan(5);
  for (const { figure, own, other, of } of shown) {
    expect(of).toBe(byName.get(figure)?.of);
    expect(own).toBeCloseTo(Number(byName.get(figure)?.own), 1);
    expect(other).toBeCloseTo(Number(byName.get(figure)?.other), 1);
  }
});

const aHockeySeason = () =>
  one(sql<{ league: number; season: number }>`
    select m.league_id as league, m.season_id as season from matches m
    where m.sport = 2 and m.status = 3 group by 1, 2 order by count(*) desc, 2 limit 1`);

test('the table of hockey, as its page shows it', async () => {
  const { league, season } = await aHockeySeason();
  const table = await query<Record<string, number>>('hockey-table', { season });
  const page = await dataOf(`/hockey/league/page/${league}?seasonId=${season}`);
  const shown = page.table.rows
    .map((row: Record<string, never>) => ({
      team_id: row['team']?.['id'],
      played: row['played'],
      won: row['won'],
      overtime_won: row['overtimeWon'],
      overtime_lost: row['overtimeLost'],
      lost: row['lost'],
      points: row['points'],
    }))
    .filter(({ played }: { played: number }) => played > 0);
  const byTeam = (rows: Record<string, number>[]) =>
    rows.toSorted((a, b) => (a['team_id'] ?? 0) - (b['team_id'] ?? 0));
  expect(table.length).toBeGreaterThan(6);
  expect(byTeam(shown)).toEqual(byTeam(table));
});

test('statistics of hockey', async () => {
  const { season } = await aHockeySeason();
  const [reported = {}] = await query<Record<string, number>>('hockey-statistics', { season });
  const { summary } = await dataOf(`/hockey/league/summary?seasonId=${season}`);
  const own = new Map(summary.map((row: { figure: string; own: number }) => [row.figure, row.own]));
  for (const [name, column] of [
    ['shots', 'shots'],
    ['penaltyMinutes', 'penalty_minutes'],
    ['powerPlayPercent', 'power_play_percent'],
    ['savePercent', 'save_percent'],
    ['faceOffPercent', 'face_off_percent'],
  ] as const) {
    expect(own.get(name)).toBeCloseTo(Number(reported[column]), 1);
  }
});

test('serve in tennis', async () => {
  const { match } = await one(sql<{ match: number }>`
    select m.id as match from matches m join match_stats s on s.match_id = m.id
    where m.sport = 3 and m.status = 3 and s.break_points_faced > 0
    group by 1 having count(*) = 2 order by 1 limit 1`);
  const [reported = {}] = await query<Record<string, number>>('tennis-serve', { match });
  const { serve } = await dataOf(`/tennis/events/page/${match}`);
  expect(serve.length).toBe(8);
  for (const { figure, own } of serve) expect(own).toBeCloseTo(Number(reported[figure]), 1);
});

test('ranks and labels of the leaderboard', async () => {
  const reported = await query<{ user_id: number; position: number; label: number | null }>(
    'leaderboard',
  );
  expect(reported.length).toBeGreaterThan(8);
  const { rows } = await sql<{ user_id: number; position: number }>`
    select user_id, position from ratings where position is not null order by position
  `.execute(api.database.db);
  expect(reported.map(({ user_id, position }) => ({ user_id, position }))).toEqual(rows);
  const board = await dataOf('/page-users-rating');
  expect(board.rows.slice(0, 8).map(({ label }: { label: string }) => Number(label))).toEqual(
    reported.slice(0, 8).map(({ label }) => label),
  );
});

test('the standings of a contest', async () => {
  const { contest } = await one(sql<{ contest: number }>`
    select contest_season_id as contest from tips where contest_season_id is not null and result > 0
    group by 1 order by count(*) desc limit 1`);
  const reported = await query<{
    user_id: number;
    tips: number;
    score_milli: number;
    rank: number;
  }>('contest', { contest });
  expect(reported.length).toBeGreaterThan(10);
  const season = contestSeason(contest);
  if (season === undefined) throw new Error(`${contest} is not a contest`);
  const shown = await findContestants(api.database.db, season, { limit: 10_000 });
  expect(reported).toEqual(
    shown.map(({ user_id, tips, score_milli, rank }) => ({ user_id, tips, score_milli, rank })),
  );
});

test('reliability of forecasts', async () => {
  const { db } = api.database;
  await sql`update matches set forecast_home = null, forecast_away = null`.execute(db);
  const { rows } = await sql<{ id: number; starts_at: number }>`
    select id, extract(epoch from starts_at)::int as starts_at from matches
    where sport = 1 and status = 3 order by id limit 90
  `.execute(db);
  await storePredictions(
    api,
    rows.map(({ id, starts_at }) => {
      const p1 = 0.3 + (id % 7) * 0.06;
      return aPrediction(id, starts_at - DAY, { p1, px: 0.25, p2: 0.75 - p1 });
    }),
  );
  const [reported] = await query<Record<string, number>>('reliability');
  const { groups } = await dataOf('/soccer/math-analysis/reliability');
  const { matches, rankedProbability, brier, logLoss } = groups[0].all;
  expect(matches).toBe(reported?.['matches']);
  expect(matches).toBe(90);
  expect(rankedProbability).toBeCloseTo(Number(reported?.['ranked_probability']), 4);
  expect(brier).toBeCloseTo(Number(reported?.['brier']), 4);
  expect(logLoss).toBeCloseTo(Number(reported?.['log_loss']), 4);
});

test('model probabilities beside the prices of the result', async () => {
  const { rows } = await sql<{ id: number }>`
    (select max(m.id) as id from matches m join predictions p on p.match_id = m.id
      where m.status = 3 and m.odds_closing[3] is not null)
    union all
    (select min(id) from matches where sport = 1 and status = 1 and odds_current[3] is not null)
  `.execute(api.database.db);
  const [over, coming] = rows.map(({ id }) => id);
  await sql`
    update matches set forecast_home = null, forecast_away = null where id = ${coming}
  `.execute(api.database.db);
  await storePredictions(api, [aPrediction(coming ?? 0, NOW - DAY)]);
  for (const match of [over, coming]) {
    const { lines } = await dataOf(`/soccer/events/odds-history/${match}/1x2`);
    const reported = await query<Record<string, number>>('model', { match: match ?? 0 });
    expect(reported).toHaveLength(3);
    for (const row of reported) {
      const { model } = lines[0].outcomes.find(
        ({ oddType }: { oddType: unknown }) => oddType === row['odd_type'],
      );
      expect(model.percent).toBeCloseTo(row['percent'] ?? 0, 1);
      expect(model.fairOdds).toBeCloseTo(row['fair_odds'] ?? 0, 1);
      expect(model.claimedPercent).toBeCloseTo(row['claimed_percent'] ?? 0, 1);
    }
  }
});

test('math tips', async () => {
  const { db } = api.database;
  await sql`
    insert into math_tips (match_id, odd_type, milli, probability, value_percent, made_at, seq)
    select id, '1x2.1', 1850, 0.6, 11, starts_at - interval '1 day', id from matches
    where sport = 1 and status = 3 order by id limit 20
  `.execute(db);
  await settleMathTips(db, NOW);
  const reported = await query<{ stored: number; profit_milli: number }>('math-tips');
  expect(reported).toHaveLength(20);
  for (const { stored, profit_milli: profit } of reported) expect(profit).toBe(stored);
});

test('every query of the sports is tested', () => {
  expect(queries.unasked()).toEqual([]);
});
