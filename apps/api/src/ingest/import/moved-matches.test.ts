import { fileText, playedRow } from '@tipmark/importers/testing';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { contradictionText, findContradictions } from '../contradictions/find-contradictions.ts';
import { emptyWorld } from '../testing/stored-world.ts';
import { importFolder, testSink } from './testing/import-folder.ts';

let database: TestDatabase;
const files = importFolder();

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

beforeEach(() => emptyWorld(database.db));

afterAll(async () => {
  files.remove();
  await database.close();
});

const played = { FTHG: '1', FTAG: '0', HTHG: '1', HTAG: '0' };
const RESULTS = fileText([
  playedRow({
    Date: '18/05/2026',
    Time: '20:00',
    HomeTeam: 'Arsenal',
    AwayTeam: 'Burnley',
    ...played,
  }),
  playedRow({
    Date: '13/05/2026',
    Time: '20:00',
    HomeTeam: 'Man City',
    AwayTeam: 'Crystal Palace',
    ...played,
  }),
]);
const OLD_SCHEDULE = JSON.stringify({
  name: 'English Premier League 2025/26',
  matches: [
    {
      round: 'Matchday 37',
      date: '2026-05-17',
      time: '15:00',
      team1: 'Arsenal FC',
      team2: 'Burnley FC',
      score: {},
    },
  ],
});
const POSTPONED = `= English Premier League 2025/26

» Matchday 31
  Fri May/22 2026
           Manchester City FC      v Crystal Palace FC        [postponed]
`;

const RUNS = {
  results: ['football-data', 'E0.csv', RESULTS],
  schedule: ['openfootball', '2025-26_en.1.json', OLD_SCHEDULE],
  postponed: ['openfootball', '1-premierleague.txt', POSTPONED],
} as const;
type Run = keyof typeof RUNS;

async function importInOrder(order: readonly Run[]) {
  for (const run of order) {
    const [format, name, text] = RUNS[run];
    await files.runAs(format, testSink(database.db), files.write(name, text));
  }
  const { rows } = await sql`
    select h.name_en as home, m.round, m.status, m.home_score as goals, m.is_time_known as timed,
      to_char(m.starts_at at time zone 'UTC', 'MM-DD HH24:MI') as start
    from matches m join teams h on h.id = m.home_id order by m.starts_at desc
  `.execute(database.db);
  return rows;
}

test.each([
  [['results', 'schedule', 'postponed']],
  [['schedule', 'postponed', 'results']],
  [['postponed', 'results', 'schedule', 'results', 'postponed']],
] as const)('a plan never moves a match that was played: %s', async (order) => {
  expect(await importInOrder(order)).toEqual([
    {
      home: 'Arsenal',
      round: '37',
      status: 3,
      goals: 1,
      timed: true,
      start: '05-18 19:00',
    },
    {
      home: 'Manchester City',
      round: '31',
      status: 3,
      goals: 1,
      timed: true,
      start: '05-13 19:00',
    },
  ]);
});

test('every contradiction is listed once, with the source that counts first', async () => {
  await importInOrder(['schedule', 'results', 'postponed', 'schedule', 'results']);
  const found = await findContradictions(database.db);
  expect(found.map(contradictionText)).toEqual([
    '2026-05-13 Manchester City – Crystal Palace (Premier League 2025/26): start: football-data 2026-05-13 19:00 UTC, openfootball 2026-05-22',
    '2026-05-18 Arsenal – Burnley (Premier League 2025/26): start: football-data 2026-05-18 19:00 UTC, openfootball 2026-05-17 14:00 UTC',
  ]);
});

test('a later plan of the same source counts while there is no result', async () => {
  const moved = OLD_SCHEDULE.replace('2026-05-17', '2026-05-19');
  for (const text of [OLD_SCHEDULE, moved, OLD_SCHEDULE]) {
    await files.runAs(
      'openfootball',
      testSink(database.db),
      files.write('2025-26_en.1.json', text),
    );
    const [day] = /2026-05-\d\d/.exec(text) ?? [];
    expect(await importInOrder([])).toMatchObject([{ start: `${day?.slice(5)} 14:00` }]);
  }
});
