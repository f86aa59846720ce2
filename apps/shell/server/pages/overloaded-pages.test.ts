import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { createPageCache } from '@tipmark/server-kit';
import { createRenderQueue } from './render-queue.ts';

interface Page {
  readonly asOfMs: number;
  readonly isCacheable: boolean;
  readonly weightBytes: number;
}

const STEP_MS = 10;
/** As pages-route.ts has it. */
const OLDER_AFTER_MS = 3_000;
const PAGES = 20;

/** A shell on a clock of its own, whose processor is shared by the renders that run. */
function aShell(renderMs: number) {
  let nowMs = 0;
  const running = new Set<{ leftMs: number; readonly end: () => void }>();
  const late: { readonly atMs: number; readonly run: () => void }[] = [];
  const cache = createPageCache<Page>({ now: () => nowMs });
  const queue = createRenderQueue({ nowMs: () => nowMs });

  const render = () => {
    const asOfMs = nowMs;
    return queue.run(
      () =>
        new Promise<Page>((resolve) => {
          const end = () => resolve({ asOfMs, isCacheable: true, weightBytes: 1 });
          running.add({ leftMs: renderMs, end });
        }),
    );
  };

  return {
    cache,
    get nowMs() {
      return nowMs;
    },
    /** @returns what a visitor is shown: a new page, or after some seconds the older copy */
    async visit(key: string): Promise<Page | undefined> {
      const coming = cache.get(key, render).catch(() => undefined);
      const tooLong = new Promise<undefined>((resolve) => {
        late.push({ atMs: nowMs + OLDER_AFTER_MS, run: () => resolve(undefined) });
      });
      return (await Promise.race([coming, tooLong])) ?? cache.older(key)?.page ?? coming;
    },
    async pass(): Promise<void> {
      nowMs += STEP_MS;
      while (late[0] !== undefined && late[0].atMs <= nowMs) late.shift()?.run();
      const share = STEP_MS / Math.max(1, running.size);
      for (const one of running) {
        one.leftMs -= share;
        if (one.leftMs > 0) continue;
        running.delete(one);
        one.end();
      }
      await yieldToOthers();
    },
  };
}

test.each([100, 200])(
  'a shell that has more to do than it can shows no page that becomes older and older (%d ms a page)',
  async (renderMs) => {
    const shell = aShell(renderMs);
    const pageOf = (number: number) => `/Results?timestamp=${number % PAGES}`;
    for (let number = 0; number < PAGES; number += 1) {
      void shell.visit(pageOf(number));
      while (shell.nowMs < (number + 1) * renderMs * 2) await shell.pass();
    }
    const since = shell.nowMs;
    const agesMs: number[] = [];
    let countOfVisits = 0;
    while (shell.nowMs < since + 60_000) {
      await shell.pass();
      // a goal every quarter of a second, and 15 visits a second
      if (shell.nowMs % 250 === 0) shell.cache.outdate();
      if ((shell.nowMs - since) * 15 < countOfVisits * 1_000) continue;
      countOfVisits += 1;
      const askedMs = shell.nowMs;
      void shell.visit(pageOf(countOfVisits)).then((page) => {
        agesMs.push(page === undefined ? Number.POSITIVE_INFINITY : askedMs - page.asOfMs);
      });
    }
    expect(agesMs.length).toBeGreaterThan(500);
    expect(Math.max(...agesMs)).toBeLessThan(15_000);
  },
);
