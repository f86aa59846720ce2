import fc from 'fast-check';
import { fileText, playedRow } from '../testing/football-data-file.ts';
import { readRows } from '../testing/read-rows.ts';

test('a row becomes a match with score, statistics, league and teams', () => {
  const file = readRows([playedRow()]);
  expect(file.of('match')).toEqual([
    {
      kind: 'match',
      source: 'football-data',
      key: 'E0 2023/24 Chelsea v Fulham',
      seq: 7,
      seasonKey: 'E0 2023/24',
      homeKey: 'GB-ENG Chelsea',
      awayKey: 'GB-ENG Fulham',
      refereeKey: 'GB-ENG A Whistle',
      startsAt: Date.UTC(2024, 0, 13, 12, 30) / 1e3,
      isTimeKnown: true,
      status: 3,
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

test('the division is taken from each row, and an unknown one is quarantined', () => {
  const file = readRows([
    playedRow({ Div: 'I1', HomeTeam: 'Roma', AwayTeam: 'Lazio' }),
    playedRow({ Div: 'XX' }),
  ]);
  expect(file.of('league').map(({ key }) => key)).toEqual(['I1']);
  expect(file.lines.filter(({ refusal: rejection }) => rejection)).toMatchObject([
    {
      line: 3,
      refusal:
        'column Div, or Country, holds "XX", no league known here; write it as E0 or Norway, or leave the row out',
    },
  ]);
});

test('whole numbers may be written as floats or in quotes, and NA is blank', () => {
  const row = playedRow({
    FTHG: '2.0',
    HS: '"14"',
    Attendance: '"41,204"',
    HF: 'NA',
  });
  const file = readRows([row]);
  expect(file.of('score')[0]?.score?.home).toBe(2);
  expect(file.of('statistics')[0]?.home).toEqual({
    shots: 14,
    shotsOnTarget: 6,
    corners: 7,
    yellowCards: 2,
    redCards: 0,
  });
});

test('a statistic that is not a count is left out and counted, and its match is kept', () => {
  const file = readRows([
    playedRow({ HS: '"1,4"', HY: '1.2' }),
    playedRow({ AwayTeam: 'Luton', HY: '2-', AR: 'x' }),
  ]);
  expect(file.refusals).toEqual([]);
  const [first, second] = file.of('statistics');
  expect(first?.home).toEqual({ shotsOnTarget: 6, fouls: 11, corners: 7, redCards: 0 });
  expect(second?.away).not.toHaveProperty('redCards');
  expect(file.of('score').map(({ score }) => score?.redCards)).toEqual([[0, 1], undefined]);
  expect([...(file.unreadableCells ?? [])]).toEqual([
    ['HS', 1],
    ['HY', 2],
    ['AR', 1],
  ]);
});

test('statistics above what they are a part of are left out with it and counted', () => {
  const file = readRows([
    playedRow({ HS: 3, HST: 9, AR: 12 }),
    playedRow({ AwayTeam: 'Luton', FTR: 'h', Referee: '12' }),
  ]);
  expect(file.refusals).toEqual([]);
  expect(file.of('statistics')[0]).toMatchObject({
    home: { fouls: 11, corners: 7 },
    away: { shots: 9, shotsOnTarget: 3 },
  });
  expect(file.of('statistics')[0]?.home).not.toHaveProperty('shots');
  expect(file.of('score')[0]?.score).not.toHaveProperty('redCards');
  expect(file.of('match')[1]).not.toHaveProperty('refereeKey');
  expect([...(file.unreadableCells ?? [])]).toEqual([
    ['AR', 1],
    ['HST', 1],
    ['HS', 1],
    ['Referee', 1],
  ]);
});

test('two teams meet once on a day, whatever the division and the ground', () => {
  const file = readRows([
    playedRow(),
    playedRow({ Div: 'E1' }),
    playedRow({ HomeTeam: 'Fulham', AwayTeam: 'Chelsea' }),
  ]);
  expect(file.of('match').map(({ key }) => key)).toEqual(['E0 2023/24 Chelsea v Fulham']);
  const words = 'line 2 has these two on 2024-01-13 already, as Chelsea v Fulham in E0';
  expect(file.refusals).toEqual([
    `columns Div, HomeTeam and AwayTeam: ${words}; leave one of them out`,
    `columns Div, HomeTeam and AwayTeam: ${words}; leave one of them out`,
  ]);
});

test('red cards or half-time goals of only one side are left out of the score', () => {
  const file = readRows([
    playedRow(),
    playedRow({ AwayTeam: 'Luton', HTAG: '', AR: '' }),
    playedRow({ AwayTeam: 'Burnley', HTHG: 'x' }),
  ]);
  const [, half] = file.of('score');
  expect(half?.score).toEqual({ home: 2, away: 1 });
  expect(file.of('match').map(({ status }) => status)).toEqual([3, 3]);
  expect(file.of('statistics')[1]?.home.redCards).toBe(0);
  expect(file.refusals).toEqual([
    'column HTHG holds "x", not a count; write a whole number up to 20',
  ]);
});

test('rows whose own columns contradict each other are quarantined', () => {
  const file = readRows([
    playedRow({ FTR: 'A' }),
    playedRow({ HTHG: 3 }),
    playedRow({ FTAG: '' }),
    playedRow({ HomeTeam: 'Fulham' }),
    playedRow({ HomeTeam: '' }),
  ]);
  expect(file.refusals).toEqual([
    'column FTR holds "A" beside the score 2:1; correct one of them',
    'half-time 3:1 is above the score 2:1; correct one of them',
    'only one of the columns FTHG and FTAG is filled; fill both or none',
    'columns HomeTeam and AwayTeam both hold "Fulham"; correct one of them',
    'column HomeTeam is blank; fill it in, or leave the row out',
  ]);
});

test('days before 2000 are quarantined', () => {
  const refusalOf = (Date: string) => readRows([playedRow({ Date })]).refusals[0];
  expect(refusalOf('14/08/93')).toBe(
    'column Date: the day 1993-08-14 is before 2000-01-03, the first the site has; leave the match out',
  );
  expect(refusalOf('14/08/75')).toBe(
    'column Date: the day 1975-08-14 is before 2000-01-03, the first the site has; leave the match out',
  );
});

test('any row is either rejected once or becomes one valid match', () => {
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
      const file = readRows(fileText([good, ...rows], { columns }));
      const matches = file.of('match');
      expect(matches.length + file.refusals.length).toBe(file.countOfRows);
    }),
    { numRuns: 300 },
  );
});

test('a file of another kind is rejected with a reason', () => {
  expect(() => readRows('')).toThrow('the file is empty');
  expect(() => readRows('a,b\n1,2\n')).toThrow('no column Div, Date, HomeTeam, AwayTeam');
  for (const columns of ['Country,League,Season,Date', 'League,Date,Home,Away']) {
    expect(() => readRows(`${columns}\n`)).toThrow('"extra leagues" layout');
  }
  expect(() => readRows(Uint8Array.from([0, 159, 146, 150, 10, 34, 7]))).toThrow(/not/);
});

test('a row that is cut off at the end of the file is quarantined', () => {
  const text = fileText([playedRow(), playedRow({ AwayTeam: 'Luton' })]);
  const file = readRows(text.slice(0, text.lastIndexOf(',H,1,1') + 2));
  expect(file.of('score')).toHaveLength(1);
  expect(file.refusals).toEqual([
    'the file ends in the middle of this row; download it again, or complete the row',
  ]);
});
