import { civilDay } from '../calendar/civil-day.ts';
import { countries } from '../countries/countries.ts';
import { type Crest, leagueCrestOf } from '../countries/crests.ts';
import { russia } from '../countries/russia.ts';
import { townsOf } from '../countries/towns.ts';
import { hockeyLeagues } from '../hockey/hockey-leagues.ts';
import { russian } from '../people/russian.ts';
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
    for (const [index, second] of [...other].entries()) {
      const replaced = (row[index] ?? 0) + Number(letter !== second);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
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

test.each([0, 1] as const)(
  'clubs of a country whose towns begin alike have different words beside the town (language %i)',
  (language) => {
    for (const country of countries) {
      const clubs = leagues.filter((league) => league.country === country).flatMap((l) => l.clubs);
      const towns = townsOf(country);
      const outlines = clubs.map(({ name }, index) => {
        const town = towns[index]?.[language] ?? '';
        const start = country.townStarts[index % country.townStarts.length]?.[language] ?? '';
        expect(town.startsWith(start)).toBe(true);
        return `${(language === 0 ? name.en : name.ru).replace(town, '{}')}: ${start}`;
      });
      expect(outlines.filter((one, index) => outlines.indexOf(one) !== index)).toEqual([]);
    }
  },
);

test.each(['en', 'ru'] as const)('names of leagues begin in many ways in %s', (locale) => {
  const all = [...leagues, ...hockeyLeagues].map(({ name }) => name[locale]);
  const firsts = Map.groupBy(all, (name) => name.split(' ')[0]);
  const common = [...firsts].filter(([, { length }]) => length > 2).map(([first]) => first);
  expect(common).toEqual([]);
});

test('no club of a country has the drawing of one of its leagues', () => {
  const text = ({ shape, colours }: Crest) => `${shape} ${colours.join(' ')}`;
  for (const country of countries) {
    const own = leagues.filter((league) => league.country === country);
    const ofLeagues = own.map(({ index }) => text(leagueCrestOf('soccer', index)));
    const ofClubs = own.flatMap(({ clubs }) => clubs.map(({ crest }) => text(crest)));
    expect(ofClubs.filter((one) => ofLeagues.includes(one))).toEqual([]);
  }
});

test('no surname of a country is made of the word of one of its clubs', () => {
  const words = russia.clubs.flatMap(([, ru]) => (ru === '{}' ? [] : [ru.replace(' {}', '')]));
  const alike = russian.surnames.filter(([, surname]) =>
    words.some((word) => surname.startsWith(word.slice(0, 5).replace(/[ьй]$/, ''))),
  );
  expect(alike).toEqual([]);
});

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
