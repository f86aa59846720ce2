import fc from 'fast-check';
import { type DatedMatch, misdatedMatches } from './misdated-matches.ts';

const match = (day: string, home: string, away: string): DatedMatch => ({
  day,
  teams: [home, away],
});

const AUGUST = [
  match('2006-08-05', 'Galatasaray', 'Sivasspor'),
  match('2006-08-06', 'Besiktas', 'Ankaraspor'),
  match('2006-08-12', 'Sivasspor', 'Besiktas'),
  match('2020-08-13', 'Ankaraspor', 'Galatasaray'),
  match('2006-08-19', 'Galatasaray', 'Besiktas'),
  match('2006-08-20', 'Sivasspor', 'Ankaraspor'),
];

test('a row of another year among rows of its teams is found, with the day that is meant', () => {
  expect(misdatedMatches(AUGUST)).toEqual(new Map([[3, '2006-08-13']]));
});

test('several such rows, at the end of a file too', () => {
  const more = [...AUGUST, match('2020-08-26', 'Besiktas', 'Sivasspor')];
  expect([...misdatedMatches(more).keys()]).toEqual([3, 6]);
});

test('other teams are another competition', () => {
  const foreign = AUGUST.with(3, match('2020-08-13', 'Kasimpasa', 'Rizespor'));
  expect(misdatedMatches(foreign).size).toBe(0);
});

test('seasons one after the other are no sign, whatever lies between them', () => {
  const season = (year: number) =>
    AUGUST.map(({ day, teams }) => ({ day: `${year}${day.slice(4)}`, teams }));
  expect(misdatedMatches([...season(2004), ...season(2006), ...season(2007)]).size).toBe(0);
});

test('every lone row whose year is changed is found, and no other', () => {
  const teams = ['A', 'B', 'C', 'D', 'E', 'F'];
  const rounds = Array.from({ length: 30 }, (_, round) => {
    const day = new Date(Date.UTC(2022, 7, 6 + round * 7)).toISOString().slice(0, 10);
    return [0, 1, 2].map((pair) =>
      match(day, teams[(pair + round) % 6] ?? '', teams[(5 - pair + round) % 6] ?? ''),
    );
  }).flat();
  fc.assert(
    fc.property(
      fc.nat({ max: rounds.length - 1 }),
      fc.constantFrom(-3, -2, -1, 1, 2, 14),
      (row, years) => {
        const { day = '', teams: ofRow = ['', ''] } = rounds[row] ?? {};
        const wrong = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
        const changed = rounds.with(row, { day: wrong, teams: ofRow as [string, string] });
        expect(misdatedMatches(changed)).toEqual(new Map([[row, day]]));
      },
    ),
  );
  expect(misdatedMatches(rounds).size).toBe(0);
});
