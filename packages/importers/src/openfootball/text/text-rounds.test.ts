import { read } from '../../testing/read-football-text.ts';

test('rounds are read from groups with dated matchdays, parts of a season and nested rounds', () => {
  const file = read(
    `= World Cup 2022       # in Qatar, November 20 - December 18

Group A  | Qatar      Ecuador       Senegal        Netherlands

▪ Matchday 1  |  Sun Nov 20
▪ Matchday 2  |  Mon Nov 21 - Tue Nov 22
▪ Matchday 3  |  Nov 23-25

▪ Group A
Sun Nov 20
  19:00      Qatar   0-2 (0-2)   Ecuador    @ Al Bayt Stadium, Al Khor
Tue Nov 22
  19:00      Senegal  0-2 (0-0)  Netherlands
Nov 25
  16:00      Qatar  1-3 (0-1)  Senegal
▪ Round of 16
Sat Dec 3
  18:00      Netherlands  3-1  USA
= Copa X 2021
▪ First stage
▪▪ Group 4
June 5
  Chile v Peru 1-0
▪▪ Matchday 2
  Peru v Chile 1-0
== Playoffs
Semifinals
  Cuba v Peru 1-0
== Regular
Matchday 3
  Cuba v Chile 1-0
`,
    'cup.txt',
  );
  expect(file.refusals).toEqual([]);
  expect(file.of('match').map(({ round }) => round)).toEqual([
    'Group A, 1',
    'Group A, 2',
    'Group A, 3',
    'R16',
    'Group 4, First stage',
    'Group 4, First stage, Matchday 2',
    'Playoffs, SF',
    '3',
  ]);
  expect(file.of('season').map(({ key }) => key)).toEqual(['world-cup 2022', 'Copa X 2021']);
});

test('a repeated heading continues its season', () => {
  const file = read(`= Copa X 2021
Round 1
June 5
  Chile v Peru 1-0
= Copa Y 2021
June 6
  Cuba v Fiji 1-0
= Copa X 2021
June 12
  Chile v Peru 0-0
`);
  expect(file.of('match').map(({ key, round }) => [key, round])).toEqual([
    ['Copa X 2021 Chile v Peru', 'Round 1'],
    ['Copa X 2021 Chile v Peru #2', undefined],
    ['Copa Y 2021 Cuba v Fiji', undefined],
  ]);
});

test('finals in a separate file may repeat a match of the groups', () => {
  const text = '= World Cup 2002\nJune 26\nBrazil 1-0 Turkey\n';
  expect(read(text, 'cup_finals.txt').of('match')[0]?.key).toMatch(/#2$/);
  expect(read(text, 'cup.txt').of('match')[0]?.key).toBe('world-cup 2002 Brazil v Turkey');
});
