import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { aSite, type Site } from '../testing/a-site.ts';

describe('a page', () => {
  const sites: Site[] = [];
  const rooms: string[] = [];
  async function site(env: Record<string, string> = {}): Promise<Site> {
    const started = await aSite(undefined, env);
    sites.push(started);
    return started;
  }
  afterEach(async () => {
    await Promise.all(sites.splice(0).map((one) => one.stop()));
    await Promise.all(rooms.splice(0).map((dir) => rm(dir, { recursive: true })));
  });
  const policyOf = (page: { headers: Record<string, unknown> }) =>
    String(page.headers['content-security-policy']);
  const hashOf = (text: string | undefined) =>
    `'sha256-${createHash('sha256')
      .update(text ?? '')
      .digest('base64')}'`;

  test('in Russia has slots after the application, and the policy allows their style and script', async () => {
    const page = await (await site()).get('/about-us');
    const script = /<script>([^<]+)<\/script>/.exec(page.body)?.[1];
    // after that of the page
    const [, style] = [...page.body.matchAll(/<style>([^<]+)<\/style>/g)].map(([, text]) => text);
    expect(page.body.indexOf('<div id="promo-top"></div>')).toBeGreaterThan(
      page.body.indexOf('id="root"'),
    );
    expect(policyOf(page)).toContain(`${hashOf(script)}; style-src`);
    expect(policyOf(page)).toMatch(new RegExp(`${hashOf(style).replace(/[+/]/g, '.')}$`));
    expect(policyOf(page)).not.toContain('unsafe');
    expect(policyOf(page)).not.toContain('frame-src');
  });

  test.each([
    ['', ['promoTop', 'promoCatfish']],
    ['theme=dark; promo_top_closed=1', ['promoCatfish']],
    ['promo_catfish_closed=1; promo_top=1', ['promoTop']],
    ['not_promo_top_closed=1', ['promoTop', 'promoCatfish']],
    ['promo_top_closed=1; promo_catfish_closed=1', []],
  ])('with the cookies "%s" reserves room for %j before it is painted', async (cookie, open) => {
    const { body } = await (await site()).get('/about-us');
    const script = /<script>([^<]+)<\/script>/.exec(body)?.[1] ?? '';
    const document = { cookie, documentElement: { dataset: {} } };
    runInNewContext(script, { document });
    expect(Object.keys(document.documentElement.dataset)).toEqual(open);
  });

  test.each(['KZ', 'DE'])('in %s has nothing of promotions', async (country) => {
    const page = await (await site()).get('/about-us', { 'x-country-code': country });
    expect(page.body).not.toMatch(/promo-|promoTop|data-promo|erid[:=]|Рекламодатель/);
  });

  test('has promotions for a subscriber only if they turned them on; guests cannot turn them off', async () => {
    const shell = await site();
    const until = (iso: string) =>
      `token=u.1; user_url=maria; subscription_expiration=${encodeURIComponent(iso)}`;
    const bodyOf = async (cookie: string) => (await shell.get('/about-us', { cookie })).body;
    expect(await bodyOf(until('2100-01-01T00:00:00Z'))).not.toContain('promo-top');
    expect(await bodyOf(`${until('2100-01-01T00:00:00Z')}; promo_off=0`)).toContain('promo-top');
    expect(await bodyOf(until('2020-01-01T00:00:00Z'))).toContain('promo-top');
    expect(await bodyOf('promo_off=1')).toContain('promo-top');
  });

  test('has no promotions during a pause, even if it is cached with them', async () => {
    const shell = await site();
    const seconds = Math.floor(Date.now() / 1000);
    const bodyOf = async (until: number) =>
      (await shell.get('/about-us', { cookie: `promo_rest=${until}` })).body;
    expect(await bodyOf(seconds - 1)).toContain('promo-top');
    expect(await bodyOf(seconds + 60)).not.toMatch(/promo-|promoTop|data-promo/);
    expect(await bodyOf(Number.NaN)).toContain('promo-top');
  });

  test('allows frames only from their own host, and only where there are promotions', async () => {
    const shell = await site({ PROMO_ORIGIN: 'http://frames.example' });
    expect(policyOf(await shell.get('/about-us'))).toContain('frame-src http://frames.example;');
    const elsewhere = await shell.get('/about-us', { 'x-country-code': 'DE' });
    expect(policyOf(elsewhere)).not.toContain('frame-src');
  });

  test('has no slots if the file has no banners', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'promo-'));
    rooms.push(dir);
    const file = path.join(dir, 'promo.json');
    await writeFile(file, '{"links":[],"bookmakers":[],"offers":[]}');
    const page = await (await site({ PROMO_CONFIG: file })).get('/about-us');
    expect(page.body).not.toContain('promo-top');
  });
});
