import { readAmericanOdds, readSportsbookReview } from '@tipmark/importers';
import { makeXlsx, openDataPath, readLines, testOpenData } from '@tipmark/importers/testing';
import { createTestDatabase } from '../../../testing/create-test-database.ts';
import { storedWorld } from '../../testing/stored-world.ts';
import { importFolder, testSink } from '../testing/import-folder.ts';

const HEAD = 'Date,Rot,VH,Team,1st,2nd,3rd,Final,Open,Close,PuckLine,,OpenOU,,CloseOU,';
const OTTAWA = '1002,1,V,Ottawa,1,1,1,3,245,270,1.5,105,6,-110,6.5,-115';
const TORONTO = '1002,2,H,Toronto,0,4,1,5,-300,-310,-1.5,-125,6,-110,6.5,-105';
const read = (rows: string[], name = 'nhl odds 2019-20.csv') =>
  readLines(readSportsbookReview, [HEAD, ...rows].join('\n'), name);
const scoresOf = (...rows: string[]) =>
  read(rows)
    .of('score')
    .map(({ score }) => score);

test('two rows are one game, the away team first', () => {
  const file = read([OTTAWA, TORONTO]);
  expect(file.of('match')).toMatchObject([
    { homeKey: 'Toronto', awayKey: 'Ottawa', seasonKey: '2019/20', isTimeKnown: false },
  ]);
  expect(file.of('score')[0]?.score).toEqual({
    home: 5,
    away: 3,
    periods: [
      [0, 1],
      [4, 1],
      [1, 1],
    ],
  });
  expect(file.of('team').map(({ name }) => name.ru)).toEqual([
    'Торонто Мейпл Лифс',
    'Оттава Сенаторз',
  ]);
  expect(file.unknownColumns).toEqual([]);
});

test('an XLSX archive is read like its CSV', () => {
  const cells = (row: string) =>
    row.split(',').map((cell) => (cell === '' || Number.isNaN(Number(cell)) ? cell : Number(cell)));
  const blanks = cells(HEAD).map((name) => (name === '' ? null : name));
  const sheet = readLines(
    readSportsbookReview,
    makeXlsx([blanks, cells(OTTAWA), cells(TORONTO)]),
    'nhl odds 2019-20.xlsx',
  );
  expect(sheet.records).toEqual(read([OTTAWA, TORONTO]).records);
});

test('headings with spaces, generated names of unnamed columns and a missing puck line are read', () => {
  const spaced =
    'Date,Rot,VH,Team,1st,2nd,3rd,Final,Open,Close,Open OU,Unnamed: 11,Close OU,Unnamed: 13';
  const rows = [
    '1004,1,N,Anaheim,1,1,0,2,140,150,6,-110,6,NL',
    '1004,2,N,LosAngeles,0,1,0,1,-160,-170,6,-110,6,-115',
  ];
  const text = [spaced, ...rows].join('\n');
  const file = readLines(readSportsbookReview, text, 'nhl odds 2007-08.csv');
  expect(file.unknownColumns).toEqual([]);
  expect(file.of('match')[0]).toMatchObject({ homeKey: 'LosAngeles', seasonKey: '2007/08' });
  expect(file.of('odds').map(({ prices }) => prices.map(([, type]) => type))).toEqual([
    ['win.1', 'win.2', 'ou.o:6', 'ou.u:6'],
    ['win.1', 'win.2', 'ou.u:6'],
  ]);
  expect([...file.unreadablePrices]).toEqual([]);
  const other = readLines(
    readSportsbookReview,
    text.replace('Rot', 'Extra Heading'),
    'nhl 2007-08',
  );
  expect(other.unknownColumns).toEqual(['Extra Heading']);
});

test('reads American odds: open and close, total and puck line with their unnamed columns', () => {
  const odds = read([OTTAWA, TORONTO]).of('odds');
  expect(odds[0]).toMatchObject({ phase: 'first' });
  expect(odds[0]?.prices).toEqual([
    ['SBR', 'win.1', 1333],
    ['SBR', 'win.2', 3450],
    ['SBR', 'ou.o:6', 1909],
    ['SBR', 'ou.u:6', 1909],
  ]);
  expect(odds[1]?.prices).toContainEqual(['SBR', 'win.2', 3700]);
  expect(odds[1]?.prices).toContainEqual(['SBR', 'ah.1:-1.5', 1800]);
  expect(['100', '-100', 'even', '+150', '-150'].map(readAmericanOdds)).toEqual([
    2000, 2000, 2000, 2500, 1667,
  ]);
  expect(['a100', '99', '0', '-'].map(readAmericanOdds)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('older copies have the puck line with its price in one cell, under either name', () => {
  for (const name of ['PL', 'PuckLine']) {
    const rows = [
      `Date,Rot,VH,Team,1st,2nd,3rd,Final,Open,Close,${name},Open OU,,Close OU,`,
      '1008,1,V,Montreal,1,1,2,4,-105,-105,+1.5(-305),5.5,106,5.5,110',
      '1008,2,H,Toronto,2,0,1,3,-115,-115,-1.5(+250),5.5,-126,5.5,-130',
      '1009,1,V,Boston,1,1,2,4,-105,-105,NL,5.5,106,5.5,110',
      '1009,2,H,Buffalo,2,0,1,3,-115,-115,-1.5(x),5.5,-126,5.5,-130',
    ];
    const file = readLines(readSportsbookReview, rows.join('\n'), 'nhl odds 2014-15.csv');
    expect(file.unknownColumns).toEqual([]);
    expect(file.of('odds')[1]?.prices).toEqual([
      ['SBR', 'win.1', 1870],
      ['SBR', 'win.2', 1952],
      ['SBR', 'ou.o:5.5', 2100],
      ['SBR', 'ou.u:5.5', 1769],
      ['SBR', 'ah.1:-1.5', 3500],
      ['SBR', 'ah.2:1.5', 1328],
    ]);
    expect([...file.unreadablePrices]).toEqual([['PuckLine', 1]]);
  }
});

test('the oldest copies give the favourite a money line and the underdog’s row the total', () => {
  const rows = [
    'Date,Rot,VH,Team,1st,2nd,3rd,Final,Open,Close',
    '119,1,V,Pittsburgh,2,0,1,3,-115,5o05',
    '119,2,H,Philadelphia,0,1,0,1,6u25,-110',
    '119,3,V,Ottawa,1,1,2,4,5.5,-105',
    '119,4,H,Winnipeg,1,0,0,1,-120,5.5x10',
  ];
  const file = readLines(readSportsbookReview, rows.join('\n'), 'nhl_odds_2012-13.csv');
  expect(file.of('odds').map(({ phase, prices }) => [phase, ...prices])).toEqual([
    ['first', ['SBR', 'ou.u:6', 1800], ['SBR', 'win.2', 1870]],
    ['closing', ['SBR', 'win.1', 1909], ['SBR', 'ou.o:5', 1952]],
    ['first', ['SBR', 'win.1', 1833]],
    ['closing', ['SBR', 'win.2', 1952]],
  ]);
  expect([...file.unreadablePrices]).toEqual([['Close', 1]]);
});

test('a dash is a missing price, other text is counted as unreadable', () => {
  const file = read([
    OTTAWA.replace('245', '-'),
    TORONTO.replace('-300', '-').replace('-105', 'a100'),
  ]);
  expect(file.of('odds')[0]?.prices.map(([, type]) => type)).toEqual(['ou.o:6', 'ou.u:6']);
  expect([...file.unreadablePrices]).toEqual([['CloseOU price', 1]]);
});

test('overtime is inferred when the periods tie, and a wrong Final is tolerated', () => {
  const tied = (final: string) => OTTAWA.replace('1,1,1,3', `1,2,2,${final}`);
  expect(scoresOf(tied('6'), TORONTO)[0]).toMatchObject({ home: 5, away: 6, extra: [0, 1] });
  // Final only decides the winner.
  expect(scoresOf(tied('0'), TORONTO.replace('0,4,1,5', '0,4,1,1'))[0]).toMatchObject({
    home: 6,
    away: 5,
    extra: [1, 0],
  });
  expect(scoresOf(OTTAWA, TORONTO.replace('0,4,1,5', '0,4,1,F'))[0]).toMatchObject({ home: 5 });
  expect(read([tied('5'), TORONTO]).refusals).toEqual([
    'column Final does not say who won after level periods; write the final score, with its deciding goal',
  ]);
});

test('swapped rows, neutral venues, several spellings and an unplayed game are read', () => {
  const swapped = read([TORONTO, OTTAWA]);
  expect(swapped.of('match')[0]).toMatchObject({ homeKey: 'Toronto', awayKey: 'Ottawa' });
  const neutral = read([OTTAWA.replace(',V,', ',N,'), TORONTO.replace(',H,', ',N,')]);
  expect(neutral.of('match')[0]).toMatchObject({ homeKey: 'Toronto' });
  const names = ['Tampa', 'TampaBay', 'Tampa Bay', 'St.Louis', 'Arizonas', 'NY Islanders'];
  names.push('St. Louis Blues', 'New York Rangers', 'Columbus Blue Jackets');
  const keys = names.map((name) => read([OTTAWA.replace('Ottawa', name), TORONTO]).of('match')[0]);
  expect(keys.map((match) => match?.awayKey)).toEqual([
    'TampaBay',
    'TampaBay',
    'TampaBay',
    'StLouis',
    'Arizona',
    'NYIslanders',
    'StLouis',
    'NYRangers',
    'Columbus',
  ]);
  const blank = read([OTTAWA.replace('1,1,1,3', ',,,'), TORONTO.replace('0,4,1,5', ',,,')]);
  expect(blank.of('match')[0]?.status).toBe(1);
  expect(blank.of('score')).toEqual([]);
});

test('days continue after New Year, in 2019-20 until September, and the season is that of the file name', () => {
  const on = (day: string) => [OTTAWA.replace('1002', day), TORONTO.replace('1002', day)];
  const days = (name: string, ...of: string[]) =>
    read(of.flatMap(on), name)
      .of('match')
      .map(({ startsAt }) => new Date(startsAt * 1_000).toISOString().slice(0, 10));
  expect(days('nhl odds 2019-20.csv', '1002', '1231', '101', '311', '801', '928')).toEqual([
    '2019-10-02',
    '2019-12-31',
    '2020-01-01',
    '2020-03-11',
    '2020-08-01',
    '2020-09-28',
  ]);
  expect(days('nhl odds 2021.csv', '113', '707')).toEqual(['2021-01-13', '2021-07-07']);
  expect(read(on('113'), 'nhl odds 2021.csv').of('season')[0]?.name).toBe('2020/21');
  const seasonOf = (name: string) => read(on('1002'), name).of('season')[0]?.name;
  for (const years of ['2012-13', '2012_2013', '2012 - 13', '20122013']) {
    expect(seasonOf(`${years}VegasOdds.csv`)).toBe('2012/13');
  }
  for (const name of ['nhl.csv', 'nhl 20122013123.csv']) {
    expect(() => read(on('113'), name)).toThrow('have no year');
  }
});

test('a day far from the days around it is refused, and the days after it are kept', () => {
  const on = (day: string, rot: string) =>
    [OTTAWA, TORONTO].map((row) => row.replace('1002,', `${day},`).replace('Ottawa', rot));
  const rows = [
    ...on('1004', 'Boston'),
    ...on('102', 'Ottawa'),
    ...on('103', 'Florida'),
    ...on('1004', 'Calgary'),
    ...on('1004', 'Dallas'),
    ...on('105', 'Chicago'),
  ];
  const file = read(rows, 'nhl odds 2013-14.csv');
  expect(
    file.of('match').map(({ awayKey, startsAt }) => {
      return [awayKey, new Date(startsAt * 1_000).toISOString().slice(0, 10)];
    }),
  ).toEqual([
    ['Boston', '2013-10-04'],
    ['Ottawa', '2014-01-02'],
    ['Florida', '2014-01-03'],
    ['Chicago', '2014-01-05'],
  ]);
  expect(file.lines.filter(({ refusal: rejection }) => rejection)).toMatchObject(
    [8, 10].map((line) => {
      return { line, refusal: 'column Date holds "1004", far from the days around it; correct it' };
    }),
  );
  expect(read(on('1399', 'Boston')).refusals).toEqual([
    'column Date holds "1399", not a day as mmdd; write 1002 for 2 October',
  ]);
});

test('a missing row affects only its own game', () => {
  const next = [OTTAWA, TORONTO].map((row) => row.replace('1002', '1004'));
  const file = read([OTTAWA, ...next, TORONTO.replace('Toronto', 'Springfield')]);
  expect(file.of('match')).toHaveLength(1);
  expect(file.refusals).toHaveLength(2);
});

test('no column marks play-offs: they follow a club’s last regular-season game', () => {
  const clubs = ['Boston', 'Buffalo', 'Calgary', 'Chicago'] as const;
  const game = (index: number, away: string, home: string) => {
    const date = `${1 + Math.floor(index / 28)}${String(1 + (index % 28)).padStart(2, '0')}`;
    return [
      OTTAWA.replace('1002', date).replace('Ottawa', away),
      TORONTO.replace('1002', date).replace('Toronto', home),
    ];
  };
  const [boston, buffalo, calgary, chicago] = clubs;
  // 48 games for the table, of which one of Calgary and Chicago comes after the play-offs began.
  const rows = Array.from({ length: 48 }, (_, index) => [
    ...game(index, boston, buffalo),
    ...(index === 47 ? [] : game(index, calgary, chicago)),
  ]).flat();
  const late = [...game(49, buffalo, boston), ...game(50, calgary, chicago)];
  const after = [...game(51, chicago, calgary), ...game(53, boston, calgary)];
  const reported = read([...rows, ...late, ...after], 'nhl odds 2012-13.csv').of('match');
  expect(reported).toHaveLength(48 + 47 + 4);
  expect(reported.slice(-4).map(({ isPlayOff = false }) => isPlayOff)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(reported.slice(0, -4).some(({ isPlayOff }) => isPlayOff)).toBe(false);
});

test('in a season that was cut short every game after its last day is a play-off game', () => {
  const on = (day: string) => [OTTAWA, TORONTO].map((row) => row.replace('1002', day));
  const reported = read([...on('311'), ...on('801')], 'nhl odds 2019-20.csv').of('match');
  expect(reported.map(({ isPlayOff = false }) => isPlayOff)).toEqual([false, true]);
});

testOpenData(
  'the real archives load completely, and a second time without any change',
  async () => {
    const database = await createTestDatabase({ deadlineMs: 60_000 });
    const files = importFolder();
    const sink = testSink(database.db);
    const paths = ['2019-20', '2021'].map((season) =>
      openDataPath(`hockey/sbr/nhl odds ${season}.csv`),
    );
    const first = await files.runAs('sportsbook-review', sink, ...paths);
    // Two rows a game: 2,424 and 1,904 rows.
    expect(first.result).toMatchObject({ imported: 1_212 + 952, updated: 0, quarantined: 0 });
    expect(first.output).toContain('column CloseOU price: invalid prices left out: 1');
    const teams = await database.db.selectFrom('teams').select('name_en').execute();
    expect(teams).toHaveLength(31);
    const playOffs = await database.db
      .selectFrom('matches as m')
      .innerJoin('seasons as s', 's.id', 'm.season_id')
      .select((the) => ['s.name', the.fn.countAll<number>().as('count')])
      .where('m.is_play_off', '=', true)
      .groupBy('s.name')
      .orderBy('s.name')
      .execute();
    // All 31 clubs played 56 games for the table of 2020-21; 1,082 games were played in 2019-20.
    expect(playOffs.map(({ name, count }) => [name, Number(count)])).toEqual([
      ['2019/20', 1_212 - 1_082],
      ['2020/21', 952 - (31 * 56) / 2],
    ]);
    const world = await storedWorld(database.db);
    const second = await files.runAs('sportsbook-review', sink, ...paths);
    expect(second.result).toMatchObject({ imported: 0, updated: 0, skipped: 2_164 });
    expect(await storedWorld(database.db)).toEqual(world);
    files.remove();
    await database.close();
  },
  120_000,
);

test.each([
  ['Date,Rot,VH,Team,1st,2nd,3rd,4th,Final,Open,Close,ML,2H', '4th, 2H'],
  ['Date,Rot,VH,Team,1st,2nd,Final,Open,Close,ML,2H', '2H'],
  [
    'Date,Rot,VH,Team,Pitcher,1st,2nd,3rd,4th,9th,Final,Open,Close,Run Line,,OpenOU,,CloseOU,',
    '4th, Pitcher, RunLine',
  ],
])(
  'an archive of another sport is refused, even if its cities have hockey clubs',
  (head, columns) => {
    expect(() => readLines(readSportsbookReview, head, 'nba odds 2014-15.csv')).toThrow(
      `not an NHL archive: column ${columns} is of another sport`,
    );
  },
);

test('basketball quarters without a fourth are not read as periods', () => {
  const rows = [
    '1028,501,V,Dallas,24,29,20,100,206.5,203.5,,,,,,',
    '1028,502,H,Chicago,26,19,31,101,6,3.5,,,,,,',
  ];
  const file = read(rows);
  expect(file.of('match')).toEqual([]);
  expect(file.refusals).toEqual([
    'column 1st holds "26", not a count; write a whole number up to 12',
  ]);
});

test('the newest games may come first: the season begins in the month of the last row', () => {
  const game = (date: string) => [OTTAWA.replace('1002', date), TORONTO.replace('1002', date)];
  const dates = ['1002', '1105', '1204', '106', '208', '801', '928'];
  const days = (order: string[]) =>
    read(order.flatMap(game))
      .of('match')
      .map(({ key }) => key)
      .toSorted();
  expect(days(dates.toReversed())).toEqual(days(dates));
  expect(days(dates).at(-1)).toBe('2019/20 2020-09-28 Toronto v Ottawa');
});
