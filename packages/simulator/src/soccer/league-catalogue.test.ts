import { civilDay } from '../calendar/civil-day.ts';
import { countries } from '../countries/countries.ts';
import { hockeyLeagues } from '../hockey/hockey-leagues.ts';
import { CLUBS_IN_LEAGUE, leagues } from './league-catalogue.ts';
import { seasonRecords } from './reference-records.ts';
import { seasonOf } from './season.ts';

test('every league is full, and its country has a flag', () => {
  expect(leagues.length).toBeGreaterThan(25);
  expect(new Set(leagues.map(({ country }) => country.code)).size).toBe(countries.length);
  for (const { clubs, key } of leagues) expect([key, clubs.length]).toEqual([key, CLUBS_IN_LEAGUE]);
});

test.each(['en', 'ru'] as const)(
  'no two clubs or leagues of a country share a name in %s',
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

test('Russian names are in Cyrillic, English ones are not', () => {
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

test('in some lower leagues a club starts with a points deduction decided before the season', () => {
  const seasons = seasonRecords(1, seasonOf(civilDay(2026, 11, 20))).flatMap(({ record }) =>
    record.kind === 'season' && record.deductions !== undefined ? [record] : [],
  );
  expect(seasons.length).toBeGreaterThan(2);
  for (const { leagueKey, startsOn, deductions = [] } of seasons) {
    const league = leagues.find(({ key }) => key === leagueKey);
    expect(league?.level).toBeGreaterThan(0);
    expect(deductions).toHaveLength(1);
    for (const { teamKey, points, date } of deductions) {
      expect(league?.clubs.map(({ key }) => key)).toContain(teamKey);
      expect(points).toBeGreaterThan(0);
      expect(date < startsOn).toBe(true);
    }
  }
});

/** The number of one-letter changes that turn one name into another. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, second] of [...other].entries()) {
      const replaced = (row[place] ?? 0) + Number(letter !== second);
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const FEWEST_CHANGES = 4;
const pairsOf = <Item>(items: readonly Item[]) =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));

test.each(['en', 'ru'] as const)(
  'clubs of a league differ in their first word, in their first six letters and by four letters in %s',
  (locale) => {
    const alike = [...leagues, ...hockeyLeagues].flatMap(({ key, clubs }) =>
      pairsOf(clubs.map(({ name }) => name[locale]))
        .filter(
          ([one, other]) =>
            one.split(' ')[0] === other.split(' ')[0] ||
            one.slice(0, 6) === other.slice(0, 6) ||
            editDistance(one, other) < FEWEST_CHANGES,
        )
        .map((pair) => `${key}: ${pair.join(', ')}`),
    );
    expect(alike).toEqual([]);
  },
);

test('the referees of a league have sixteen different first names and surnames', () => {
  for (const { referees } of leagues) {
    const names = referees.map(({ name }) => name.ru.split(' '));
    expect(new Set(names.map(([first]) => first)).size).toBe(16);
    expect(new Set(names.map(([, ...last]) => last.join(' '))).size).toBe(16);
  }
});

test('no first name is common among all referees', () => {
  const referees = leagues.flatMap((league) => league.referees);
  const firsts = Map.groupBy(referees, ({ name }) => name.en.split(' ')[0]);
  const most = Math.max(...[...firsts.values()].map(({ length }) => length));
  expect(most / referees.length).toBeLessThan(0.025);
});
