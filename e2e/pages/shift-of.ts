import type { Page } from 'playwright/test';

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/** How far the layout has shifted since the page started, without shifts after a gesture. */
export const shiftOf = (page: Page): Promise<number> => shifted(page, { isWhole: false, since: 0 });

/**
 * How far it shifts from now on: a click in a frame is not a gesture on the page
 * around it.
 */
export async function followShifts(page: Page): Promise<() => Promise<number>> {
  const since = await page.evaluate(() => performance.now());
  return () => shifted(page, { isWhole: true, since });
}

const shifted = (page: Page, measured: { readonly isWhole: boolean; readonly since: number }) =>
  page.evaluate(
    ({ isWhole, since }) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            const counts = isWhole || !entry.hadRecentInput;
            if (counts && entry.startTime >= since) sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
    measured,
  );
