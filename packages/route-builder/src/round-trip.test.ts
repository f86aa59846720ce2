import fc from 'fast-check';
import { href } from './href.ts';
import { LOCALES } from './locale-of-path.ts';
import { matchPath } from './match-path.ts';
import { paramName, patternSegments } from './route-params.ts';
import { type RouteName, routeNames } from './routes.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.constantFrom('123-rpl', 'a/b', '/', '//', '?', '#', '%2F', '100%', ' ', '\\', 'й', '😀', '+'),
);
const value = text.filter(
  (one) =>
    one !== '.' &&
    one !== '..' &&
    !/^\/?(?:(?:hockey|tennis)\/)?(?:Tournaments|Players)\//i.test(one),
);

const link = fc.record({
  name: fc.constantFrom(...routeNames),
  locale: fc.constantFrom(...LOCALES),
  fragment: fc.oneof(fc.constant(''), text),
  values: fc.array(value, { minLength: 3, maxLength: 3 }),
  leftovers: fc.dictionary(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).map((key) => `q${key}`),
    fc.oneof(text, fc.array(text, { minLength: 1, maxLength: 3 })),
    { maxKeys: 4 },
  ),
});

function pathParams(name: RouteName, values: readonly string[]): Record<string, string> {
  const names = patternSegments(name).flatMap((segment) => paramName(segment) ?? []);
  return Object.fromEntries(names.map((key, index) => [key, values[index] ?? 'x']));
}

test('a link can be parsed into everything it was built from', () => {
  fc.assert(
    fc.property(link, ({ name, locale, fragment, values, leftovers }) => {
      const params = pathParams(name, values);
      const url = new URL(
        href(name, { ...leftovers, ...params }, { locale, fragment }),
        'https://tipmark.test',
      );
      expect(url.host).toBe('tipmark.test');
      const match = matchPath(url.pathname);
      expect(match).toMatchObject({ name, params, isCanonical: true });
      expect(match?.locale).toBe(name === 'linkRedirect' ? 'ru' : locale);
      expect(decodeURIComponent(url.hash.slice(1))).toBe(fragment);
      const sent = Object.entries(leftovers).flatMap(([key, one]) =>
        [one].flat().map((single) => [key, single]),
      );
      expect([...url.searchParams]).toEqual(sent);
    }),
    { numRuns: 500 },
  );
});

test('casing and a trailing slash lead to the same canonical path', () => {
  fc.assert(
    fc.property(link, fc.boolean(), ({ name, locale, values }, isUpper) => {
      const params = pathParams(name, values);
      const canonicalPath = href(name, params, { locale });
      const fixed = patternSegments(name).map((segment) => {
        const key = paramName(segment);
        if (key !== undefined) return encodeURIComponent(params[key] ?? '');
        return isUpper ? segment.toUpperCase() : segment.toLowerCase();
      });
      const typed = `${locale === 'en' ? '/EN' : ''}/${fixed.join('/')}/`.replace('//', '/');
      expect(matchPath(typed)).toMatchObject({ name, params, canonicalPath });
    }),
    { numRuns: 500 },
  );
});

test('matchPath never throws, and a canonical path is its own canonical path', () => {
  const address = fc
    .array(fc.oneof(text, fc.constantFrom('en', 'ru', 'Tournaments', 'Teams', 'hockey', '%')), {
      maxLength: 5,
    })
    .map((parts) => `/${parts.join('/')}`);
  fc.assert(
    fc.property(address, (pathname) => {
      const match = matchPath(pathname);
      if (match === undefined) return;
      expect(matchPath(match.canonicalPath)).toEqual({ ...match, isCanonical: true });
    }),
    { numRuns: 1_000 },
  );
});

test('a lone surrogate is replaced in a link', () => {
  expect(href('searchMatches', { query: 'a\uD800' })).toBe('/Search/Matches?query=a%EF%BF%BD');
});
