import { localeOfPath, localizePath } from './locale-of-path.ts';

test.each([
  ['/', 'ru', '/'],
  ['/Results', 'ru', '/Results'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/EN/Results', 'en', '/Results'],
  ['/en/en/Results', 'en', '/en/Results'],
  ['/english', 'ru', '/english'],
  ['/de/tennis', 'ru', '/de/tennis'],
])('%s has the language %s and the path %s', (pathname, locale, path) => {
  expect(localeOfPath(pathname)).toEqual({ locale, path });
});

test.each([
  ['/ru', '/'],
  ['/ru/', '/'],
  ['/RU/Results', '/Results'],
  ['/ru/Teams/1-a', '/Teams/1-a'],
])('%s redirects to %s', (pathname, path) => {
  expect(localeOfPath(pathname)).toEqual({ locale: 'ru', path, redirectTo: path });
});

test.each([
  '/ru//evil.example',
  '/ru/\\evil.example',
  '/ru/\t//evil.example',
  '/en///evil.example',
])('the path of %j never leads to another site', (pathname) => {
  const { path } = localeOfPath(pathname);
  expect(new URL(path, 'https://tipmark.test/').host).toBe('tipmark.test');
});

test('localizePath adds the language to a path', () => {
  expect(localizePath('/Results', 'ru')).toBe('/Results');
  expect(localizePath('/Results', 'en')).toBe('/en/Results');
  expect(localizePath('/', 'en')).toBe('/en');
});
