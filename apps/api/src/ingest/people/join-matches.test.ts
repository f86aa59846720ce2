import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { importFolder, testSink } from '../import/testing/import-folder.ts';
import {
  fullNameFile,
  shortNameFile,
  type TennisFileMatch,
  type TennisFilePlayer,
} from '../import/testing/tennis-files.ts';
import { emptyWorld } from '../testing/stored-world.ts';
import { settlePeople } from './settle-people.ts';

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

const player = (id: number, full: string, short: string): TennisFilePlayer => {
  return { id, full, short, ioc: 'CHI', rank: 10 * id };
};
// Two rows until the file of full names comes: the short name has another surname.
const MATCH: TennisFileMatch = {
  day: '2022-01-11',
  tournamentDay: '2022-01-09',
  number: 1,
  round: { code: 'F', name: 'The Final' },
  winner: player(4, 'Tomas Barrios Vera', 'Barrios T.'),
  loser: player(6, 'Andres Martin', 'Martin A.'),
  sets: [
    [6, 2],
    [7, 5],
  ],
};

const importAs = async (format: 'tennis-data' | 'sackmann') => {
  const text = format === 'sackmann' ? fullNameFile([MATCH]) : shortNameFile([MATCH]);
  const path = files.write(`atp_2022 ${format}.csv`, text);
  return (await files.runAs(format, testSink(database.db), path)).output;
};

interface Row {
  id: number;
  home: string;
  views: number;
}

async function rows(): Promise<Row[]> {
  const found = await sql<Row>`
    select m.id, h.name_en as home, m.views from matches m join teams h on h.id = m.home_id
    order by m.id
  `.execute(database.db);
  return found.rows;
}

async function onlyRow(): Promise<Row> {
  const found = await rows();
  const [row] = found;
  if (row === undefined || found.length > 1) throw new Error(`${found.length} matches`);
  return row;
}

test('predictions and views move to the joined match, with the sides of its players', async () => {
  await importAs('tennis-data');
  const before = await onlyRow();
  const isBarriosHome = before.home.startsWith('Barrios');
  const [home, away] = isBarriosHome ? [0.7, 0.3] : [0.3, 0.7];
  await sql`
    insert into predictions (match_id, model, known_until, made_at, p1, px, p2, expected_home,
      expected_away, forecast_score, p_over_main, p_both_score, home_matches, away_matches,
      has_shots, has_past_odds, is_publishable)
    values (${before.id}, 'tennis-3', null, now(), ${home}, 0, ${away}, ${home}, ${away},
      ${isBarriosHome ? '2:0' : '0:2'}, 0.4, 0.4, 9, 9, false, false, true)
  `.execute(database.db);
  await sql`
    insert into page_views values (${before.id}, '2022-01-10', 'guest', now())
  `.execute(database.db);
  await sql`update matches set views = 1`.execute(database.db);
  expect(await importAs('sackmann')).toContain('1 matches joined');
  const after = await onlyRow();
  expect(after.id).not.toBe(before.id);
  expect(after.views).toBe(1);
  const { rows: predictions } = await sql<{ p1: number; p2: number; forecast_score: string }>`
    select p1, p2, forecast_score from predictions where match_id = ${after.id}
  `.execute(database.db);
  expect(predictions).toEqual([
    after.home === 'Tomas Barrios Vera'
      ? { p1: 0.7, p2: 0.3, forecast_score: '2:0' }
      : { p1: 0.3, p2: 0.7, forecast_score: '0:2' },
  ]);
});

test('a match with a tip is not joined', async () => {
  await importAs('tennis-data');
  const before = await onlyRow();
  await sql`
    insert into math_tips (match_id, odd_type, milli, probability, value_percent, made_at, seq)
    values (${before.id}, '1x2.1', 1900, 0.6, 14, now(), 1)
  `.execute(database.db);
  expect(await importAs('sackmann')).toContain('1 more stay apart: there are tips on them');
  const { rows: tips } = await sql`select match_id from math_tips`.execute(database.db);
  expect(tips).toEqual([{ match_id: before.id }]);
  expect(await rows()).toHaveLength(2);
});

test('a match with a tip stays the row of a match whose players were known', async () => {
  const sink = testSink(database.db);
  const last = { ...MATCH, day: '2021-01-11', tournamentDay: '2021-01-09' };
  const known = files.write('atp_2021 sackmann.csv', fullNameFile([last]));
  const short = { winner: { ...MATCH.winner, short: 'Barrios Vera T.' } };
  await files.runAs('sackmann', sink, known);
  const path = files.write('atp_2022 short.csv', shortNameFile([{ ...MATCH, ...short }]));
  await files.runAs('tennis-data', sink, path);
  const [, before] = await rows();
  await sql`
    insert into math_tips (match_id, odd_type, milli, probability, value_percent, made_at, seq)
    values (${before?.id}, '1x2.1', 1900, 0.6, 14, now(), 1)
  `.execute(database.db);
  expect(await importAs('sackmann')).not.toContain('stay apart');
  expect((await rows()).map(({ id }) => id)).toContain(before?.id);
  expect(await rows()).toHaveLength(2);
});

test('the days and matches that a join changed are reported', async () => {
  await importAs('tennis-data');
  const before = await onlyRow();
  const { apply } = testSink(database.db);
  const path = files.write('atp_2022 sackmann.csv', fullNameFile([MATCH]));
  const withoutSettling = { apply, settle: async () => [], close: async () => undefined };
  await files.runAs('sackmann', withoutSettling, path);
  const ids = (await rows()).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  const { touched } = await settlePeople(database.db);
  expect(touched.matchIds).toEqual(new Set(ids));
  expect(ids).toContain(before.id);
  expect(touched.days).toEqual(new Set(['2022-01-09', '2022-01-11']));
});
