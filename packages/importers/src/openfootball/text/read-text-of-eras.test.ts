import { read, startsOf } from '../../testing/read-football-text.ts';

test('older files have dates in brackets, scores between the teams and unmarked headings', () => {
  const file = read(`= English Premier League 2000/01\r
\r
Matchday 1\r
[Sat Aug/19]\r
  15.00  Charlton Athletic        4-0 (2-0)  Manchester City\r
         Leicester City           0-0  Aston Villa\r
\r
Matchday 23\r
[Mon Jan/1]\r
         Bradford City            -  Ipswich Town\r
`);
  expect(file.refusals).toEqual([]);
  expect(
    file
      .of('match')
      .map(({ key, startsAt, round, status, isTimeKnown }) => [
        key.slice('en.1 2000/01 '.length),
        new Date(startsAt * 1_000).toISOString().slice(0, 16),
        round,
        status,
        isTimeKnown,
      ]),
  ).toEqual([
    ['Charlton Athletic v Manchester City', '2000-08-19T14:00', '1', 3, true],
    ['Leicester City v Aston Villa', '2000-08-19T14:00', '1', 3, true],
    ['Bradford City v Ipswich Town', '2001-01-01T12:00', '23', 1, false],
  ]);
  expect(file.of('score').map(({ score }) => score)).toEqual([
    { home: 4, away: 0, periods: [[2, 0]] },
    { home: 0, away: 0 },
  ]);
});

test('dates are read in all spellings, on their own line or before the match and stadium', () => {
  const starts = startsOf(`= World Cup 2002
31 May   France     0-1    Senegal   @ Seoul World Cup Stadium, Seoul
June 12 18:00 @ Liège       Germany            1-1 Romania
        20:45 @ Eindhoven   Portugal           3-2 England
Th Jun 13
  Spain v Italy 1-0
25.06.2002
  17:30 UTC+9 @ Donaufeldplatz      Brazil - Turkey 0-4
2002-06-26
  China v Japan 1-0
(12) Sat, 29 June 2002 20:00 UTC+9  South Korea  2-3  Turkey @ Daegu : 63_483
Sun Jun 30 20:00 UTC+9 @ Yokohama, Yokohama : 69_029
  Germany 0-2 Brazil
3.7.  att: 12_000
  Wales v Malta
`);
  expect(starts).toEqual([
    'France v Senegal 2002-05-31',
    'Germany v Romania 2002-06-12',
    'Portugal v England 2002-06-12',
    'Spain v Italy 2002-06-13',
    'Brazil v Turkey 2002-06-25T08:30',
    'China v Japan 2002-06-26',
    'South Korea v Turkey 2002-06-29T11:00',
    'Germany v Brazil 2002-06-30T11:00',
    'Wales v Malta 2002-07-03',
  ]);
});

test('a time applies until another time or day; letters after it may begin a name', () => {
  expect(
    startsOf(`= Austrian Bundesliga 2023/24
Sat Aug 5
  17:00  LASK                     3-3 (2-3)  Sturm Graz
         SK Rapid v WSG Tirol
  19.30 CET (18:30 GMT)  SCR Altach v Austria Wien
Sun Aug 6
         Wolfsberger AC v FC Blau-Weiß Linz
`),
  ).toEqual([
    'LASK v Sturm Graz 2023-08-05T15:00',
    'Rapid Wien v WSG Tirol 2023-08-05T15:00',
    'Altach v Austria Wien 2023-08-05T18:30',
    'Wolfsberger AC v Blau-Weiß Linz 2023-08-06',
  ]);
});

describe('dates without a year', () => {
  const days = (title: string, ...lines: string[]) =>
    startsOf(
      `= ${title}\n${lines.map((line, index) => `${line}\n  Club ${'ABCDEFGH'[index]} v Ajax`).join('\n')}\n`,
      'x.txt',
    ).map((line) => line.slice(-10));

  test('the day of the week determines the year: groups go back, a season ends in the summer after it', () => {
    expect(days('UEFA Champions League 2011/12', 'Wed Dec/7', 'Wed Sep/14', 'Tue Mar/13')).toEqual([
      '2011-12-07',
      '2011-09-14',
      '2012-03-13',
    ]);
    expect(days('Serie X 2019/20', 'Sun Mar 8', 'Wed Jul 1', 'Sun Aug 2', 'Sun Jul/28')).toEqual([
      '2020-03-08',
      '2020-07-01',
      '2020-08-02',
      '2019-07-28',
    ]);
  });

  test('without a day of the week the order of months does, up to the second summer of a season', () => {
    expect(days('Serie X 2019/20', 'Aug 3', 'Dec 28', 'Jan 2', 'Jun 20', 'Jul 4')).toEqual([
      '2019-08-03',
      '2019-12-28',
      '2020-01-02',
      '2020-06-20',
      '2020-07-04',
    ]);
  });

  test('a wrong day of the week does not move a match to another year', () => {
    expect(days('Serie X 2024/25', 'Sat May 17', 'Mon May 18')).toEqual([
      '2025-05-17',
      '2025-05-18',
    ]);
  });

  test('a postponed tournament and a season that ends in another year have the right years', () => {
    expect(days('Euro 2020', 'Fri Jun 11', 'Sat Jun 12')).toEqual(['2021-06-11', '2021-06-12']);
    expect(days('Copa X 2020', 'Wed Dec 30', 'Sat Jan 30', 'Sun Feb/7 2021')).toEqual([
      '2020-12-30',
      '2021-01-30',
      '2021-02-07',
    ]);
  });
});
