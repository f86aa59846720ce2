import { singlePages } from './sitemap-entries.ts';

const site = { publicUrl: 'https://tips.example', productSlug: 'tipmark' };

test('pages that redirect the visitor or ask them to sign in are left out', () => {
  const paths = singlePages(site, () => true).map(({ url }) => new URL(url).pathname);
  expect(paths).toEqual(expect.arrayContaining(['/Results', '/en/Results', '/feed']));
  expect(paths.filter((path) => /value-trends|login|register|link-redirect/.test(path))).toEqual(
    [],
  );
});
