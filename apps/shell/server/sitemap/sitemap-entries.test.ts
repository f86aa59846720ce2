import { singlePages } from './sitemap-entries.ts';

const site = { publicUrl: 'https://tips.example', productSlug: 'tipmark' };

test('a page that sends its visitor on, or asks them in, is no page to find', () => {
  const paths = singlePages(site, () => true).map(({ url }) => new URL(url).pathname);
  expect(paths).toEqual(expect.arrayContaining(['/Results', '/en/Results', '/feed']));
  expect(paths.filter((path) => /value-trends|login|register|link-redirect/.test(path))).toEqual(
    [],
  );
});
