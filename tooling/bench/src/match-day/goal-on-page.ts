import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import type { BarResult } from '../bars/bar-result.ts';
import { startBrowser } from '../measure/first-visit.ts';
import { startLineProcess } from '../measure/line-process.ts';
import { median } from '../measure/ratio.ts';
import { startApiAndShell } from '../site/start-site.ts';

const MOST_MS = 1_000;
const GOALS = 5;
const LONGEST_WAIT_MS = 90_000;
const KEY = '0123456789abcdef0123456789abcdef';
const SERVER = 'packages/test-kit/src/providers/serve-live-match.ts';
const SETTINGS = {
  providers: { 'api-football': { budget: { day: 75_000, minute: 450 } } },
  leagues: [{ name: 'Premier League', sport: 'soccer', ids: { 'api-football': 39 } }],
};

/** When the heading of the open match page ends with a score, in unix milliseconds. */
const shownAt = (page: Page, score: string): Promise<number> =>
  page.evaluate(
    ({ wanted, longest }) =>
      new Promise<number>((resolve, reject) => {
        const isShown = () => document.querySelector('h1')?.textContent.endsWith(wanted) === true;
        const changes = new MutationObserver(() => {
          if (!isShown()) return;
          changes.disconnect();
          resolve(Date.now());
        });
        if (isShown()) reject(new Error(`${wanted} is shown already`));
        changes.observe(document.body, { subtree: true, characterData: true, childList: true });
        setTimeout(() => reject(new Error(`${wanted} was not shown`)), longest);
      }),
    { wanted: score, longest: LONGEST_WAIT_MS },
  );

async function openMatch(page: Page, site: string, home: string): Promise<void> {
  const row = page.getByRole('link', { name: new RegExp(`^${home} – `) });
  const deadline = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    await page.goto(`${site}/en/Results`);
    if ((await row.count()) > 0) break;
    if (Date.now() > deadline) throw new Error(`${home} is on no page`);
    await page.waitForTimeout(1_000);
  }
  const connected = page.waitForResponse((answer) => answer.url().includes('/api/live'));
  await page.goto(new URL((await row.first().getAttribute('href')) ?? '', site).href);
  await connected;
}

/**
 * M3: how long a goal takes to an open page, from the answer of the provider: read, applied to the
 * database, sent to the page and drawn.
 */
export async function goalOnPage(): Promise<BarResult[]> {
  const env = { API_FOOTBALL_KEY: KEY };
  const provider = startLineProcess(SERVER, env);
  const { root, home } = await provider.next<{ root: string; home: string }>();
  const folder = await mkdtemp(path.join(tmpdir(), 'tipmark-bench-'));
  const settings = path.join(folder, 'providers.json');
  await writeFile(settings, JSON.stringify(SETTINGS));
  const site = await startApiAndShell({
    ...env,
    PROVIDER_ROOTS: `api-football=${root}`,
    PROVIDERS_CONFIG: settings,
  });
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    await openMatch(page, site.shell.url, home);
    const times: number[] = [];
    for (let goals = 1; goals <= GOALS; goals += 1) {
      const shown = shownAt(page, `${goals}:0`);
      const { sentAt } = await provider.ask<{ sentAt: number }>({ goals });
      times.push((await shown) - sentAt);
    }
    const most = Math.max(...times);
    return [
      {
        id: 'M3',
        what: `a goal on an open page after the answer that has it, the slowest of ${GOALS}`,
        bar: `≤ ${MOST_MS} ms`,
        measured: `${most} ms, median ${median(times)} ms`,
        verdict: most <= MOST_MS ? 'pass' : 'fail',
        details: { times },
      },
    ];
  } finally {
    await browser.close();
    await site.stop();
    provider.stop();
    await rm(folder, { recursive: true });
  }
}
