import { type APIRequestContext, expect, type Page, test } from 'playwright/test';
import { hydrated } from '../../pages/watched-page.ts';

/** Bytes and requests that an action causes, without those of statistics and reports. */
async function costOf(
  page: Page,
  act: () => Promise<void>,
): Promise<{ bytes: number; urls: string[] }> {
  const seen: Promise<readonly [string, number]>[] = [];
  page.on('requestfinished', (request) => {
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    seen.push(size.then((bytes) => [new URL(request.url()).pathname, bytes] as const));
  });
  await act();
  await page.waitForLoadState('networkidle');
  const all = (await Promise.all(seen)).filter(
    ([path]) => !/statistics|favicon|page-reports/.test(path),
  );
  return {
    bytes: all.reduce((sum, [, bytes]) => sum + Math.max(0, bytes), 0),
    urls: all.map(([path]) => path),
  };
}

interface Rating {
  readonly data: { readonly rows: readonly { readonly url: string; readonly name: string }[] };
}
interface Profile {
  readonly data: { readonly tips: { readonly tips: readonly { readonly match: { 3: string } }[] } };
}

/** The best capper whose newest tip is on soccer, and the page of its match. */
async function tipsterOfSoccer(request: APIRequestContext) {
  const rating = (await (await request.get('/api/page-users-rating')).json()) as Rating;
  for (const { url, name } of rating.data.rows) {
    const reply = await request.get(`/api/page-profile/${url}`);
    const [tip] = ((await reply.json()) as Profile).data.tips.tips;
    const match = `/Events/${tip?.match[3]}`;
    if ((await request.get(match)).ok()) return { url, name, match };
  }
  throw new Error('no rated capper has a newest tip on soccer');
}

test('from a match to the profile: at most three requests and 25 KB', async ({ page, request }) => {
  const { url, name, match } = await tipsterOfSoccer(request);
  await page.goto(match);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('main').getByRole('link', { name, exact: true }).first();
  const cost = await costOf(page, async () => {
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/profile/${url}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
  expect(cost.urls.length, cost.urls.join(' ')).toBeLessThanOrEqual(3);
  expect(cost.bytes).toBeLessThanOrEqual(25_000);
});
