import type { FeedRecord, FeedRecordKind, FeedRecordOf } from '@tipmark/contract/feed';
import { feedRecord } from '@tipmark/contract/feed';
import fc from 'fast-check';
import { bytesOf, type FileRow, fileText, playedRow } from '../testing/football-data-file.ts';
import { readFootballData } from './read-football-data.ts';

function read(content: string | Uint8Array | FileRow[]) {
  const text = Array.isArray(content) ? fileText(content) : content;
  const bytes = typeof text === 'string' ? bytesOf(text) : text;
  const file = readFootballData(bytes, 'E0.csv', 7);
  const lines = [...file.lines];
  const sent = lines.filter((line) => line.refusal === undefined);
  const records = sent.map((line) => feedRecord.parse(line.record));
  const of = <Kind extends FeedRecordKind>(kind: Kind) =>
    records.filter((record: FeedRecord): record is FeedRecordOf<Kind> => record.kind === kind);
  const refused = lines.filter((line) => line.refusal !== undefined);
  return { ...file, lines, records, of, refused };
}

function pricesOf(file: ReturnType<typeof read>, phase: 'first' | 'closing') {
  const [odds] = file.of('odds').filter((record) => record.phase === phase);
  return Object.fromEntries(
    (odds?.prices ?? []).map(([key, type, milli]) => [`${key} ${type}`, milli]),
  );
}

test('a row becomes a match with score, figures and prices', () => {
  const file = read([playedRow()]);
  expect(file.of('match')).toEqual([
    {
      ...{ kind: 'match', source: 'football-data', key: 'E0 2023/24 Chelsea v Fulham', seq: 7 },
      ...{ seasonKey: 'E0 2023/24', homeKey: 'GB-ENG Chelsea', awayKey: 'GB-ENG Fulham' },
      ...{ refereeKey: 'GB-ENG A Whistle', startsAt: Date.UTC(2024, 0, 13, 12, 30) / 1_000 },
      ...{ isTimeKnown: true, status: 3 },
    },
  ]);
  expect(file.of('score')[0]).toMatchObject({
    status: 3,
    score: { home: 2, away: 1, periods: [[1, 1]], redCards: [0, 1] },
  });
  expect(file.of('statistics')[0]).toMatchObject({
    home: { shots: 14, shotsOnTarget: 6, fouls: 11, corners: 7, yellowCards: 2, redCards: 0 },
    away: { shots: 9, shotsOnTarget: 3, fouls: 12, corners: 4, yellowCards: 3, redCards: 1 },
  });
  expect(file.of('league')[0]).toMatchObject({
    name: { en: 'Premier League', ru: 'Премьер-лига' },
    countryCode: 'GB-ENG',
  });
  expect(file.of('team').map(({ name }) => name.ru)).toEqual(['Челси', 'Фулхэм']);
});

test('plain columns are early prices and C columns closing ones, without a real time', () => {
  const file = read([playedRow()]);
  const start = file.of('match')[0]?.startsAt ?? 0;
  expect(file.of('odds').map(({ phase, at }) => [phase, at - start])).toEqual([
    ['first', -48 * 3_600],
    ['closing', -60],
  ]);
  expect(pricesOf(file, 'first')).toMatchObject({
    ...{ 'B365 1x2.1': 1530, 'PS 1x2.x': 4510, 'Max 1x2.2': 6500, 'Avg 1x2.1': 1540 },
    ...{ 'B365 ou.o:2.5': 1610, 'PS ou.u:2.5': 2350 },
    ...{ 'B365 ah.1:-1': 1900, 'B365 ah.2:1': 2000 },
  });
  expect(pricesOf(file, 'closing')).toMatchObject({
    ...{ 'B365 1x2.1': 1500, 'PS 1x2.2': 6600, 'B365 ou.o:2.5': 1570 },
    ...{ 'B365 ah.1:-1.25': 2050, 'B365 ah.2:1.25': 1850 },
  });
  const aggregates = file.of('bookmaker').filter(({ isAggregate }) => isAggregate);
  expect(aggregates.map(({ key }) => key)).toEqual(['Max', 'Avg']);
});

describe('oddities 1–6: encoding and shape', () => {
  const text = fileText([playedRow()]);
  const nameless = (bytes: Uint8Array) =>
    read(bytes)
      .of('match')
      .map(({ key }) => key);

  test('byte order mark, CRLF and LF', () => {
    const expected = ['E0 2023/24 Chelsea v Fulham'];
    expect(nameless(bytesOf(`\u{FEFF}${text}`))).toEqual(expected);
    expect(nameless(bytesOf(text.replaceAll('\r\n', '\n')))).toEqual(expected);
  });

  test('Windows-1252 and UTF-8 names are the same name', () => {
    const rows = [
      playedRow({ Div: 'D1', HomeTeam: 'Köln', AwayTeam: 'Fürth', Date: '13/01/2024' }),
    ];
    const utf8 = fileText(rows);
    const cp1252 = Uint8Array.from(utf8, (letter) => letter.charCodeAt(0));
    expect(nameless(cp1252)).toEqual(['D1 2023/24 FC Koln v Fürth']);
    expect(nameless(bytesOf(utf8))).toEqual(nameless(cp1252));
  });

  test('empty tail rows, nameless columns and two columns of one name', () => {
    const columns = [...Object.keys(playedRow()), '', 'G', 'G', ''];
    const tail = `${','.repeat(columns.length - 1)}\r\n`.repeat(120);
    const file = read(fileText([playedRow({ G: 9 })], { columns, tail }));
    expect(file.countOfRows).toBe(1);
    expect(file.unknownColumns).toEqual(['G']);
    expect(file.refused).toEqual([]);
  });

  test('columns of teams as files of the first years call them', () => {
    const { HomeTeam: HT = '', AwayTeam: AT = '', ...rest } = playedRow({ Date: '26/08/00' });
    expect(
      read([{ ...rest, HT, AT }])
        .of('match')
        .map(({ key }) => key),
    ).toEqual(['E0 2000/01 Chelsea v Fulham']);
  });

  test('a column of a new bookmaker is counted and nothing else', () => {
    const file = read([playedRow({ NEWH: 1.5, NEWD: 4, NEWA: 6 })]);
    expect(file.unknownColumns).toEqual(['NEWH', 'NEWD', 'NEWA']);
    expect(pricesOf(file, 'first')).toEqual(pricesOf(read([playedRow()]), 'first'));
  });

  test('one market under its several names', () => {
    const { 'B365>2.5': over, 'B365<2.5': under, B365CA: away, ...rest } = playedRow();
    const renamed = { B365_2_5: over ?? '', B365_2_5_1: under ?? '', B36CA: away ?? '' };
    const older = { 'BbAv>2.5': 1.6, 'GB>2.5': 1.62, 'GB<2.5': 2.25, BbAHh: -0.75, BbAvAHH: 1.9 };
    const file = read([{ ...rest, ...renamed, ...older, AHh: '' }]);
    expect(pricesOf(file, 'first')).toMatchObject({
      ...{ 'B365 ou.o:2.5': 1610, 'B365 ou.u:2.5': 2300, 'BbAv ou.o:2.5': 1600 },
      ...{ 'GB ou.u:2.5': 2250, 'BbAv ah.1:-0.75': 1900, 'B365 ah.1:-0.75': 1900 },
    });
    expect(pricesOf(file, 'closing')).toMatchObject({ 'B365 1x2.2': 6500 });
    expect(file.unknownColumns).toEqual([]);
  });

  test('whole numbers written as floats, thousands in quotes, NA', () => {
    const row = playedRow({
      FTHG: '2.0',
      HS: '"1,4"'.replace(',', ''),
      Attendance: '"41,204"',
      HF: 'NA',
    });
    const file = read([row]);
    expect(file.of('score')[0]?.score?.home).toBe(2);
    expect(file.of('statistics')[0]?.home).toEqual({
      ...{ shots: 14, shotsOnTarget: 6, corners: 7, yellowCards: 2, redCards: 0 },
    });
    const [refused] = read([playedRow({ HS: '"1,4"' })]).refused;
    expect(refused?.refusal).toBe('column HS holds "1,4", not a count');
  });

  test('the division stands in the rows, the name of the file lies', () => {
    const file = read([
      playedRow({ Div: 'I1', HomeTeam: 'Roma', AwayTeam: 'Lazio' }),
      playedRow({ Div: 'XX' }),
    ]);
    expect(file.of('league').map(({ key }) => key)).toEqual(['I1']);
    expect(file.refused.map(({ line, refusal }) => [line, refusal])).toEqual([
      [3, 'league "XX" is not known'],
    ]);
  });
});

describe('oddities 7 and 8: dates and times', () => {
  const days = (...dates: string[]) =>
    read(dates.map((Date, index) => playedRow({ Date, AwayTeam: `Guest ${index}`, Time: '' })))
      .of('match')
      .map(({ startsAt }) => new Date(startsAt * 1_000).toISOString().slice(0, 10));

  test('dd/mm/yy, dd/mm/yyyy and ISO', () => {
    expect(days('13/01/24')).toEqual(['2024-01-13']);
    expect(days('19/08/00', '05/05/01')).toEqual(['2000-08-19', '2001-05-05']);
    expect(days('09/08/2023', '2023-08-13')).toEqual(['2023-08-09', '2023-08-13']);
  });

  test('mm/dd is read where the dates prove it and refused where they contradict each other', () => {
    expect(days('01/13/2024', '02/03/2024')).toEqual(['2024-01-13', '2024-02-03']);
    expect(() => days('13/01/2024', '01/14/2024')).toThrow('some dates can only be dd/mm');
    expect(() => days('01/12/2024', '02/03/2024', '03/02/2024')).toThrow('may be dd/mm or mm/dd');
  });

  test('a date that is no day is quarantined, its neighbours are not', () => {
    const file = read([playedRow(), playedRow({ Date: '31/02/2024', HomeTeam: 'Luton' })]);
    expect(file.of('match')).toHaveLength(1);
    expect(file.refused[0]?.refusal).toBe('column Date holds "31/02/2024", not a day');
  });

  test('times are British, also in summer and abroad; without one noon is assumed', () => {
    const starts = (row: FileRow) => read([playedRow(row)]).of('match')[0];
    expect(starts({ Date: '20/04/2024', Div: 'SP1', Time: '20:00' })).toMatchObject({
      startsAt: Date.UTC(2024, 3, 20, 19) / 1_000,
      isTimeKnown: true,
    });
    expect(starts({ Date: '11/05/19', Time: '' })).toMatchObject({
      startsAt: Date.UTC(2019, 4, 11, 11) / 1_000,
      isTimeKnown: false,
    });
  });
});

describe('oddities 9–11: statuses and seasons', () => {
  test('a final score without half-time is awarded where the file has half-times', () => {
    const awarded = playedRow({ AwayTeam: 'Luton', HTHG: '', HTAG: '', HTR: '' });
    expect(
      read([playedRow(), awarded])
        .of('match')
        .map(({ status }) => status),
    ).toEqual([3, 10]);
    expect(read([awarded]).of('match')[0]?.status).toBe(3);
    const withoutShots = playedRow({ AwayTeam: 'Burnley', HS: '', AS: '', HST: '', AST: '' });
    expect(read([playedRow(), withoutShots]).of('match')[1]?.status).toBe(3);
  });

  test('a row without a score is not played yet, and blank is never 0', () => {
    const blank = { FTHG: '', FTAG: '', FTR: '', HTHG: '', HTAG: '', HTR: '' };
    const figures = { HS: '', AS: '', HST: '', AST: '', HF: '', AF: '' };
    const file = read([
      playedRow({ ...blank, ...figures, HC: '', AC: '', HY: '', AY: '', HR: '', AR: '' }),
    ]);
    expect(file.of('match')[0]?.status).toBe(1);
    expect(file.of('score')).toEqual([]);
    expect(file.of('statistics')).toEqual([]);
  });

  test('rows whose own columns contradict each other are quarantined', () => {
    const file = read([
      playedRow({ FTR: 'A' }),
      playedRow({ HTHG: 3 }),
      playedRow({ FTAG: '' }),
      playedRow({ HomeTeam: 'Fulham' }),
      playedRow({ HomeTeam: '' }),
    ]);
    expect(file.refused.map(({ refusal }) => refusal)).toEqual([
      'column FTR holds "A" beside the score 2:1',
      'half-time 3:1 is above the score 2:1',
      'only one of the columns FTHG and FTAG is filled',
      '"Fulham" plays itself',
      'column HomeTeam is blank',
    ]);
  });

  test('season 2019-20 ended in August 2020, and in Belgium the next one began there', () => {
    const season = (Div: string, Date: string) =>
      read([playedRow({ Div, Date })]).of('season')[0]?.name;
    expect(season('I1', '02/08/2020')).toBe('2019/20');
    expect(season('I1', '19/09/2020')).toBe('2020/21');
    expect(season('B1', '08/08/2020')).toBe('2020/21');
    expect(season('E0', '13/08/2009')).toBe('2009/10');
  });

  test('a pairing stands once in a season, but in Scotland twice', () => {
    const twice = (Div: string) => [
      playedRow({ Div, Date: '12/08/2023' }),
      playedRow({ Div, Date: '24/02/2024' }),
    ];
    expect(read(twice('E0')).refused[0]?.refusal).toContain('stands in this season already');
    expect(
      read(twice('SC0'))
        .of('match')
        .map(({ key }) => key),
    ).toEqual(['SC0 2023/24 Chelsea v Fulham', 'SC0 2023/24 Chelsea v Fulham #2']);
  });

  test('points deductions come with the season', () => {
    const file = read([playedRow({ HomeTeam: 'Everton', AwayTeam: "Nott'm Forest" })]);
    const points = file.of('season')[0]?.deductions?.map((one) => [one.teamKey, one.points]);
    expect(points).toEqual([
      ['GB-ENG Everton', 6],
      ['GB-ENG Everton', 2],
      ["GB-ENG Nott'm Forest", 4],
    ]);
  });

  test.each([
    ['I1', '20/08/2022', ['Juventus', 'Milan'], [['IT Juventus', 10]]],
    [
      'F1',
      '22/08/2021',
      ['Nice', 'Lyon'],
      [
        ['FR Nice', 1],
        ['FR Lyon', 1],
      ],
    ],
    ['F1', '20/08/2023', ['Montpellier', 'Lyon'], [['FR Montpellier', 1]]],
    ['F1', '20/08/2022', ['Montpellier', 'Nice'], []],
  ] as const)('what was taken in the season of %s on %s', (Div, Date, teams, told) => {
    const [HomeTeam, AwayTeam] = teams;
    const file = read([playedRow({ Div, Date, HomeTeam, AwayTeam })]);
    const points = file.of('season')[0]?.deductions?.map((one) => [one.teamKey, one.points]);
    expect(points).toEqual(told);
  });
});

describe('oddities 16 and 17: prices', () => {
  test('a bookmaker that stopped is simply missing, and so is a single blank cell', () => {
    const file = read([playedRow({ B365CH: '', B365CD: '', B365CA: '', BWH: '', PSD: 0 })]);
    const closing = Object.keys(pricesOf(file, 'closing'));
    expect(closing.filter((outcome) => outcome.includes('1x2'))).toEqual([
      'PS 1x2.1',
      'PS 1x2.x',
      'PS 1x2.2',
    ]);
    expect(pricesOf(file, 'first')).not.toHaveProperty(['BW 1x2.1']);
    expect(pricesOf(file, 'first')).not.toHaveProperty(['PS 1x2.x']);
  });

  test('a cell that holds no price is left out and counted', () => {
    const file = read([playedRow({ B365H: 'x', BWH: 0.9 })]);
    expect(file.unreadablePrices).toEqual(
      new Map([
        ['B365H', 1],
        ['BWH', 1],
      ]),
    );
    expect(pricesOf(file, 'first')).not.toHaveProperty(['B365 1x2.1']);
  });
});

test('days the site does not know are quarantined', () => {
  const file = read([playedRow({ Date: '14/08/93' })]);
  expect(file.refused[0]?.refusal).toBe('the day 1993-08-14 is before 2000-01-03');
});

test('whatever stands in a row, it is refused once or makes records that hold', () => {
  const columns = Object.keys(playedRow());
  const cell = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 130 }).map((text) => text.replace(/["\r\n,]/g, '')),
    fc.double().map(String),
    fc.constantFrom('', 'NA', '0', '-1', '2.0', '1e9', '100', '13/01/2024', 'XX', 'SC0'),
  );
  const garbled = fc.dictionary(fc.constantFrom(...columns), cell, { maxKeys: 4 });
  fc.assert(
    fc.property(fc.array(garbled, { minLength: 1, maxLength: 4 }), (changes) => {
      const good = playedRow({ HomeTeam: 'Arsenal', AwayTeam: 'Everton' });
      const rows = changes.map((change, index) => playedRow({ AwayTeam: `G${index}`, ...change }));
      const file = read(fileText([good, ...rows], { columns }));
      const matches = file.of('match');
      expect(matches.length + file.refused.length).toBe(file.countOfRows);
    }),
    { numRuns: 300 },
  );
});

test('a file of another kind is refused with a reason', () => {
  expect(() => read('')).toThrow('the file is empty');
  expect(() => read('a,b\n1,2\n')).toThrow('no column Div, Date, HomeTeam, AwayTeam');
  expect(() => read('Country,League,Season,Date,Home,Away\n')).toThrow('"extra leagues" layout');
  expect(() => read(Uint8Array.from([0, 159, 146, 150, 10, 34, 7]))).toThrow(/not/);
});
