import { type APIRequestContext, expect, test } from 'playwright/test';
import { whenFree } from '../../pages/when-free.ts';

interface PageHead {
  readonly canonical: string | undefined;
  readonly languages: Readonly<Record<string, string>>;
  readonly isIndexed: boolean;
  readonly types: readonly string[];
}

/** What a page declares in its head. */
async function headOf(request: APIRequestContext, address: string): Promise<PageHead> {
  const reply = await whenFree(request, address);
  expect([address, reply.status()]).toEqual([address, 200]);
  const [head = ''] = (await reply.text()).split('</head>', 1);
  const decoded = head.replaceAll('&amp;', '&');
  const graph = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? '{}';
  const { '@graph': things = [] } = JSON.parse(graph) as { '@graph'?: { '@type': string }[] };
  const links = decoded.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g);
  return {
    canonical: /rel="canonical" href="([^"]+)"/.exec(decoded)?.[1],
    languages: Object.fromEntries([...links].map(([, language, href]) => [language, href])),
    isIndexed: !/name="robots" content="noindex"/.test(head),
    types: things.map((thing) => thing['@type']),
  };
}

async function addressesOf(request: APIRequestContext, file: string): Promise<string[]> {
  const text = await (await request.get(file)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

test('every kind of page of the site map is indexed under its own address, in both languages', async ({
  request,
}) => {
  const files = await addressesOf(request, '/sitemap.xml');
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) {
    const addresses = await addressesOf(request, file);
    // the first of a kind in both languages; there is one page of each in the first file
    const some = file.endsWith('/pages.xml') ? addresses : addresses.slice(0, 2);
    for (const address of some) {
      const page = await headOf(request, address);
      expect(page).toMatchObject({ canonical: address, isIndexed: true });
      const { ru = '', en = '' } = page.languages;
      expect(page.languages).toEqual({ ru, en, 'x-default': ru });
      expect([ru, en]).toContain(address);
      const other = address === ru ? en : ru;
      expect((await headOf(request, other)).languages).toEqual(page.languages);
    }
  }
});

test('filtered pages have the canonical address of the page; searches and private pages are not indexed', async ({
  request,
  baseURL,
}) => {
  const same = [
    ['/Referees?sort=2&count=10', '/Referees'],
    ['/Referees?sort=2&page=2', '/Referees?page=2'],
    ['/Results?tab=live&sort=1', '/Results'],
    ['/en/Results?utm_source=mail', '/en/Results'],
  ] as const;
  for (const [address, canonical] of same) {
    expect((await headOf(request, address)).canonical).toBe(new URL(canonical, baseURL).href);
  }
  for (const address of ['/feed?type=2', '/Search/Matches?query=a', '/confirm-email/abc']) {
    expect([address, (await headOf(request, address)).isIndexed]).toEqual([address, false]);
  }
  expect((await headOf(request, '/confirm-email/abc')).canonical).toBeUndefined();
  expect((await headOf(request, '/')).types).toContain('WebSite');
});

test('another spelling of an address is permanently redirected to the right one', async ({
  request,
}) => {
  const [referee = ''] = await addressesOf(request, '/sitemaps/referee-0.xml');
  const { pathname } = new URL(referee);
  const id = /\d+/.exec(pathname)?.[0] ?? '';
  for (const spelling of [
    `/Referees/${id}`,
    `/Referees/${id}-somebody`,
    `/referees${pathname.slice(9)}`,
  ]) {
    const reply = await request.get(spelling, { maxRedirects: 0 });
    expect([reply.status(), reply.headers()['location']]).toEqual([301, pathname]);
  }
});

for (const address of ['/', '/hockey', '/bookmakers', '/en/bookmakers']) {
  test(`${address} names a share image of the size it states`, async ({ request }) => {
    const text = await (await whenFree(request, address)).text();
    const contentOf = (property: string) =>
      new RegExp(`property="${property}" content="([^"]*)"`).exec(text)?.[1] ?? '';
    expect(contentOf('og:image:type')).toBe('image/png');
    expect(contentOf('og:image:alt')).not.toBe('');
    const shareImage = await whenFree(request, contentOf('og:image'));
    expect([shareImage.status(), shareImage.headers()['content-type']]).toEqual([200, 'image/png']);
    const png = await shareImage.body();
    const size = [png.readUInt32BE(16), png.readUInt32BE(20)].map(String);
    expect(size).toEqual([contentOf('og:image:width'), contentOf('og:image:height')]);
  });
}
