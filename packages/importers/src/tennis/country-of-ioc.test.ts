import { countryOfIoc } from './country-of-ioc.ts';

test.each([
  ['GER', 'DE'],
  ['SUI', 'CH'],
  ['TPE', 'TW'],
  ['gbr ', 'GB'],
  ['SCG', 'RS'],
])('%s is %s', (letters, code) => expect(countryOfIoc(letters)).toBe(code));

test.each(['ITF', '', 'constructor', undefined])('%s is not a country', (letters) => {
  expect(countryOfIoc(letters)).toBeUndefined();
});
