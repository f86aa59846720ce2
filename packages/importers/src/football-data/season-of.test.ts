import { playedRow } from '../testing/football-data-file.ts';
import { readRows } from '../testing/read-rows.ts';

test('season 2019/20 ended in August 2020, when in Belgium the next one had begun', () => {
  const season = (Div: string, Date: string) =>
    readRows([playedRow({ Div, Date })]).of('season')[0]?.name;
  expect(season('I1', '02/08/2020')).toBe('2019/20');
  expect(season('I1', '19/09/2020')).toBe('2020/21');
  expect(season('B1', '08/08/2020')).toBe('2020/21');
  expect(season('E0', '13/08/2009')).toBe('2009/10');
});

test('where pairings repeat, the key of an upcoming match contains its day', () => {
  const fixture = (Div: string) => ({
    Div,
    Date: '24/02/2024',
    Time: '15:00',
    HomeTeam: 'Chelsea',
    AwayTeam: 'Fulham',
    B365H: 1.5,
    B365D: 4,
    B365A: 6,
  });
  const keys = readRows([fixture('E0'), fixture('SC0')])
    .of('match')
    .map(({ key }) => key);
  expect(keys).toEqual([
    'E0 2023/24 Chelsea v Fulham',
    'SC0 2023/24 Chelsea v Fulham on 2024-02-24',
  ]);
});

test('a pairing occurs once in a season, but in Scotland twice', () => {
  const twice = (Div: string) => [
    playedRow({ Div, Date: '12/08/2023' }),
    playedRow({ Div, Date: '24/02/2024' }),
  ];
  expect(readRows(twice('E0')).refusals[0]).toContain('stands in this season already');
  expect(
    readRows(twice('SC0'))
      .of('match')
      .map(({ key }) => key),
  ).toEqual(['SC0 2023/24 Chelsea v Fulham', 'SC0 2023/24 Chelsea v Fulham #2']);
});
