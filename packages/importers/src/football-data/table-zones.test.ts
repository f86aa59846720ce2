import { haveOwnPositions, zoneOfPosition } from '@tipmark/domain';
import { zonesOf } from './table-zones.ts';

const nameAt = (division: string, season: string, teams: number, position: number) =>
  zoneOfPosition(zonesOf(division, season, teams), position)?.name.en;

test.each([
  ['E0', '2023/24', 20, 4, 'Champions League'],
  ['E0', '2023/24', 20, 6, undefined],
  ['E0', '2024/25', 20, 5, 'Champions League'],
  ['E0', '2003/04', 20, 18, 'Relegation'],
  ['E0', '2003/04', 20, 1, undefined],
  ['D1', '2023/24', 18, 16, 'Relegation play-offs'],
  ['D1', '2023/24', 18, 5, 'Champions League'],
  ['F1', '2021/22', 20, 18, 'Relegation play-offs'],
  ['F1', '2019/20', 20, 18, undefined],
  ['F1', '2022/23', 20, 17, 'Relegation'],
  ['I1', '2022/23', 20, 18, undefined],
  ['F1', '2022/23', 20, 3, 'Champions League qualifying'],
  ['E1', '2023/24', 24, 6, 'Promotion play-offs'],
  ['E3', '2019/20', 24, 24, undefined],
])(
  'in %s %s with %i teams position %i is in the zone %s',
  (division, season, teams, position, name) => {
    expect(nameAt(division, season, teams, position)).toBe(name);
  },
);

test('a season with another number of teams than its rule has no zones', () => {
  expect(zonesOf('E0', '2023/24', 19)).toEqual([]);
  expect(zonesOf('E2', '2019/20', 23)).toEqual([]);
});

test('a league without rules has no zones', () => {
  expect(zonesOf('SC0', '2023/24', 12)).toEqual([]);
});

const SEASONS = Array.from({ length: 28 }, (_, index) => {
  const first = 2000 + index;
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
});

test.each(['E0', 'E1', 'E2', 'E3', 'D1', 'D2', 'F1', 'I1', 'N1', 'P1', 'SP1', 'SP2'])(
  'zones of %s never overlap',
  (division) => {
    for (const season of SEASONS) {
      for (const teams of [18, 20, 22, 24]) {
        expect(haveOwnPositions(zonesOf(division, season, teams))).toBe(true);
      }
    }
  },
);
