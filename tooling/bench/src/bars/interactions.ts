import type { Page } from 'playwright';
import { startBrowser } from '../measure/first-visit.ts';
import { median } from '../measure/ratio.ts';
import { slowPage } from '../self-test/slow-page.ts';
import type { BarResult } from './bar-result.ts';
import { type BenchContext, NOON_OF_300, resultsOf } from './bench-context.ts';

const BAR_MS = 100;
const CPU_SLOWDOWN = 4;

/** What a visitor does on a day of 300 matches; each leaves the page as it found it. */
const DEEDS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
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

/** A11: how long a click takes to be seen, on 300 rows and a CPU four times slower. */
export async function interactions({ site, rounds }: BenchContext): Promise<BarResult> {
  const browser = await startBrowser();
  const durations: Record<string, number[]> = {};
  try {
    const visitors = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: 'ru-RU',
    });
    await slowPage(visitors);
    for (let round = 0; round < rounds; round += 1) {
      const page = await visitors.newPage();
      await page.goto(site.federated.url + resultsOf(NOON_OF_300));
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
      await page.waitForLoadState('networkidle');
      const session = await visitors.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      await observe(page);
      for (const [name, deed] of Object.entries(DEEDS)) {
        await deed(page);
        (durations[name] ??= []).push(...(await seen(page)));
      }
      await page.close();
    }
  } finally {
    await browser.close();
  }
  const all = Object.values(durations).flat();
  const middle = all.length === 0 ? Number.NaN : median(all);
  const parts = Object.entries(durations).map(
    ([name, list]) => `${name} ${list.length === 0 ? '–' : median(list)}`,
  );
  return {
    id: 'A11',
    what: 'click until it is seen, 300 rows, CPU four times slower, median',
    bar: `≤ ${BAR_MS} ms`,
    measured: `${middle} ms (${parts.join(', ')}; worst ${Math.max(...all)}), ${all.length} clicks`,
    verdict: middle <= BAR_MS ? 'pass' : 'fail',
    details: { durations },
  };
}

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
    // entries come after the frame they were drawn in
    await new Promise((resolve) => setTimeout(resolve, 300));
    return window.benchClicks.splice(0);
  });
  return [...reported, ...Array<number>(Math.max(0, CLICKS - reported.length)).fill(SHORTEST_MS)];
}
