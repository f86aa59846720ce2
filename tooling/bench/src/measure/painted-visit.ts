import type { Browser } from 'playwright';
import { hydratedAt, openPhone } from './phone.ts';

/** A larger paint may follow hydration. */
const SETTLE_MS = 1_500;

export interface PaintedVisit {
  /** Largest contentful paint. */
  readonly largestPaintMs: number;
  /** Which element that was. */
  readonly largest: string;
  readonly problems: readonly string[];
}

declare global {
  interface Window {
    benchPaint: { largest: string; largestPaintMs: number };
  }
}

/** One visit with an empty cache on a throttled phone, watched until its largest paint. */
export async function paintedVisit(browser: Browser, url: string): Promise<PaintedVisit> {
  const { context, page, problems } = await openPhone(browser, {
    prepare: async (visitors) => void (await visitors.addInitScript(watchPaint)),
  });
  await page.goto(url, { waitUntil: 'commit' });
  await hydratedAt(page);
  await page.waitForTimeout(SETTLE_MS);
  const painted = await page.evaluate(() => window.benchPaint);
  await context.close();
  return { ...painted, problems };
}

function watchPaint(): void {
  const painted: Window['benchPaint'] = { largest: '', largestPaintMs: 0 };
  window.benchPaint = painted;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element } = entry as PerformanceEntry & { readonly element: Element | null };
      painted.largestPaintMs = entry.startTime;
      painted.largest = `${element?.localName ?? '?'} "${element?.textContent?.slice(0, 40) ?? ''}"`;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
