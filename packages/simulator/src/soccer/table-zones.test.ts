import { haveOwnPlaces, zoneOfPlace } from '@tipmark/domain';
import { leagues } from './league-catalogue.ts';
import { zonesOfLeague } from './table-zones.ts';

const nameAt = (key: string, place: number) => {
  const league = leagues.find((one) => one.key === key);
  return league && zoneOfPlace(zonesOfLeague(league), place)?.name.en;
};

test('the best of a country go to the cup, the last fall into the league below', () => {
  expect([1, 2, 3, 5, 17, 18, 20].map((place) => nameAt('ru-1', place))).toEqual([
    ...['Continental Trophy', 'Continental Trophy', 'Continental Trophy qualifying', undefined],
    ...['Relegation play-offs', 'Relegation', 'Relegation'],
  ]);
});

test('as many rise from it', () => {
  expect([1, 3, 4, 5].map((place) => nameAt('ru-2', place))).toEqual([
    ...['Promotion', 'Promotion', 'Promotion play-offs', undefined],
  ]);
});

test('from the last league of a country nobody falls', () => {
  expect([1, 18, 20].map((place) => nameAt('ru-3', place))).toEqual([
    ...['Promotion', undefined, undefined],
  ]);
});

test.each(leagues.map((league) => [league.key, league] as const))(
  'every place of %s leads to one thing at most',
  (_key, league) => {
    expect(haveOwnPlaces(zonesOfLeague(league))).toBe(true);
  },
);
