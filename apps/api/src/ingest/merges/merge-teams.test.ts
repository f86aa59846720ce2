import { fileText, playedRow } from '@tipmark/importers/testing';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { importFolder, testSink } from '../import/testing/import-folder.ts';
import { emptyWorld, knownWorld } from '../testing/stored-world.ts';
import { keepApart, mergeTeams, unmergeTeam } from './merge-teams.ts';
import { findProbableTwins } from './probable-twin-queries.ts';

let api: TestApi;
const files = importFolder();

beforeAll(async () => {
  api = await createTestApi();
}, 60_000);

beforeEach(() => emptyWorld(api.database.db));

afterAll(async () => {
  files.remove();
  await api.close();
});

const score = { FTHG: '2', FTAG: '1', HTHG: '1', HTAG: '1' };
const CSV = fileText([
  playedRow({
    Date: '13/01/2024',
    Time: '12:30',
    HomeTeam: 'Chelsea',
    AwayTeam: 'Fulham',
    ...score,
  }),
  playedRow({
    Date: '20/01/2024',
    Time: '12:30',
    HomeTeam: 'Arsenal',
    AwayTeam: 'Chelsea',
    ...score,
  }),
]);
const match = (date: string, team1: string, team2: string) => ({
  round: 'Matchday 1',
  date,
  time: '12:30',
  team1,
  team2,
  score: { ht: [1, 1], ft: [2, 1] },
});
const JSON_FILE = JSON.stringify({
  name: 'English Premier League 2023/24',
  matches: [
    match('2024-01-13', 'Pensioners United', 'Fulham FC'),
    match('2024-01-20', 'Arsenal FC', 'Pensioners United'),
    match('2024-01-27', 'Pensioners United', 'Everton FC'),
  ],
});

async function importBoth() {
  const sink = testSink(api.database.db);
  await files.run(sink, files.write('E0.csv', CSV));
  await files.runAs('openfootball', sink, files.write('2023-24_en.1.json', JSON_FILE));
}

async function idOf(name: string): Promise<number> {
  const { id } = await api.database.db
    .selectFrom('teams')
    .select('id')
    .where('name_en', '=', name)
    .executeTakeFirstOrThrow();
  return id;
}

async function fixtures() {
  const { rows } = await sql<{ fixture: string }>`
    select h.name_en || ' v ' || a.name_en as fixture from matches m
    join teams h on h.id = m.home_id join teams a on a.id = m.away_id order by m.starts_at, 1
  `.execute(api.database.db);
  return rows.map(({ fixture }) => fixture);
}

test('a club that two sources name in two ways is a probable twin, merged by hand, and its address leads on', async () => {
  await importBoth();
  const [twin, club] = [await idOf('Pensioners United'), await idOf('Chelsea')];
  const { db } = api.database;
  expect(await findProbableTwins(db)).toEqual([
    {
      oneId: club,
      one: 'Chelsea',
      otherId: twin,
      other: 'Pensioners United',
      country: 'GB-ENG',
      matches: 2,
      day: '2024-01-13',
    },
  ]);
  const lines = await mergeTeams(db, twin, club);
  expect(lines).toEqual([
    `Pensioners United (${twin}) is Chelsea (${club}) now`,
    '  1 matches moved, 2 joined with those of the other',
  ]);
  expect(await fixtures()).toEqual(['Chelsea v Fulham', 'Arsenal v Chelsea', 'Chelsea v Everton']);
  expect(await findProbableTwins(db)).toEqual([]);
  const page = await api.app.inject(`/page-soccer-team/${twin}-pensioners-united/10/0/0/0/1/1/1`);
  expect(page.statusCode).toBe(200);
  expect(page.json().data.team.link).toBe(`${club}-chelsea`);
  const merged = await knownWorld(db);
  await importBoth();
  expect(await knownWorld(db)).toEqual(merged);
});

test('a merge is taken back, and the files make the joined matches again', async () => {
  await importBoth();
  const before = await fixtures();
  const { db } = api.database;
  const [twin, club] = [await idOf('Pensioners United'), await idOf('Chelsea')];
  await mergeTeams(db, twin, club);
  expect((await unmergeTeam(db, twin)).join()).toContain('2 matches had been joined: import');
  await importBoth();
  expect(await fixtures()).toEqual(before);
  await expect(unmergeTeam(db, twin)).rejects.toThrow(`Nothing was merged under the id ${twin}.`);
});

test('two that are kept apart are no probable twins, and opponents are never merged', async () => {
  await importBoth();
  const { db } = api.database;
  const [twin, club] = [await idOf('Pensioners United'), await idOf('Chelsea')];
  await keepApart(db, twin, club);
  expect(await findProbableTwins(db)).toEqual([]);
  const fulham = await idOf('Fulham');
  await expect(mergeTeams(db, club, fulham)).rejects.toThrow(
    'Chelsea and Fulham played each other on 2024-01-13, so they are two.',
  );
  await expect(mergeTeams(db, club, 99_999)).rejects.toThrow('There is no club or player 99999.');
});
