import { bookmakerName } from './bookmaker-names.ts';
import { countryByName, countryCodeOf, countryOfThree } from './countries.ts';

test('bookmakers have one name, whoever names them', () => {
  expect(
    ['bet365', 'Pncl', 'WilliamHill', 'Marathon Bet', '1xBet', 'onexbet'].map(bookmakerName),
  ).toEqual(['Bet365', 'Pinnacle', 'William Hill', 'Marathonbet', '1xBet', '1xBet']);
  expect(bookmakerName('Smarkets')).toBe('Smarkets');
});

test.each([
  [{ name: 'England', flag: 'https://media.api-sports.io/flags/gb.svg' }, 'GB-ENG'],
  [{ name: 'Northern-Ireland' }, 'GB-NIR'],
  [{ name: 'Ecuador', flag: 'https://media-1.api-sports.io/flags/ec.svg' }, 'EC'],
  [{ name: 'USA', code: 'US' }, 'US'],
  [{ name: 'World', flag: null }, 'ZZ'],
  [{ name: 'Crab-Land', code: 'crab' }, 'ZZ'],
])('%j is %s', (country, code) => {
  expect(countryCodeOf(country)).toBe(code);
});

test('countries of three letters, and what is no country', () => {
  expect(['DEU', 'ger', 'ENG', 'NED', 'EUR', 'XXX', null].map(countryOfThree)).toEqual([
    'DE',
    'DE',
    'GB-ENG',
    'NL',
    'ZZ',
    'ZZ',
    'ZZ',
  ]);
});

test('countries by their names', () => {
  expect(
    ['Portugal', ' czech republic', 'Czechia', 'England', 'Türkiye', 'Bosnia and Herzegovina'].map(
      countryByName,
    ),
  ).toEqual(['PT', 'CZ', 'CZ', 'GB-ENG', 'TR', 'BA']);
  expect(['Europe', '', 'Kosovo Polje', null, 7].map(countryByName)).toEqual(
    Array(5).fill(undefined),
  );
});
