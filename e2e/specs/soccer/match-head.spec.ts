import type { APIRequestContext } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';

const DAY = 86_400;
const FILTERS = '10/12/0/0/0/0/1/0';
/** A match that is over, in the compact form of the wire. */
const FINISHED = 3;

interface Incident {
  readonly type: string;
  readonly side: 'home' | 'away';
  readonly minute: number;
  readonly stoppage: number | null;
  readonly player: string | null;
}

interface Page {
  readonly link: string;
  readonly match: {
    readonly '7': { readonly '1': string };
    readonly '8': { readonly '1': string };
  };
  readonly home: { readonly place?: { readonly position: number; readonly points: number } };
  readonly odds: readonly { readonly model?: object }[];
  readonly incidents: readonly Incident[];
}

const isDismissal = ({ type }: Incident) => type === 'red' || type === 'second_yellow';

async function read<Data>(request: APIRequestContext, path: string): Promise<Data> {
  const reply = await request.get(`/api${path}`, { headers: { 'accept-language': 'ru' } });
  return ((await reply.json()) as { data: Data }).data;
}

/** The first match of the world's last days that meets the condition. */
async function matchWith(
  request: APIRequestContext,
  isRight: (page: Page) => boolean,
): Promise<Page> {
  const { timestamp } = await read<{ timestamp: number }>(request, '/soccer/results/page');
  for (const daysBack of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const at = timestamp - daysBack * DAY + DAY / 2;
    const { leagues } = await read<{
      leagues: { matches: { '1': number; '3': string }[] }[];
    }>(request, `/soccer/results/page?timestamp=${at}`);
    const over = leagues.flatMap(({ matches }) => matches).filter((one) => one['1'] === FINISHED);
    for (const { '3': link } of over) {
      const page = await read<Page>(request, `/soccer/events/page/${link}/${FILTERS}`);
      if (isRight(page)) return page;
    }
  }
  throw new Error('no such match in eight days of the world');
}

const clock = ({ minute, stoppage }: Incident) =>
  stoppage === null ? `${minute}'` : `${minute}+${stoppage}'`;

test('scorers and dismissals are listed under the score, also without scripts', async ({
  page,
  request,
  browser,
}) => {
  const event = await matchWith(
    request,
    ({ incidents }) =>
      incidents.some(isDismissal) && incidents.some((incident) => !isDismissal(incident)),
  );
  const { '7': home, '8': away } = event.match;
  const seen = watch(page);
  await page.goto(`/Events/${event.link}`);
  await hydrated(page);
  const plain = await browser.newPage({ javaScriptEnabled: false, locale: 'ru-RU' });
  await plain.goto(`/Events/${event.link}`);
  for (const shown of [page, plain]) {
    for (const [side, { '1': team }] of [
      ['home', home],
      ['away', away],
    ] as const) {
      const expected = event.incidents.filter((incident) => incident.side === side);
      const list = shown.getByRole('list', { name: `Голы и удаления, ${team}` });
      if (expected.length === 0) await expect(list).toHaveCount(0);
      else {
        const items = await list.getByRole('listitem').allTextContents();
        expect(items).toHaveLength(expected.length);
        for (const [index, incident] of expected.entries()) {
          expect(items[index]).toContain(isDismissal(incident) ? 'Удаление' : 'Гол');
          expect(items[index]).toContain(clock(incident));
          const surname = incident.player?.split(' ').at(-1) ?? '';
          expect(items[index]).toContain(surname);
        }
      }
    }
  }
  await plain.close();
  const score = await page.getByRole('heading', { level: 1 }).boundingBox();
  const list = await page
    .getByRole('list', { name: /Голы и удаления/ })
    .first()
    .boundingBox();
  expect(list?.y).toBeGreaterThan(score?.y ?? Number.POSITIVE_INFINITY);
  expect(seen.problems).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('both names and the score stay at the top once the head is scrolled away', async ({
    page,
    request,
  }) => {
    const event = await matchWith(request, ({ incidents }) => incidents.length > 0);
    const { '7': home, '8': away } = event.match;
    await page.goto(`/Events/${event.link}?tab=matches`);
    await hydrated(page);
    const bar = page.locator('main header [aria-hidden=true] > div').filter({ hasText: home['1'] });
    await expect(bar).toHaveCount(0);

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(bar).toBeVisible();
    await expect(bar).toContainText(away['1']);
    await expect(bar).toContainText(/\d+:\d+/);
    // it slides in
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
    const box = await bar.boundingBox();
    expect([box?.x, box?.width]).toEqual([0, 360]);
    for (const name of [home['1'], away['1']]) {
      const texts = await bar.getByText(name, { exact: true }).boundingBox();
      expect(texts?.width).toBeGreaterThan(40);
      expect((texts?.x ?? 0) + (texts?.width ?? 999)).toBeLessThanOrEqual(360);
    }
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBeLessThanOrEqual(0);

    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(bar).toHaveCount(0);
  });
});

test('a position links to the table, the model to its reliability', async ({ page, request }) => {
  const { link, home } = await matchWith(
    request,
    ({ home: side, odds }) => side.place !== undefined && odds[0]?.model !== undefined,
  );
  const seen = watch(page);
  await page.goto(`/Events/${link}?tab=odds`);
  await hydrated(page);
  const { position, points } = home.place ?? { position: 0, points: 0 };
  await page.getByRole('link', { name: new RegExp(`^${position}-е место, ${points} `) }).click();
  await expect(page).toHaveURL(/tab=table$/);
  const rows = page.getByRole('table').first().locator('tbody tr');
  await expect(rows.nth(position - 1)).toContainText(String(points));

  await page.goBack();
  await expect(page.getByRole('rowheader', { name: /^Модель/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Как считает модель' }).first().click();
  await expect(page).toHaveURL(/\/math-analysis\?view=reliability$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(seen.problems).toEqual([]);
});
