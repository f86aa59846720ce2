import { readFileSync } from 'node:fs';
import { openDataPath, testOpenData } from '../testing/open-data.ts';
import { readLines } from '../testing/read-lines.ts';
import { readTennisData } from './read-tennis-data.ts';
import { roundNames } from './round-names.ts';

type Row = readonly [round: string, winner: string, loser: string, tournament?: string];

function namesOf(...matches: readonly Row[]) {
  const rows = matches.map(([Round, Winner, Loser, Tournament = 'Lyon Open'], line) => ({
    line,
    cells: new Map(Object.entries({ Location: 'Lyon', Tournament, Round, Winner, Loser })),
  }));
  const nameOf = roundNames(rows);
  return rows.map((row) => nameOf(row));
}

const [SEMIFINAL, FINAL] = [
  ['Semifinals', 'Norrie', 'Rune'],
  ['The Final', 'Norrie', 'Molcan'],
] as const satisfies readonly Row[];

test('the round of a match is the one before the next match of its winner, whatever the file says', () => {
  const played: Row[] = [
    ['2nd Round', 'Coria', 'Carreno'],
    ['2nd Round', 'Rune', 'Mannarino'],
    ['2nd Round', 'Molcan', 'Coria'],
    ['Quarterfinals', 'Guinard', 'Mmoh'],
    ['Quarterfinals', 'Rune', 'Guinard'],
    ['Semifinals', 'Molcan', 'De Minaur'],
  ];
  const names = ['R16', 'R16', 'QF', 'R16', 'QF', 'SF', 'SF', 'F'];
  expect(namesOf(...played, SEMIFINAL, FINAL)).toEqual(names);
});

test('a final whose winner plays on was a semifinal; groups and third-place matches keep their names', () => {
  const played: Row[] = [
    ['Round Robin', 'Norrie', 'Rune'],
    ['The Final', 'Norrie', 'Sinner'],
    ['Third Place', 'Rune', 'Sinner'],
    ['The Final', 'Norrie', 'Molcan'],
  ];
  expect(namesOf(...played)).toEqual(['RR', 'SF', 'BR', 'F']);
});

test('another tournament at the same location in the same year changes nothing', () => {
  const first: Row[] = [['Semifinals', 'Molcan', 'Coria'], FINAL];
  const later: Row[] = [
    ['1st Round', 'Norrie', 'Mmoh'],
    ['Quarterfinals', 'Norrie', 'Coria'],
  ];
  expect(namesOf(...first, ...later)).toEqual(['SF', 'F', 'R16', 'QF']);
  const named = later.map(([round, winner, loser]): Row => [round, winner, loser, 'Autumn Cup']);
  expect(namesOf(...first, ...named)).toEqual(['SF', 'F', 'R16', 'QF']);
});

testOpenData('rounds of real files have the right number of matches', () => {
  const full = ['atp_2022.xlsx', 'wta_2021.xlsx'].flatMap((file) => {
    const read = readLines(
      readTennisData,
      readFileSync(openDataPath(`tennis/tennis-data/${file}`)),
      file,
    );
    const of = (season: string, round: string) =>
      read.of('match').filter((match) => match.seasonKey === season && match.round === round)
        .length;
    return ['ATP Lyon 2022', 'WTA Portoroz 2021'].map((season) => [
      of(season, 'R16'),
      of(season, 'QF'),
    ]);
  });
  expect(full).toEqual([
    [8, 4],
    [0, 0],
    [0, 0],
    [8, 4],
  ]);
});
