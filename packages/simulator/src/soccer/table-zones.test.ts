import { haveOwnPositions, zoneOfPosition } from '@tipmark/domain';
import { leagues } from './league-catalogue.ts';
import { zonesOfLeague } from './table-zones.ts';

const nameAt = (key: string, position: number) => {
  const league = leagues.find((one) => one.key === key);
  return league && zoneOfPosition(zonesOfLeague(league), position)?.name.en;
};

test('the top league has zones of the cup, and relegation into the league below', () => {
  expect([1, 2, 3, 5, 17, 18, 20].map((position) => nameAt('ru-1', position))).toEqual([
    'Continental Trophy',
    'Continental Trophy',
    'Continental Trophy qualifying',
    undefined,
    'Relegation play-offs',
    'Relegation',
    'Relegation',
  ]);
});

test('a second league promotes as many clubs as the league above relegates', () => {
  expect([1, 3, 4, 5].map((position) => nameAt('ru-2', position))).toEqual([
    'Promotion',
    'Promotion',
    'Promotion play-offs',
    undefined,
  ]);
});

test('the lowest league of a country has no relegation', () => {
  expect([1, 18, 20].map((position) => nameAt('ru-3', position))).toEqual([
    'Promotion',
    undefined,
    undefined,
  ]);
});

test.each(leagues.map((league) => [league.key, league] as const))(
  'no position of %s is in two zones',
  (_key, league) => {
    expect(haveOwnPositions(zonesOfLeague(league))).toBe(true);
  },
);
