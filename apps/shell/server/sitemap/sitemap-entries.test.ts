import { singlePages } from './sitemap-entries.ts';

const site = { publicUrl: 'https://tips.example', productSlug: 'tipmark' };

test('pages that redirect the visitor or ask them to sign in are left out', () => {
  const paths = singlePages(site, () => true).map(({ url }) => new URL(url).pathname);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/Results',
      '/en/Results',
      '/feed',
      '/hockey/arbitrage',
      '/tennis/dropping-odds',
      '/tennis/rankings',
      '/en/tennis/players',
      '/tennis/Tournaments',
    ]),
  );
  expect(
    paths.filter((path) => /value-trends|login|register|link-redirect|search$|sandbox/.test(path)),
  ).toEqual([]);
});
