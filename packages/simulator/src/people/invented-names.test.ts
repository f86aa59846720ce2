import { hockeyLeagues } from '../hockey/hockey-leagues.ts';
import { tournaments } from '../tennis/tournaments.ts';
import { tours } from '../tennis/tours.ts';

const clubs = hockeyLeagues.flatMap((league) => league.clubs);
const players = tours.flatMap((tour) => tour.players);
const named = [...clubs, ...hockeyLeagues, ...players, ...tournaments];

test('keys are unique', () => {
  const keys = named.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('Russian names are in Cyrillic, English ones are not', () => {
  expect(
    named.filter(({ name }) => !/[А-Яа-яё]/.test(name.ru) || /[A-Za-z{}/]/.test(name.ru)),
  ).toEqual([]);
  expect(named.filter(({ name }) => /[А-Яа-яё{}/]/.test(name.en))).toEqual([]);
});

test.each(['en', 'ru'] as const)(
  'no clubs of a country, players of a tour or tournaments of a country share a name in %s',
  (locale) => {
    const groups = [
      ...Map.groupBy(clubs, ({ nation }) => nation.code).values(),
      ...tours.map((tour) => tour.players),
      ...Map.groupBy(tournaments, ({ country }) => country.code).values(),
    ];
    for (const group of groups) {
      const names = group.map(({ name }) => name[locale]);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  },
);

test('avatars have a background, a shirt and a face', () => {
  for (const { colours } of players) expect(colours.join(' ')).toMatch(/^(?:#[0-9a-f]{6} ?){3}$/);
});
