import { fileText, footballText, playedRow } from '@tipmark/importers/testing';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { storedWorld } from '../testing/stored-world.ts';
import { importFolder, testSink } from './testing/import-folder.ts';

let database: TestDatabase;
const files = importFolder();

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

afterAll(async () => {
  files.remove();
  await database.close();
});

const LEAGUE = {
  name: 'English Premier League 2023/24',
  matches: [
    {
      round: 'Matchday 21',
      date: '2024-01-13',
      time: '12:30',
      team1: 'Chelsea FC',
      team2: 'Fulham FC',
      score: { ht: [1, 1], ft: [2, 1] },
    },
  ],
};

test('a match of football-data and openfootball is one match, and neither overwrites what only the other has', async () => {
  const sink = testSink(database.db);
  const csv = files.write('E0.csv', fileText([playedRow()]));
  const json = files.write('2023-24_en.1.json', JSON.stringify(LEAGUE));
  await files.run(sink, csv);
  expect((await files.runAs('openfootball', sink, json)).result).toMatchObject({
    imported: 0,
    updated: 1,
    quarantined: 0,
  });
  const { rows } = await sql`
    select h.name_en || ' v ' || a.name_en as fixture, m.round, m.home_score, m.home_red_cards,
      m.odds_first[1] as odds, r.name_en as referee
    from matches m join teams h on h.id = m.home_id join teams a on a.id = m.away_id
    left join referees r on r.id = m.referee_id
  `.execute(database.db);
  expect(rows).toEqual([
    {
      fixture: 'Chelsea v Fulham',
      round: '21',
      home_score: 2,
      home_red_cards: 0,
      odds: 1550,
      referee: 'A Whistle',
    },
  ]);
  for (const [format, path] of [
    ['football-data', csv],
    ['openfootball', json],
  ] as const) {
    const again = await files.runAs(format, sink, path);
    expect(again.result).toMatchObject({ imported: 0, updated: 0, skipped: 1 });
  }
}, 30_000);

test('Football.TXT changes nothing after the JSON of the same season or a repetition, and adds new matches', async () => {
  const sink = testSink(database.db);
  const json = files.write('2023-24_en.1.json', JSON.stringify(LEAGUE));
  await files.runAs('openfootball', sink, json);
  const world = await storedWorld(database.db);
  const skipped = { imported: 0, updated: 0, skipped: 1, quarantined: 0 };
  for (const era of ['today', 'older', 'older'] as const) {
    const text = files.write('1-premierleague.txt', footballText(LEAGUE, era));
    expect((await files.runAs('openfootball', sink, text)).result).toMatchObject(skipped);
    expect(await storedWorld(database.db)).toEqual(world);
  }
  const more = `${footballText(LEAGUE, 'today')}  Luton Town v Stoke City\n  not a match\n`;
  const text = files.write('1-premierleague.txt', more);
  const { output: message, result } = await files.runAs('openfootball', sink, text);
  expect(result).toMatchObject({ imported: 1, updated: 0, skipped: 1, quarantined: 1 });
  expect(message).toContain(
    '1-premierleague.txt:10: the line "not a match" is not understood; write a match as "A v B 2-1 (1-0)", its day above as "Sat Aug 17", and begin remarks with #',
  );
}, 30_000);

test('a file that has other names for the clubs has the same matches', async () => {
  const sink = testSink(database.db);
  const [match] = LEAGUE.matches;
  const older = { ...LEAGUE, matches: [{ ...match, team1: 'Chelsea', team2: 'Fulham' }] };
  for (const name of ['en.1.json', '2023-24.en.1.json']) {
    const json = files.write(name, JSON.stringify(older));
    await files.runAs('openfootball', sink, json);
  }
  const other = playedRow({ HomeTeam: 'Chelsea FC', AwayTeam: 'Fulham FC' });
  await files.run(sink, files.write('mirror.csv', fileText([playedRow(), other])));
  const { rows } = await sql`
    select count(*)::int as count from matches m join teams h on h.id = m.home_id
    where h.name_en like 'Chelsea%'
  `.execute(database.db);
  expect(rows).toEqual([{ count: 1 }]);
}, 30_000);
