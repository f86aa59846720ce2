import path from 'node:path';
import { aFeedMatch, aFeedOdds, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { startYooKassaServer, type YooKassaServer } from '@tipmark/test-kit/acquirers';
import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { registerNewUser } from '../../pages/new-user.ts';
import { TipDrawerPage } from '../../pages/tip-drawer.ts';
import { hydrated } from '../../pages/watched-page.ts';
import { type EmptySite, startEmptySite } from '../../world/empty-site.ts';
import { type EventCollector, startEventCollector } from '../../world/event-collector.ts';
import { START_LIMIT_MS } from '../../world/site.ts';
import { WORLD_NOW_SECONDS } from '../../world/world-now.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** Programs are not counted, and a browser without a window says that it is one. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';
/** The full list, for subscribers. */
const OF_PREMIUM = '/api/page-soccer-value-trends/0/72/10/1.3/1/1/1';
/** Status of a match that one side did not come to. */
const WALKOVER = 8;
const BUILT_IN = path.resolve(
  import.meta.dirname,
  '../../../packages/promo/src/config/default-promo.json',
);
const HOUR = 3_600;
const DAY = 24 * HOUR;
const STARTS_AT = WORLD_NOW_SECONDS + HOUR;
/** The month that is bought now ends on 20 December, at the same hour. */
const TERM_ENDS = Date.UTC(2026, 11, 20, 18, 7) / 1_000;

let site: EmptySite;
let collector: EventCollector;
let yookassa: YooKassaServer;
let now = WORLD_NOW_SECONDS;

test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  collector = await startEventCollector();
  const shop = { shopId: '506', secretKey: 'test-key-of-the-shop' };
  yookassa = await startYooKassaServer({ ...shop, clock: () => now });
  site = await startEmptySite(['soccer', 'hockey', 'account'], {
    FIXED_NOW: String(now),
    STATISTICS_URL: collector.url,
    ACQUIRER: 'yookassa',
    YOOKASSA_API_ROOT: yookassa.root,
    YOOKASSA_SHOP_ID: shop.shopId,
    YOOKASSA_SECRET_KEY: shop.secretKey,
  });
  const prices = (['1x2.1', '1x2.x', '1x2.2'] as const).map(
    (outcome, index): [string, string, number] => ['Kappa', outcome, 2_000 + index * 900],
  );
  await site.emit([
    ...aFeedSetting('Arsenal', 'Fulham', 'Chelsea', 'Everton'),
    aFeedMatch('Arsenal', 'Fulham', { startsAt: STARTS_AT }),
    aFeedMatch('Chelsea', 'Everton', { startsAt: STARTS_AT }),
  ]);
  await site.emit(
    ['Arsenal-Fulham', 'Chelsea-Everton'].map((key) => aFeedOdds(key, prices, { at: now - HOUR })),
  );
});

test.afterAll(async () => {
  await site?.stop();
  await Promise.all([collector?.close(), yookassa?.close()]);
});

/** The site on a later day. */
async function comeTo(seconds: number): Promise<void> {
  now = seconds;
  await site.restart({ FIXED_NOW: String(seconds) });
}

/** Subjects of the letters to an address. */
async function letters(address: string): Promise<string> {
  const list = await (await fetch(`${site.apiUrl}/dev/mail`)).text();
  const rows = list.split('<tr>').filter((row) => row.includes(address));
  return rows.map((row) => row.replaceAll(/<[^>]+>/g, ' ')).join('\n');
}

const eventsOf = (type: string) =>
  collector.requests.filter(({ event }) => event.event_type === type);

test.describe('a person', () => {
  let context: BrowserContext;
  let page: Page;
  let person: Awaited<ReturnType<typeof registerNewUser>>;

  test.beforeAll(async ({ browser }) => {
    context = await browser.newContext({ baseURL: site.url, userAgent: BROWSER });
    page = await context.newPage();
    person = await registerNewUser(context);
  });
  test.afterAll(() => context?.close());

  /** Path of the match of a host in the list that is open. */
  async function matchOf(host: string): Promise<string> {
    return (await linkOf(host).first().getAttribute('href', { timeout: 15_000 })) ?? '';
  }

  const linkOf = (host: string) => page.getByRole('link', { name: new RegExp(`^${host} – `) });

  test('posts a tip, whose event leaves the site with its sport, page and the id of the user', async () => {
    await page.goto('/Results');
    const played = await matchOf('Arsenal');
    const drawer = new TipDrawerPage(page);
    await drawer.open(played);
    await drawer.choose(/^П1/);
    await drawer.submit.click();
    await expect(drawer.dialog.getByRole('status')).toHaveText('Прогноз принят');
    await drawer.dialog.getByRole('button', { name: 'Готово' }).click();

    await expect.poll(() => eventsOf('soccerEventTipAdd').length).toBe(1);
    const [{ head, event } = { head: '', event: undefined }] = eventsOf('soccerEventTipAdd');
    expect(head).toBe('POST /collect?project=tips application/json');
    expect(event).toEqual({
      event_type: 'soccerEventTipAdd',
      event_properties: {
        path: expect.stringContaining('/Events/'),
        route: 'events',
        matchUrl: expect.any(String),
        game_type: 'Soccer',
      },
      user_agent: BROWSER,
      user_id: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  test('buys a month', async () => {
    await page.route('https://yoomoney.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>YooMoney</h1>' }),
    );
    await page.goto('/premium');
    await hydrated(page);
    await page.getByRole('button', { name: 'Оплатить месяц' }).click();
    await expect(page.getByRole('heading', { name: 'YooMoney' })).toBeVisible();
    const id = new URL(page.url()).searchParams.get('orderId') ?? '';
    yookassa.pay(id);
    const reply = await fetch(`${site.url}/api/webhooks/yookassa`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: yookassa.notification('payment.succeeded', id),
    });
    expect(reply.status).toBe(200);
    await page.goto(yookassa.returnUrls.get(id) ?? '');
    await expect(page.getByRole('heading', { name: /^Оплата прошла/ })).toBeVisible();
  });

  test('sees tips settled on the profile and in the ledger, that of a walkover returned', async () => {
    await page.goto('/Results');
    const unplayed = await matchOf('Chelsea');
    const id = unplayed.split('/').at(-1);
    const posted = await page.request.post(`/api/soccer/events/tips/${id}/1`, {
      data: { odd_type: '1x2.2', stake: 2, description: '' },
    });
    expect(posted.status()).toBe(200);
    await comeTo(STARTS_AT + 2 * HOUR);
    await site.emit([
      aFeedScore('Arsenal-Fulham', 2, 0, { seq: 2 }),
      aFeedScore('Chelsea-Everton', 3, 0, { seq: 2, status: WALKOVER, advancing: 'home' }),
    ]);
    await expect
      .poll(async () => {
        const reply = await fetch(`${site.url}/api/page-profile/${person.url}/tips?state=settled`);
        return ((await reply.json()) as { data: { tips: object[] } }).data.tips.length;
      })
      .toBe(2);

    await page.goto(`/profile/${person.url}`);
    await hydrated(page);
    const rows = page.locator('main li', { has: page.locator('summary') });
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: 'Arsenal' })).toContainText('Выиграл');
    await expect(rows.filter({ hasText: 'Chelsea' })).toContainText('Возврат');
    await rows.first().locator('summary').click();
    await expect(rows.first().locator('code').last()).toHaveText(/^#\d+ [0-9a-f]{64}$/);
    const { data } = (await (await fetch(`${site.url}/api/ledger/${person.url}`)).json()) as {
      data: { entries: { json: string }[] };
    };
    const entries = data.entries.map(({ json }) => JSON.parse(json));
    expect(entries.map(({ t }) => t)).toEqual(['tip', 'tip', 'settle', 'settle']);
    const results = entries.filter(({ t }) => t === 'settle').map(({ ref, r }) => [ref, r]);
    expect(results.toSorted(([one], [other]) => one - other)).toEqual([
      [entries[0].seq, 1],
      [entries[1].seq, 3],
    ]);

    // midnight has passed in Moscow
    await page.goto(`/Results?timestamp=${STARTS_AT}`);
    const row = page.locator('main section li').filter({ has: linkOf('Chelsea') });
    await expect(row.first()).toContainText('Неявка');
    await page.goto(unplayed);
    await expect(page.locator('main')).toContainText('Неявка');
  });

  test('is notified of a renewal that the bank refuses, keeps premium for some days, then loses it', async () => {
    yookassa.faults.refusesCharges = true;
    await comeTo(TERM_ENDS - HOUR);
    const refusal = 'Оплата премиума не прошла';
    await expect.poll(() => letters(person.email)).toContain(refusal);
    await page.goto('/premium');
    await expect(
      page.getByRole('heading', { name: 'Премиум работает до 23.12.2026' }),
    ).toBeVisible();
    await expect(page.getByText('Платёж отклонён')).toBeVisible();
    await expect(
      page.getByText(/Платёж за следующий срок не прошёл, деньги не списаны/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Оплатить месяц' })).toBeVisible();
    expect((await page.request.get(OF_PREMIUM)).status()).toBe(200);

    await comeTo(TERM_ENDS + 3 * DAY + HOUR);
    await expect.poll(() => letters(person.email)).toContain('Премиум закончился');
    expect((await letters(person.email)).split(refusal)).toHaveLength(2);
    await page.goto('/premium');
    await expect(page.getByRole('button', { name: 'Оплатить месяц' })).toBeVisible();
    await expect(page.getByText('Премиум работает до')).toHaveCount(0);
    expect((await page.request.get(OF_PREMIUM)).status()).toBe(402);
    expect(
      [...yookassa.payments.values()].filter(({ status }) => status === 'succeeded'),
    ).toHaveLength(1);
  });
});

test('events of guests have no id; views and filters stay on the site', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: site.url, userAgent: BROWSER });
  const page = await context.newPage();
  const before = collector.requests.length;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/statistics')) {
      sent.push((request.postDataJSON() as { event_type: string }).event_type);
    }
  });
  await page.goto('/hockey/Results');
  await hydrated(page);
  await expect.poll(() => sent).toContain('page_view');
  const report = (event_type: string) =>
    page.evaluate(async (type) => {
      await fetch('/api/statistics', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ event_type: type, event_properties: { path: location.pathname } }),
      });
    }, event_type);
  for (const type of ['filter_league', 'screen_view', 'gift_closed']) await report(type);
  await expect.poll(() => collector.requests.length).toBe(before + 1);
  expect(collector.requests.at(-1)?.event).toEqual({
    event_type: 'gift_closed',
    event_properties: { path: '/hockey/Results', game_type: 'Hockey' },
    user_agent: BROWSER,
  });
  await context.close();
});

test('a click on a banner leaves the site with its advertiser, type and place', async ({
  browser,
}) => {
  await site.restart({ PROMO_CONFIG: BUILT_IN });
  const context = await browser.newContext({ baseURL: site.url, userAgent: BROWSER });
  await context.route('https://*.example/**', (route) => route.fulfill({ body: 'elsewhere' }));
  const page = await context.newPage();
  await page.goto('/hockey/Results');
  await hydrated(page);
  await page.locator('[data-promo="top"]').getByRole('link').click({ timeout: 15_000 });
  const clicks = () =>
    eventsOf('CatFish Promo').filter(({ event }) => event.event_properties['Type'] === 'Clicked');
  await expect.poll(() => clicks().length).toBe(1);
  expect(clicks()[0]?.event).toEqual({
    event_type: 'CatFish Promo',
    event_properties: expect.objectContaining({
      Advertiser: expect.stringMatching(/^(?:rivalto|forpost)$/),
      Type: 'Clicked',
      Banner: 'Top',
      path: '/hockey/Results',
      game_type: 'Hockey',
    }),
    user_agent: BROWSER,
  });
  await context.close();
});
