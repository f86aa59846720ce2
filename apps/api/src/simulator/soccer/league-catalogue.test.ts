import { countries } from '../countries/countries.ts';
import { CLUBS_IN_LEAGUE, leagues } from './league-catalogue.ts';

test('every league is full, and its country has a flag', () => {
  expect(leagues.length).toBeGreaterThan(25);
  expect(new Set(leagues.map(({ country }) => country.code)).size).toBe(countries.length);
  for (const { clubs, key } of leagues) expect([key, clubs.length]).toEqual([key, CLUBS_IN_LEAGUE]);
});

test.each(['en', 'ru'] as const)(
  'no two clubs of a country, or leagues of one, share a name in %s',
  (locale) => {
    for (const country of countries) {
      const ofCountry = leagues.filter((league) => league.country === country);
      const clubs = ofCountry.flatMap((league) => league.clubs.map(({ name }) => name[locale]));
      expect(new Set(clubs).size).toBe(clubs.length);
      expect(new Set(ofCountry.map(({ name }) => name[locale])).size).toBe(ofCountry.length);
    }
  },
);

test('keys are unique', () => {
  const keys = leagues.flatMap(({ key, clubs }) => [key, ...clubs.map((club) => club.key)]);
  expect(new Set(keys).size).toBe(keys.length);
});

test('Russian names are Russian, English ones are not', () => {
  const named = leagues.flatMap(({ name, clubs, referees }) => [
    name,
    ...clubs.map((club) => club.name),
    ...referees.map((referee) => referee.name),
  ]);
  expect(named.filter(({ ru }) => !/[А-Яа-яё]/.test(ru) || /[A-Za-z{}/]/.test(ru))).toEqual([]);
  expect(named.filter(({ en }) => /[А-Яа-яё{}/]/.test(en) || en !== en.trim())).toEqual([]);
});

test('crests are drawn from two colours', () => {
  for (const { crest } of leagues.flatMap(({ clubs }) => clubs)) {
    expect(crest.shape).toMatch(/^[a-z]+$/);
    expect(crest.colours.join(' ')).toMatch(/^#[0-9a-f]{6} #[0-9a-f]{6}$/);
    expect(crest.colours[0]).not.toBe(crest.colours[1]);
  }
});
