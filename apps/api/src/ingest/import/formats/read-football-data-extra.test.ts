import { readFootballDataExtra } from '@tipmark/importers';
import { openDataPath, readLines, testOpenData } from '@tipmark/importers/testing';
import { createTestDatabase } from '../../../testing/create-test-database.ts';
import { storedWorld } from '../../testing/stored-world.ts';
import { importFolder, testSink } from '../testing/import-folder.ts';

const HEAD =
  'Country,League,Season,Date,Time,Home,Away,HG,AG,Res,PSCH,PSCD,PSCA,AvgCH,AvgCD,AvgCA,B365CH,B365CD,B36CA';
const ROWS = [
  'Norway,Eliteserien,2012,23/03/2012,18:00,Molde,Stromsgodset,2,1,H,1.76,3.87,5.18,1.62,3.75,5.24,,,',
  'Norway,Eliteserien,2013,24/03/2013,17:00,Ham-Kam,Bodo/Glimt,0,0,D,2.58,3.5,2.88,2.45,3.29,2.72,2.5,3.4,2.8',
  'Norway,Eliteserien,2013,30/06/2013,,Ham-Kam,Molde,,,,,,,,,,,,',
];
const read = (...rows: string[]) =>
  readLines(readFootballDataExtra, `\u{FEFF}${[HEAD, ...rows].join('\n')}\n`, 'X.csv');

test('one file may have several seasons, each with its own matches', () => {
  const file = read(...ROWS);
  expect(file.of('season').map(({ name, leagueKey }) => [leagueKey, name])).toEqual([
    ['Norway', '2012'],
    ['Norway', '2013'],
  ]);
  expect(file.of('match').map(({ key, status }) => [key, status])).toEqual([
    ['Norway 2012 Molde v Stromsgodset', 3],
    ['Norway 2013 Ham-Kam v Bodo/Glimt', 3],
    ['Norway 2013 Ham-Kam v Molde', 1],
  ]);
  expect(file.of('score').map(({ score }) => score)).toEqual([
    { home: 2, away: 1 },
    { home: 0, away: 0 },
  ]);
});

test('all prices are closing odds, also those of a misspelled column', () => {
  const odds = read(...ROWS).of('odds');
  expect(odds.map(({ phase }) => phase)).toEqual(['closing', 'closing']);
  expect(odds[1]?.prices).toContainEqual(['B365', '1x2.2', 2800]);
  expect(odds[0]?.prices.map(([bookmaker]) => bookmaker)).not.toContain('B365');
});

test('columns may have the names of the main layout, as in a mirror', () => {
  const head = HEAD.replace('Home,Away,HG,AG,Res', 'HomeTeam,AwayTeam,FTHG,FTAG,FTR');
  const [row = ''] = ROWS;
  const file = readLines(readFootballDataExtra, `${head}\n${row}\n`, 'NOR.csv');
  expect(file.records).toEqual(read(row).records);
  expect(file.unknownColumns).toEqual([]);
});

test('columns of Pinnacle may have their names from before 2024', () => {
  const head = HEAD.replace(/,PSCH.*/, ',PH,PD,PA,MaxH,MaxD,MaxA,AvgH,AvgD,AvgA');
  const row =
    'Austria,Tipico Bundesliga,2012/2013,21/07/2012,15:00,A,B,2,1,H,1.8,3.5,4,2,4,5,1.9,3.6,4.1';
  const file = readLines(readFootballDataExtra, `${head}\n${row}\n`, 'AUT.csv');
  expect(file.unknownColumns).toEqual([]);
  expect(file.of('odds')[0]).toMatchObject({ phase: 'closing' });
  expect(file.of('odds')[0]?.prices).toEqual([
    ['PS', '1x2.1', 1800],
    ['PS', '1x2.x', 3500],
    ['PS', '1x2.2', 4e3],
    ['Max', '1x2.1', 2e3],
    ['Max', '1x2.x', 4e3],
    ['Max', '1x2.2', 5e3],
    ['Avg', '1x2.1', 1900],
    ['Avg', '1x2.x', 3600],
    ['Avg', '1x2.2', 4100],
  ]);
});

test('in a list of coming matches the day gives the season and the key, and prices are first odds', () => {
  const rows = [
    'Country,League,Date,Time,Home,Away,PH,PD,PA,AvgH,AvgD,AvgA',
    'Brazil,Serie A,14/11/2020,22:00,A,B,1.8,3.5,4,1.9,3.6,4.1',
    'Denmark,Superliga,14/03/2021,18:00,C,D,1.8,3.5,4,1.9,3.6,4.1',
  ];
  const file = readLines(readFootballDataExtra, rows.join('\n'), 'new_league_fixtures.csv');
  expect(file.of('match').map(({ key, status }) => [key, status])).toEqual([
    ['Brazil 2020 A v B on 2020-11-14', 1],
    ['Denmark 2020/21 C v D on 2021-03-14', 1],
  ]);
  expect(file.of('odds').map(({ phase }) => phase)).toEqual(['first', 'first']);
  const played = rows.map((row, index) => `${row},${index === 0 ? 'HG,AG' : '1,0'}`);
  expect(() => readLines(readFootballDataExtra, played.join('\n'))).toThrow('no column Season');
});

test('a season across New Year is named as in other sources, and an unknown season is refused', () => {
  const [row = ''] = ROWS;
  const polish = row.replace('Norway,Eliteserien,2012', 'Poland,Ekstraklasa,2012/2013');
  expect(read(polish).of('season')[0]?.name).toBe('2012/13');
  const odd = row.replace('2012', 'spring');
  expect(read(odd).refusals).toEqual([
    'column Season holds "spring", not a season; write it as 2023 or 2023/2024',
  ]);
});

test('a second match at one ground has its own key; unknown countries and other layouts are refused', () => {
  const [row = ''] = ROWS;
  const again = read(row, row.replace('23/03/2012', '23/09/2012'));
  expect(again.of('match').map(({ key }) => key)).toEqual([
    'Norway 2012 Molde v Stromsgodset',
    'Norway 2012 Molde v Stromsgodset #2',
  ]);
  expect(read(row.replace('Norway', 'Narnia')).refusals).toEqual([
    'column Div, or Country, holds "Narnia", no league known here; write it as E0 or Norway, or leave the row out',
  ]);
  expect(() => readLines(readFootballDataExtra, 'Div,Date\nE0,1/1/2020\n')).toThrow(
    'import it as football-data',
  );
});

testOpenData(
  'the Norwegian file is imported completely, and a second time without any change',
  async () => {
    const database = await createTestDatabase({ deadlineMs: 60_000 });
    const files = importFolder();
    const load = () =>
      files.runAs(
        'football-data-extra',
        testSink(database.db),
        openDataPath('soccer/football-data-extra/NOR.csv'),
      );
    const first = await load();
    expect(first.result).toMatchObject({ imported: 3_382, updated: 0, skipped: 0, quarantined: 0 });
    expect(first.output).not.toMatch(/unknown|no price/);
    const world = await storedWorld(database.db);
    expect((await load()).result).toMatchObject({ imported: 0, updated: 0, skipped: 3_382 });
    expect(await storedWorld(database.db)).toEqual(world);
    const teams = await database.db.selectFrom('teams').select('name_ru').execute();
    // 31 names in the file, one of them twice.
    expect(teams).toHaveLength(30);
    expect(teams.filter(({ name_ru }) => !/^[А-ЯЁ]/.test(name_ru))).toEqual([]);
    files.remove();
    await database.close();
  },
  120_000,
);
