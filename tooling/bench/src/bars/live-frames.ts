import type { Page } from 'playwright';
import { resultsOf } from '../bench-days.ts';
import { pushRecords } from '../flows/push-records.ts';
import { priceUpdates, RUNNING_NOON, type RunningDay, runningDay } from '../flows/running-day.ts';
import { startBrowser } from '../measure/first-visit.ts';
import { pairedRounds } from '../measure/paired-rounds.ts';
import { slowPage } from '../measure/slow-page.ts';
import type { BarResult } from './bar-result.ts';
import { type BenchContext, inWords } from './bench-context.ts';

/** 270 frames of 300 on a slow machine; see docs/decisions/2026-11-29-floors-of-speed.md. */
const BAR = 0.9;
const CPU_SLOWDOWN = 4;
const SECONDS = 5;
const UPDATES_PER_SECOND = 200;
const PUSH_EVERY_MS = 250;

/**
 * A14: frames a page of 300 rows draws while 200 prices a second change on it, against the same
 * page while as many change on another day: API and feed are equally busy in both.
 */
export async function liveFrames(context: BenchContext): Promise<BarResult> {
  const { site, rounds, extensions, random } = context;
  for (const day of ['watched', 'other'] as const) {
    await pushRecords(site.api.url, site.feedKey, runningDay(day));
  }
  const browser = await startBrowser();
  let next = 0;
  const longTasks: number[] = [];
  const changed: number[] = [];
  try {
    const visitors = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await slowPage(visitors);
    const page = await visitors.newPage();
    const connected = page.waitForResponse((answer) => answer.url().includes('/api/live'));
    await page.goto(site.federated.url + resultsOf(RUNNING_NOON.watched));
    await connected;
    const session = await visitors.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

    const framesDuring = async (day: RunningDay): Promise<number> => {
      const counted = countFrames(page, SECONDS * 1_000);
      const until = performance.now() + SECONDS * 1_000;
      const count = (UPDATES_PER_SECOND * PUSH_EVERY_MS) / 1_000;
      while (performance.now() < until) {
        const due = performance.now() + PUSH_EVERY_MS;
        await pushRecords(site.api.url, site.feedKey, priceUpdates(day, next, count));
        next += count;
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      }
      const { frames, longestMs, changedCells } = await counted;
      if (day === 'watched') {
        longTasks.push(longestMs);
        changed.push(changedCells);
      }
      return frames;
    };
    await framesDuring('watched');
    const result = await pairedRounds({
      ours: () => framesDuring('watched'),
      theirs: () => framesDuring('other'),
      bar: { atLeast: BAR },
      rounds,
      extensions,
      random,
    });
    const longest = Math.max(...longTasks);
    const fewest = Math.min(...changed);
    return {
      id: 'A14',
      what: `frames while ${UPDATES_PER_SECOND} prices a second change on 300 rows ÷ while none does, CPU four times slower`,
      bar: `≥ ${BAR.toFixed(3)}`,
      measured: `${inWords(result)}; longest task ${longest.toFixed(0)} ms, at least ${fewest} cells changed in ${SECONDS} s`,
      // without changes nothing was measured
      verdict: fewest === 0 ? 'fail' : result.verdict,
      details: { ...result, longTasks, changedCells: changed },
    };
  } finally {
    await browser.close();
  }
}

/** Frames, the longest task and changed price cells of the next while. */
function countFrames(page: Page, ms: number) {
  return page.evaluate(async (duration) => {
    let frames = 0;
    let longestMs = 0;
    let changedCells = 0;
    const list = document.querySelector('[data-tab]') ?? document.body;
    const changes = new MutationObserver((records) => {
      changedCells += records.length;
    });
    changes.observe(list, { subtree: true, characterData: true, childList: true });
    const tasks = new PerformanceObserver((entries) => {
      for (const { duration: taken } of entries.getEntries())
        longestMs = Math.max(longestMs, taken);
    });
    tasks.observe({ type: 'longtask' });
    const end = performance.now() + duration;
    await new Promise<void>((resolve) => {
      const frame = () => {
        frames += 1;
        if (performance.now() < end) requestAnimationFrame(frame);
        else resolve();
      };
      requestAnimationFrame(frame);
    });
    changes.disconnect();
    tasks.disconnect();
    return { frames, longestMs, changedCells };
  }, ms);
}
