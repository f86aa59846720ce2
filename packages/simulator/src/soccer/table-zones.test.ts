import { haveOwnPlaces, zoneOfPlace } from '@tipmark/domain';
import { leagues } from './league-catalogue.ts';
import { zonesOfLeague } from './table-zones.ts';

const nameAt = (key: string, place: number) => {
  const league = leagues.find((one) => one.key === key);
  return league && zoneOfPlace(zonesOfLeague(league), place)?.name.en;
};

test('the top league has zones of the cup, and relegation into the league below', () => {
  expect([1, 2, 3, 5, 17, 18, 20].map((place) => nameAt('ru-1', place))).toEqual([
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
  expect([1, 3, 4, 5].map((place) => nameAt('ru-2', place))).toEqual([
    'Promotion',
    'Promotion',
    'Promotion play-offs',
    undefined,
  ]);
});

test('the lowest league of a country has no relegation', () => {
  expect([1, 18, 20].map((place) => nameAt('ru-3', place))).toEqual([
    'Promotion',
    undefined,
    undefined,
  ]);
});

test.each(leagues.map((league) => [league.key, league] as const))(
  'no place of %s is in two zones',
  (_key, league) => {
    expect(haveOwnPlaces(zonesOfLeague(league))).toBe(true);
  },
);
