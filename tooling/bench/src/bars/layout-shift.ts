import type { Browser, BrowserContext, Page } from 'playwright';
import { resultsOf } from '../bench-days.ts';
import { linksOfDay } from '../flows/links-of-day.ts';
import { pushRecords } from '../flows/push-records.ts';
import { priceUpdates, RUNNING_NOON, runningDay, scoreUpdates } from '../flows/running-day.ts';
import { startBrowser } from '../measure/first-visit.ts';
import { openPhone } from '../measure/phone.ts';
import { type Shifts, shiftsOf, watchShifts } from '../measure/shifts.ts';
import { slowPage } from '../measure/slow-page.ts';
import type { BarResult } from './bar-result.ts';
import type { BenchContext } from './bench-context.ts';

const BAR = 0.01;
const SECONDS = 6;
const PUSH_EVERY_MS = 250;
const PRICES = 25;
const SCORES = 25;
const WHEEL_PX = 600;

interface Seen extends Shifts {
  readonly name: string;
}

/**
 * A13: how far a page jumps by itself while everything is on: matches begin, score and end, prices
 * change, fonts arrive late, a column fills beside the list, there are favourites, somebody
 * scrolls.
 */
export async function layoutShift({ site }: BenchContext): Promise<BarResult> {
  const { url } = site.federated;
  await pushRecords(site.api.url, site.feedKey, runningDay('played'));
  const { match } = await linksOfDay(site.api.url, RUNNING_NOON.played);
  const day = url + resultsOf(RUNNING_NOON.played);
  const play = playOn(site.api.url, site.feedKey);
  const browser = await startBrowser();
  const seen: Seen[] = [];
  const watch = async (name: string, visitors: BrowserContext, page: Page, address: string) => {
    await page.goto(address, { waitUntil: 'commit' });
    await Promise.all([play(), scroll(page)]);
    seen.push({ name, ...(await shiftsOf(page)) });
    await visitors.close();
  };
  try {
    const phone = await openPhone(browser, { prepare });
    await watch('day on a phone', phone.context, phone.page, day);
    const desk = await openDesk(browser);
    await star(desk.page, day);
    await watch('day', desk.visitors, desk.page, day);
    const atMatch = await openDesk(browser);
    await watch('match', atMatch.visitors, atMatch.page, `${url}/Events/${match}`);
    const atHome = await openDesk(browser);
    await watch('home', atHome.visitors, atHome.page, `${url}/`);
  } finally {
    await browser.close();
  }
  return resultOf(seen);
}

function resultOf(seen: readonly Seen[]): BarResult {
  const worst = Math.max(...seen.map(({ sum }) => sum));
  const parts = seen.map(({ name, sum }) => `${name} ${sum.toFixed(4)}`);
  const largest = seen.flatMap(({ list }) => list).toSorted((a, b) => b.value - a.value)[0];
  const reported = Math.min(
    ...seen.filter(({ name }) => name.startsWith('day')).map((s) => s.changes),
  );
  return {
    id: 'A13',
    what: 'layout shift of pages with everything on: live changes, late column, late letters, favourites, scrolling',
    bar: `≤ ${BAR}`,
    measured: `${worst.toFixed(4)} (${parts.join(', ')}); at least ${reported} changes${largest ? `; most by ${largest.what}` : ''}`,
    // without changes nothing was measured
    verdict: worst <= BAR && reported > 0 ? 'pass' : 'fail',
    details: { seen },
  };
}

async function prepare(visitors: BrowserContext): Promise<void> {
  await visitors.addInitScript(watchShifts);
  await slowPage(visitors);
}

async function openDesk(browser: Browser) {
  const visitors = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
  });
  await prepare(visitors);
  return { visitors, page: await visitors.newPage() };
}

/** Marks a league and two matches, so that the next page begins with them. */
async function star(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  const stars = page.locator('[data-tab] .st');
  for (const index of [0, 1, 2]) await stars.nth(index).click();
}

/** Lets matches run for some seconds, each call from where the previous one ended. */
function playOn(apiUrl: string, feedKey: string): () => Promise<void> {
  let next = 0;
  return async () => {
    const until = performance.now() + SECONDS * 1_000;
    while (performance.now() < until) {
      const due = performance.now() + PUSH_EVERY_MS;
      await pushRecords(apiUrl, feedKey, [
        ...scoreUpdates('played', next, SCORES),
        ...priceUpdates('played', next, PRICES),
      ]);
      next += SCORES;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    }
  };
}

/** Down and up again, as one reads. */
async function scroll(page: Page): Promise<void> {
  const pause = (SECONDS * 1_000) / 8;
  await page.waitForTimeout(pause * 3);
  for (const way of [1, 1, -1, -1]) {
    await page.mouse.wheel(0, way * WHEEL_PX);
    await page.waitForTimeout(pause);
  }
  await page.waitForTimeout(pause);
}
