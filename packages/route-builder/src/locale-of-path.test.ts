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
])('%s is %s of %s', (pathname, locale, path) => {
  expect(localeOfPath(pathname)).toEqual({ locale, path });
});

test.each([
  ['/ru', '/'],
  ['/ru/', '/'],
  ['/RU/Results', '/Results'],
  ['/ru/Teams/1-a', '/Teams/1-a'],
])('%s is sent to %s', (pathname, path) => {
  expect(localeOfPath(pathname)).toEqual({ locale: 'ru', path, redirectTo: path });
});

test.each([
  '/ru//evil.example',
  '/ru/\\evil.example',
  '/ru/\t//evil.example',
  '/en///evil.example',
])('%j never leads to another site', (pathname) => {
  const { path } = localeOfPath(pathname);
  expect(new URL(path, 'https://tipmark.test/').host).toBe('tipmark.test');
});

test('a path gets its language back', () => {
  expect(localizePath('/Results', 'ru')).toBe('/Results');
  expect(localizePath('/Results', 'en')).toBe('/en/Results');
  expect(localizePath('/', 'en')).toBe('/en');
});
