import { readFileSync } from 'node:fs';
import { readTennisData } from '@tipmark/importers';
import {
  makeXls,
  makeXlsx,
  openDataPath,
  readLines,
  testOpenData,
} from '@tipmark/importers/testing';
import { createTestDatabase } from '../../../testing/create-test-database.ts';
import { storedWorld } from '../../testing/stored-world.ts';
import { importFolder, testSink } from '../testing/import-folder.ts';

const COLUMNS =
  'ATP,Location,Tournament,Date,Series,Court,Surface,Round,Best of,Winner,Loser,WRank,LRank,W1,L1,W2,L2,W3,L3,Wsets,Lsets,Comment,B365W,B365L,PSW,PSL,MaxW,MaxL,AvgW,AvgL'.split(
    ',',
  );
const PLAYED = {
  ATP: '1',
  Location: 'Adelaide',
  Tournament: 'Adelaide International 1',
  Date: '1/13/2023',
  Series: 'ATP250',
  Court: 'Outdoor',
  Surface: 'Hard',
  Round: '1st Round',
  'Best of': '3',
  Winner: 'Giron M.',
  Loser: 'Bublik A.',
  WRank: '61',
  LRank: '68',
  W1: '7',
  L1: '6',
  W2: '6',
  L2: '7',
  W3: '7',
  L3: '5',
  Wsets: '2',
  Lsets: '1',
  Comment: 'Completed',
  B365W: '1.91',
  B365L: '1.92',
  PSW: '1.93',
  PSL: '',
  AvgW: '1.89',
  AvgL: '1.9',
};
type Row = Record<string, string>;
const cellsOf = (row: Row) => {
  const full: Row = { ...PLAYED, ...row };
  return COLUMNS.map((column) => full[column] ?? '');
};
const read = (...rows: Row[]) =>
  readLines(
    readTennisData,
    [COLUMNS, ...rows.map(cellsOf)].map((cells) => cells.join(',')).join('\n'),
  );

test('of two tournaments with one title in a year the second has its location in the keys', () => {
  const open = (Location: string, Date: string): Row => {
    return { Location, Date, Tournament: 'Heineken Open' };
  };
  const rows = [open('Auckland', '1/7/2003'), open('Shanghai', '9/24/2003')];
  const keys = (...of: Row[]) =>
    read(...of)
      .of('match')
      .map(({ key }) => key);
  expect(keys(...rows)).toEqual([
    'ATP 2003 Heineken Open bublik a v giron m',
    'ATP 2003 Heineken Open Shanghai bublik a v giron m',
  ]);
  expect(
    read(...rows)
      .of('season')
      .map(({ key }) => key),
  ).toEqual(['ATP Auckland 2003', 'ATP Shanghai 2003']);
  expect(keys(open('Auckland', '1/7/2003'), open('Shanghai', '9/24/2004'))).toEqual([
    'ATP 2003 Heineken Open bublik a v giron m',
    'ATP 2004 Heineken Open bublik a v giron m',
  ]);
});

test('a row is a match with sets and prices, with the players ordered by name', () => {
  const file = read({});
  expect(file.of('match')[0]).toMatchObject({
    homeKey: 'ATP bublik a',
    awayKey: 'ATP giron m',
    ranks: [68, 61],
    court: 1,
    bestOf: 3,
    startsAt: Date.UTC(2023, 0, 13, 12) / 1e3,
    seasonKey: 'ATP Adelaide 2023',
  });
  expect(file.of('score')[0]?.score).toEqual({
    home: 1,
    away: 2,
    periods: [
      [6, 7],
      [7, 6],
      [5, 7],
    ],
  });
  expect(file.of('odds')[0]?.prices).toEqual([
    ['B365', 'win.2', 1910],
    ['B365', 'win.1', 1920],
    ['PS', 'win.2', 1930],
    ['Avg', 'win.2', 1890],
    ['Avg', 'win.1', 1900],
  ]);
  expect(file.of('bookmaker').filter(({ isAggregate }) => isAggregate)).toHaveLength(2);
});

test('XLSX and XLS with dates as day numbers give the same records as CSV', () => {
  const cells = cellsOf({}).map((cell, index) => {
    if (COLUMNS[index] === 'Date') return 44_939;
    return cell === '' || Number.isNaN(Number(cell)) ? cell || null : Number(cell);
  });
  for (const make of [makeXlsx, makeXls]) {
    const sheet = readLines(readTennisData, make([COLUMNS, cells]));
    expect(sheet.records).toEqual(read({}).records);
  }
});

test.each([
  ['Completed', 3],
  ['Retired', 9],
  ['Rrtired', 9],
  ['Disqualified', 9],
  ['Default', 9],
  ['Walkover', 8],
  ['Walkoer', 8],
  ['Awarded', 10],
  ['Cancelled', 5],
  ['Sched', 1],
  ['Compleed', 3],
  ['Compelted', 3],
  ['Full Time', 3],
  ['Fin', 3],
  ['Reired', 9],
  ['R_Mo', 9],
  ['Walover', 8],
])('the comment %s means status %i', (Comment, status) => {
  expect(read({ Comment }).of('match')[0]?.status).toBe(status);
});

test.each(['NSY', 'constructor', 'toString'])(
  'a row with the comment %s is not a match',
  (Comment) => {
    expect(read({ Comment }).of('match')).toEqual([]);
  },
);

test('an unfinished set has no winner; a walkover has no score', () => {
  const retired = read({ Comment: 'Retired', W2: '3', L2: '2', W3: '', L3: '' });
  expect(retired.of('score')[0]).toMatchObject({
    advancing: 'away',
    score: { home: 0, away: 1 },
  });
  const blank = { W1: '', L1: '', W2: '', L2: '', W3: '', L3: '', Wsets: '', Lsets: '' };
  expect(read({ ...blank, Comment: 'Walkover' }).of('score')[0]?.score).toBeNull();
  expect(read({ ...blank, Comment: 'Sched' }).of('score')).toEqual([]);
});

test.each(['2023/01/13', '2023-1-13', '2023.01.13', '2023-01-13 00:00:00', '1/13/2023 0:00'])(
  'a day may be written %s',
  (Date) => expect(read({ Date }).of('match')).toEqual(read({}).of('match')),
);

test('unknown comments, invalid days and unreadable prices are reported', () => {
  const file = read(
    { Comment: 'Abducted' },
    { Date: '2/30/2023' },
    { B365W: '1.2.3', Loser: 'Sock J.' },
  );
  expect(file.refusals).toEqual([
    'column Comment holds "Abducted", no known end; write Completed, Retired, Walkover or Awarded',
    'column Date holds "2/30/2023", not a day since 2000; write it as yyyy-mm-dd',
  ]);
  expect([...file.unreadablePrices]).toEqual([['B365W', 1]]);
  expect(() => read({ Date: '13/1/2023' }, { Date: '1/13/2023' })).toThrow('dd/mm');
  expect(() => readLines(readTennisData, 'a,b\n1,2\n')).toThrow('not a file of tennis-data');
});

test('reads bookmakers of the first years, skips a price of zero and reports an unknown column', () => {
  const columns = [...COLUMNS, 'CBW', 'CBL', 'GBW', 'GBL', 'IWW', 'IWL', 'SBW', 'SBL'];
  const more = [...columns, 'B&WW', 'B&WL', 'EXW', 'EXL', 'UBW', 'UBL', 'LBW', 'LBL', 'SJW', 'SJL'];
  const cells = cellsOf({ Date: '1/16/2001' });
  const prices = more.slice(COLUMNS.length).map((_, index) => (index === 0 ? '0' : '1.5'));
  const text = [
    [...more, 'NEWW'],
    [...cells, ...prices, '2'],
  ]
    .map((row) => row.join(','))
    .join('\n');
  const file = readLines(readTennisData, text);
  const sent = file.of('odds')[0]?.prices.map(([bookmaker]) => bookmaker);
  expect(new Set(sent)).toEqual(
    new Set(['B365', 'PS', 'Avg', 'CB', 'GB', 'IW', 'SB', 'B&W', 'EX', 'UB', 'LB', 'SJ']),
  );
  expect(file.of('odds')[0]?.prices).not.toContainEqual(['CB', 'win.2', expect.anything()]);
  expect(file.unknownColumns).toEqual(['NEWW']);
});

test('numbered rounds are counted back from the quarterfinals', () => {
  const rounds = ['1st Round', '2nd Round', 'Quarterfinals', 'Semifinals', 'The Final'];
  const file = read(...rounds.map((Round, index) => ({ Round, Winner: `Player${index} A.` })));
  expect(file.of('match').map(({ round }) => round)).toEqual(['R32', 'R16', 'QF', 'SF', 'F']);
});

const SACKMANN_HEAD =
  'tourney_id,tourney_name,surface,tourney_level,tourney_date,match_num,winner_id,winner_name,loser_id,loser_name,score,round';
const PAIRS: [full: string, short: string][] = [
  ['Alexander Bublik', 'Bublik A.'],
  ['Christopher Oconnell', 'O Connell C.'],
  ['Pablo Carreno Busta', 'Carreno Busta P.'],
  ['Juan Pablo Varillas', 'Varillas J. P.'],
  ['Albert Ramos', 'Ramos-Vinolas A.'],
  ['Botic van de Zandschulp', 'Van De Zandschulp B.'],
  ['Marcelo Tomas Barrios Vera', 'Barrios M.'],
  ['Soon Woo Kwon', 'Kwon S.W.'],
];

test('matches of two sources are joined despite initials, apostrophes and double surnames', async () => {
  const database = await createTestDatabase();
  const files = importFolder();
  const sink = testSink(database.db);
  const full = PAIRS.map(
    ([name], index) =>
      `2023-1,Adelaide 1,Hard,A,20230109,${index},${index + 10},${name},1,Marcos Giron,6-7(4) 7-6(3) 7-5,R32`,
  );
  const sackmann = files.write('atp_matches_2023.csv', [SACKMANN_HEAD, ...full].join('\n'));
  const rows = PAIRS.map(([, Winner]) => cellsOf({ Winner, Loser: 'Giron M.' }).join(','));
  const csv = files.write('2023.csv', [COLUMNS.join(','), ...rows].join('\n'));
  await files.runAs('sackmann', sink, sackmann);
  const joined = await files.runAs('tennis-data', sink, csv);
  expect(joined.result).toMatchObject({ imported: PAIRS.length, quarantined: 0 });
  expect(joined.output).toContain(`${PAIRS.length} matches joined`);
  const players = await database.db.selectFrom('teams').select('name_en').execute();
  expect(players).toHaveLength(PAIRS.length + 1);
  const matches = await database.db.selectFrom('matches').selectAll().execute();
  expect(matches).toHaveLength(PAIRS.length);
  for (const match of matches) {
    // The day and the prices are those of tennis-data, the tie-breaks Sackmann's.
    expect(match.starts_at.toISOString()).toBe('2023-01-13T12:00:00.000Z');
    expect(match.odds_first).not.toBeNull();
    expect(match.home_tie_breaks?.filter((points) => points !== null)).toHaveLength(2);
  }
  const world = await storedWorld(database.db);
  expect((await files.runAs('sackmann', sink, sackmann)).result.updated).toBe(0);
  expect((await files.runAs('tennis-data', sink, csv)).result.updated).toBe(0);
  expect(await storedWorld(database.db)).toEqual(world);
  files.remove();
  await database.close();
}, 60_000);

const NAMES = [2019, 2020, 2021, 2022, 2023].map(
  (year) => `${year}.${year < 2023 ? 'xlsx' : 'csv'}`,
);

testOpenData('all rows of the ten real files are matches', () => {
  const counts = ['atp', 'wta'].flatMap((tour) =>
    NAMES.map((name) => {
      const bytes = readFileSync(openDataPath(`tennis/tennis-data/${tour}_${name}`));
      const lines = [...readTennisData(bytes, name, 1).lines];
      expect(lines.filter(({ refusal: rejection }) => rejection !== undefined)).toEqual([]);
      return lines.filter(({ record }) => (record as { kind: string }).kind === 'match').length;
    }),
  );
  expect(counts).toEqual([2610, 1267, 2489, 2632, 1996, 2472, 1055, 2447, 2369, 2491]);
});
