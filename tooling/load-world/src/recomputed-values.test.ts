import {
  appendEntries,
  createTestApi,
  type Given,
  refreshRatings,
  type TestApi,
  tx,
} from '@tipmark/api/testing';
import type { StandingsTable } from '@tipmark/contract';
import { LEDGER_KIND, monthsBefore, zoneOfPosition } from '@tipmark/domain';
import { sql } from 'kysely';
import {
  type ComparedSite,
  type Comparison,
  comparedSite,
  compareMatch,
  compareNumbers,
  compareProfile,
  compareRating,
  compareSeason,
  computed,
  shownBy,
} from './compare/index.ts';
import { fillWorld } from './fill-world.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z') / 1_000;
const SIZE = { matches: 800, odds: 24_000, users: 12, tips: 1_200 };

/** Zones of the season's table. */
const ZONES = [
  { kind: 1, firstPlace: 1, lastPlace: 3, name: { ru: 'Кубок', en: 'Cup' } },
  { kind: 5, firstPlace: 19, lastPlace: 20, name: { ru: 'Вылет', en: 'Relegation' } },
];

let api: TestApi;
let site: ComparedSite;
/** The busiest tipster, a match of theirs, and the season with the most finished matches. */
let given = { user: 0, match: 0, season: 0, now: NOW, since: 0, side: 0 };

const request = <Row>(name: string, more: Given = {}): Promise<Row[]> =>
  computed<Row>(site, name, { ...given, ...more });

/** What a comparison of enough numbers has found. */
const found = ({ faults, count }: Comparison, least: number): readonly string[] =>
  count > least ? faults : [`only ${count} numbers were compared`];

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  site = comparedSite(api, NOW);
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

test('numbers that differ are named with what they are and should be', () => {
  const numbers = compareNumbers('page');
  numbers.same('count', 3, 3);
  numbers.same('count', 3, '3');
  numbers.near('mean', 1.04, 1, 1);
  numbers.near('mean', 1.06, 1, 1);
  numbers.near('mean', null, Number.NaN, 1);
  expect(numbers.count).toBe(5);
  expect(numbers.faults).toEqual([
    'page: count is 3, not "3"',
    'page: mean is 1.06, not 1',
    'page: mean is null, not null',
  ]);
});

test('the documented line, odds and fair prices of a match equal the stored and shown ones', async () => {
  expect(found(await compareMatch(site, given.match), 15)).toEqual([]);
});

test('the documented record and tips of a tipster equal the profile', async () => {
  expect(found(await compareProfile(site, { user: given.user, since: 0 }), 250)).toEqual([]);
});

test('the documented rating of every rated tipster equals the stored one', async () => {
  const ratings = await api.database.db.selectFrom('ratings').select('user_id').execute();
  expect(ratings.length).toBeGreaterThan(3);
  for (const { user_id } of ratings)
    expect(found(await compareRating(site, user_id), 0)).toEqual([]);
});

test('the documented query finds no broken link in the ledger', async () => {
  const [chain] = await request<{ entries: number; broken: number }>('ledger');
  expect(chain?.broken).toBe(0);
  expect(chain?.entries).toBeGreaterThan(SIZE.tips);
});

test('the documented tables, outcomes, form and totals of a season equal the league page', async () => {
  const league = await leagueOfSeason();
  expect(found(await compareSeason(site, { league, season: given.season }), 500)).toEqual([]);
});

test('the documented zones equal those of the table', async () => {
  const page = await shownBy(
    site,
    `/page-soccer-league/${await leagueOfSeason()}/${given.season}/0/0/1/1/1`,
  );
  const { zones: shown }: StandingsTable = page.table;
  const reported = await request<{ place: number; kind: string; name: string }>('zones');
  expect(reported.map(({ place }) => place)).toEqual([1, 2, 3, 19, 20]);
  for (const { place: position, kind, name } of reported) {
    expect(zoneOfPosition(shown ?? [], position)).toMatchObject({ kind: Number(kind), name });
  }
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
  const page = await shownBy(
    site,
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
  expect(found(await compareProfile(site, { user: given.user, since }), 100)).toEqual([]);
});

test('every query of the folder is tested', () => {
  expect(site.queries.unasked()).toEqual([]);
});
