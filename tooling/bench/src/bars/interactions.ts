import type { BrowserContext, Page } from 'playwright';
import { NOON_OF_300, resultsOf } from '../bench-days.ts';
import { upcomingMatch } from '../flows/upcoming-match.ts';
import { startBrowser } from '../measure/first-visit.ts';
import { median } from '../measure/ratio.ts';
import { slowPage } from '../measure/slow-page.ts';
import { buildBareList } from '../peers/build-bare-list.ts';
import type { BarResult } from './bar-result.ts';
import type { BenchContext } from './bench-context.ts';

const BAR_MS = 100;
/** Of the same clicks on a list by React alone. */
const BAR_OF_BARE = 1.2;
/** How much longer than the usual click the slowest kind may take. */
const BAR_OF_SLOWEST = 2;
const CPU_SLOWDOWN = 4;
/** How long a page may still move by itself after hydration. */
const SETTLE_MS = 1_500;

type Interactions = Readonly<Record<string, (page: Page) => Promise<void>>>;

/** A visitor's actions on a day of 300 matches; each leaves the page as it found it. */
const ON_A_DAY: Interactions = {
  async tab(page) {
    const tabs = page.getByRole('navigation', { name: /матчи показать/i });
    await tabs.getByRole('link', { name: /^Завершены/ }).click();
    await tabs.getByRole('link', { name: /^Все/ }).click();
  },
  async collapse(page) {
    const button = page.locator('[data-tab] section button[aria-expanded]').first();
    await button.click();
    await button.click();
  },
  async collapseAll(page) {
    const button = page.locator('form button.all');
    await button.click();
    await button.click();
  },
  async filter(page) {
    const leagues = page.getByRole('navigation', { name: /Турниры дня/ });
    await leagues.getByRole('link').nth(1).click();
    await leagues.getByRole('link').first().click();
  },
};

/** The tip drawer, opened and closed. */
const ON_A_MATCH: Interactions = {
  async drawer(page) {
    await page.getByRole('link', { name: 'Добавить прогноз' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).first().click();
  },
};

/** The same on the list of the same rows without anything else. */
const ON_A_BARE_LIST: Interactions = {
  tab: (page) => press(page, 'Завершены', 'Все'),
  async collapse(page) {
    const button = page.locator('section button[aria-expanded]').first();
    await button.click();
    await button.click();
  },
  collapseAll: (page) => press(page, 'Свернуть все', 'Свернуть все'),
  filter: (page) => press(page, 'Один турнир', 'Все турниры'),
};

async function press(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
}

type Durations = Record<string, number[]>;

const isHydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
const isDrawn = (page: Page) => page.locator('section li').first().waitFor();

interface Visit {
  readonly url: string;
  readonly actions: Interactions;
  readonly isReady?: (page: Page) => Promise<unknown>;
}

async function visit(
  visitors: BrowserContext,
  { url, actions, isReady = isHydrated }: Visit,
  durations: Durations,
) {
  const page = await visitors.newPage();
  await page.goto(url);
  await isReady(page);
  // a page that listens for changes is never without a connection: it is at rest when it is idle
  await page.waitForLoadState('load');
  await page.evaluate(
    (pauseMs) =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestIdleCallback(() => resolve()), pauseMs);
      }),
    SETTLE_MS,
  );
  const session = await visitors.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await observe(page);
  for (const [name, action] of Object.entries(actions)) {
    await action(page);
    (durations[name] ??= []).push(...(await seen(page)));
  }
  await page.close();
}

/**
 * A11: how long a click takes to be seen, on 300 rows and in the tip drawer of a match, on a CPU
 * four times slower, and beside the same clicks on a list of the same rows by React alone.
 */
export async function interactions({ site, rounds }: BenchContext): Promise<BarResult> {
  await buildBareList();
  const browser = await startBrowser();
  const [ofDay, ofMatch, ofBare]: [Durations, Durations, Durations] = [{}, {}, {}];
  const link = await upcomingMatch(site.api.url, site.feedKey);
  const day = { url: site.federated.url + resultsOf(NOON_OF_300), actions: ON_A_DAY };
  const match = { url: `${site.federated.url}/Events/${link}`, actions: ON_A_MATCH };
  const list = `${site.bare.url}/list?timestamp=${NOON_OF_300}`;
  const bare = { url: list, actions: ON_A_BARE_LIST, isReady: isDrawn };
  try {
    const visitors = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: 'ru-RU',
    });
    await slowPage(visitors);
    for (let round = 0; round < rounds; round += 1) {
      await visit(visitors, day, ofDay);
      await visit(visitors, match, ofMatch);
      await visit(visitors, bare, ofBare);
    }
  } finally {
    await browser.close();
  }
  const durations = { ...ofDay, ...ofMatch };
  const kinds = Object.entries(durations).map(([name, all]) => [name, medianOf([all])] as const);
  const middle = medianOf(Object.values(durations));
  const slowest = Math.max(...kinds.map(([, ms]) => ms));
  const [own, theirs] = [medianOf(Object.values(ofDay)), medianOf(Object.values(ofBare))];
  const isFast = middle <= BAR_MS && slowest <= BAR_OF_SLOWEST * middle;
  return {
    id: 'A11',
    what: 'click until it is seen, 300 rows and the tip drawer, CPU four times slower, median; ÷ the same clicks on a bare React list; slowest kind ÷ median',
    bar: `≤ ${BAR_MS} ms; ≤ ${BAR_OF_BARE}; ≤ ${BAR_OF_SLOWEST}`,
    measured: `${middle} ms (${kinds.map((kind) => kind.join(' ')).join(', ')}); ${(own / theirs).toFixed(2)} (${own} ÷ ${theirs} ms); ${(slowest / middle).toFixed(2)}`,
    verdict: isFast && own <= BAR_OF_BARE * theirs ? 'pass' : 'fail',
    details: { durations, bare: ofBare },
  };
}

const medianOf = (lists: readonly (readonly number[])[]): number =>
  lists.flat().length === 0 ? Number.NaN : median(lists.flat());

declare global {
  interface Window {
    benchClicks: number[];
  }
}

async function observe(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.benchClicks = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'click') window.benchClicks.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Durations of the clicks since the last call; one too short to be reported counts as 16 ms. */
async function seen(page: Page): Promise<number[]> {
  const CLICKS = 2;
  const SHORTEST_MS = 16;
  const reported = await page.evaluate(async () => {
    // entries are reported after the frame they were painted in
    await new Promise((resolve) => setTimeout(resolve, 300));
    return window.benchClicks.splice(0);
  });
  return [...reported, ...Array<number>(Math.max(0, CLICKS - reported.length)).fill(SHORTEST_MS)];
}
