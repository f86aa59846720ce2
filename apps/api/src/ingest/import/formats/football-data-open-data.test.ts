import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MATCH_STATUS, standings, ZONE_KIND, zoneOfPosition } from '@tipmark/domain';
import { seasonTable } from '../../../matches/statistics/season-table.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/create-test-database.ts';
import { storedWorld } from '../../testing/stored-world.ts';
import { importFolder, testSink } from '../testing/import-folder.ts';

/** The real files are in no repository; without them these tests are skipped, unless required. */
const openDataDir = process.env['OPEN_DATA_DIR'];
const isRequired = process.env['REQUIRE_SERVICES'] === '1';
const testFiles = openDataDir === undefined && !isRequired ? test.skip : test;

let database: TestDatabase;
const files = importFolder();

function folder(): string {
  if (openDataDir === undefined)
    throw new Error('OPEN_DATA_DIR must name the folder of real files');
  return join(openDataDir, 'soccer/football-data');
}

beforeAll(async () => {
  if (openDataDir === undefined) return;
  database = await createTestDatabase({ deadlineMs: 60_000 });
}, 60_000);

afterAll(async () => {
  files.remove();
  await database?.close();
});

async function matchesOf(league: string, season: string) {
  return database.db
    .selectFrom('matches')
    .innerJoin('leagues', 'leagues.id', 'matches.league_id')
    .innerJoin('seasons', 'seasons.id', 'matches.season_id')
    .innerJoin('teams as home', 'home.id', 'home_id')
    .innerJoin('teams as away', 'away.id', 'away_id')
    .selectAll('matches')
    .select(['home.name_en as home', 'away.name_en as away'])
    .where('leagues.name_en', '=', league)
    .where('seasons.name', '=', season)
    .execute();
}

async function tableOf(league: string, season: string) {
  const matches = await matchesOf(league, season);
  const teams = new Map(matches.map((match) => [match.home_id, match.home]));
  const deductions = await database.db
    .selectFrom('point_deductions')
    .select(['team_id as teamId', 'points'])
    .where('season_id', '=', matches[0]?.season_id ?? 0)
    .execute();
  const rows = standings(
    [...teams].map(([id, name]) => ({ id, name })),
    matches.map((match) => ({
      homeId: match.home_id,
      awayId: match.away_id,
      score: [match.home_score ?? 0, match.away_score ?? 0] as const,
      startsAt: match.starts_at.getTime() / 1_000,
    })),
    { deductions },
  );
  return rows.map(({ teamId, points }) => [teams.get(teamId), points]);
}

testFiles(
  'the 25 files are imported completely, and a second time without any change',
  async () => {
    const paths = readdirSync(folder()).filter((name) => name.endsWith('.csv'));
    expect(paths).toHaveLength(25);
    const all = paths.map((name) => join(folder(), name));
    const sink = testSink(database.db);
    const first = await files.run(sink, ...all);
    expect(first.result).toMatchObject({ imported: 8_955, updated: 0, skipped: 0, quarantined: 0 });
    expect(first.output).not.toContain('unknown columns');
    const world = await storedWorld(database.db);
    const second = await files.run(sink, ...all);
    expect(second.output).toMatch(/\n0 imported, 0 updated, 8955 skipped, 0 quarantined\n$/);
    expect(await storedWorld(database.db)).toEqual(world);
  },
  300_000,
);

testFiles('the English table of 2023-24 is the real one, deductions included', async () => {
  const table = await tableOf('Premier League', '2023/24');
  expect(table.slice(0, 3)).toEqual([
    ['Manchester City', 91],
    ['Arsenal', 89],
    ['Liverpool', 82],
  ]);
  // 48 and 36 points won on the pitch, less 8 and 4.
  expect(table.slice(14, 17)).toEqual([
    ['Everton', 40],
    ['Brentford', 39],
    ['Nottingham Forest', 32],
  ]);
});

testFiles.each([
  ['Serie A', '2022/23', 'Juventus', 62],
  ['Ligue 1', '2021/22', 'Nice', 66],
  ['Ligue 1', '2021/22', 'Lyon', 61],
  ['Ligue 1', '2023/24', 'Montpellier', 41],
])('the table of %s %s includes the deduction from %s', async (league, season, team, points) => {
  expect(await tableOf(league, season)).toContainEqual([team, points]);
});

const FALLEN = [
  ['Premier League', '2020/21', ['Fulham', 'West Bromwich Albion', 'Sheffield United']],
  ['La Liga', '2022/23', ['Real Valladolid', 'Espanyol', 'Elche']],
  ['Serie A', '2023/24', ['Frosinone', 'Sassuolo', 'Salernitana']],
  ['Bundesliga', '2023/24', ['Bochum', 'Köln', 'Darmstadt 98']],
  ['Ligue 1', '2022/23', ['Auxerre', 'Ajaccio', 'Troyes', 'Angers']],
  // level in everything but goals in each other's stadium
  ['Ligue 1', '2023/24', ['Metz', 'Lorient', 'Clermont']],
] as const;

testFiles.each(FALLEN)(
  'the zones of relegation and its play-off have the real teams of %s %s',
  async (league, season, expected) => {
    const [match] = await matchesOf(league, season);
    const ids = { leagueId: match?.league_id ?? 0, seasonId: match?.season_id ?? 0 };
    const { table } = await seasonTable(database.db, { ...ids, since: undefined }, 'en');
    const names = table.rows
      .filter(({ position }) => {
        const kind = zoneOfPosition(table.zones ?? [], position)?.kind ?? ZONE_KIND.first;
        return kind >= ZONE_KIND.relegationPlayOff;
      })
      .map(({ team }) => team.name);
    expect(names).toEqual(expected);
  },
);

testFiles('every season has its matches, also the one cut short in spring 2020', async () => {
  const rows = await database.db
    .selectFrom('matches')
    .innerJoin('leagues', 'leagues.id', 'matches.league_id')
    .innerJoin('seasons', 'seasons.id', 'matches.season_id')
    .select(({ fn }) => ['leagues.name_en', 'seasons.name', fn.countAll<number>().as('count')])
    .groupBy(['leagues.name_en', 'seasons.name'])
    .execute();
  expect(rows).toHaveLength(25);
  const counts = new Map(rows.map((row) => [`${row.name_en} ${row.name}`, row.count]));
  expect(counts.get('Ligue 1 2019/20')).toBe(279);
  expect(counts.get('Serie A 2019/20')).toBe(380);
  expect(counts.get('Bundesliga 2023/24')).toBe(306);
});

testFiles('all matches are finished, and none is mistaken for an awarded one', async () => {
  // Every row of these files has a half-time; the hand-made ones have awarded matches.
  const rows = await database.db
    .selectFrom('matches')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  expect(rows).toEqual([{ status: MATCH_STATUS.finished, count: 8_955 }]);
});

testFiles('every team has a unique Russian name', async () => {
  const teams = await database.db.selectFrom('teams').select(['name_en', 'name_ru']).execute();
  expect(teams).toHaveLength(133);
  expect(teams.filter(({ name_ru }) => !/^[А-ЯЁ]/.test(name_ru))).toEqual([]);
  expect(new Set(teams.map(({ name_ru }) => name_ru)).size).toBe(133);
});

/** Rows of a raw file read in the simplest way, so that the check does not use the importer. */
function rawRows(name: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(join(folder(), name), 'utf8').trim().split(/\r?\n/);
  const columns = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

function medianOf(row: Record<string, string>, columns: string[]): number | null {
  const milli = columns
    .map((column) => row[column])
    .filter((cell) => cell !== undefined && cell !== '')
    .map((cell) => Math.round(Number(cell) * 1_000))
    .toSorted((one, other) => one - other);
  const [low, high] = [
    milli[Math.floor((milli.length - 1) / 2)],
    milli[Math.floor(milli.length / 2)],
  ];
  return low === undefined || high === undefined ? null : Math.floor((low + high) / 20) * 10;
}

const BOOKMAKERS = ['B365', 'BW', 'IW', 'PS', 'WH', 'VC'];

/** First or closing line of a row: five medians. */
function lineOf(row: Record<string, string>, mark: '' | 'C'): (number | null)[] {
  const result = ['H', 'D', 'A'].map((side) => BOOKMAKERS.map((key) => `${key}${mark}${side}`));
  const totals = ['>2.5', '<2.5'].map((side) => ['B365', 'P'].map((key) => `${key}${mark}${side}`));
  return [...result, ...totals].map((columns) => medianOf(row, columns));
}

testFiles('scores and odds of a real Saturday equal those of the raw file', async () => {
  const raw = rawRows('E0_2324.csv').filter((row) => row['Date'] === '03/02/2024');
  expect(raw.length).toBeGreaterThan(4);
  const stored = await matchesOf('Premier League', '2023/24');
  const day = stored.filter(({ starts_at }) => starts_at.toISOString().startsWith('2024-02-03'));
  const reported = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  expect(
    reported(
      day.map((match) => [
        match.starts_at.toISOString().slice(11, 16),
        [match.home_score, match.away_score, match.home_periods, match.away_periods],
        match.odds_first,
        match.odds_closing,
      ]),
    ),
  ).toEqual(
    reported(
      raw.map((row) => [
        row['Time'],
        [Number(row['FTHG']), Number(row['FTAG']), [Number(row['HTHG'])], [Number(row['HTAG'])]],
        lineOf(row, ''),
        lineOf(row, 'C'),
      ]),
    ),
  );
});
