import type { Page } from 'playwright';

interface Shift {
  readonly value: number;
  readonly atMs: number;
  /** The element that went furthest. */
  readonly what: string;
}

export interface Shifts {
  /** All of them together, whenever they were: stricter than the windows of CLS. */
  readonly sum: number;
  readonly list: readonly Shift[];
  /** Changes of the document, to distinguish a stable page from one where nothing happened. */
  readonly changes: number;
}

declare global {
  interface Window {
    benchShifts: { readonly list: Shift[]; changes: number };
  }
}

/** Records shifts not caused by a click; has to run before the page's own scripts. */
export function watchShifts(): void {
  interface ShiftEntry extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  const seen: Window['benchShifts'] = { list: [], changes: 0 };
  window.benchShifts = seen;
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries() as ShiftEntry[]) {
      if (entry.hadRecentInput) continue;
      const node = entry.sources[0]?.node ?? null;
      const element = node instanceof Element ? node : node?.parentElement;
      const what = `${element?.localName ?? '?'}.${element?.className ?? ''} "${node?.textContent?.slice(0, 30) ?? ''}"`;
      seen.list.push({ value: entry.value, atMs: entry.startTime, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const changes = new MutationObserver((records) => {
    seen.changes += records.length;
  });
  addEventListener('load', () =>
    changes.observe(document.body, { subtree: true, characterData: true, childList: true }),
  );
}

/** The shifts recorded on the page so far. */
export async function shiftsOf(page: Page): Promise<Shifts> {
  const { list, changes } = await page.evaluate(() => window.benchShifts);
  return { list, changes, sum: list.reduce((sum, { value }) => sum + value, 0) };
}
