import type { Browser, CDPSession } from 'playwright';
import { CPU_SLOWDOWN, hydratedAt, openPhone } from './phone.ts';
import { slowPage } from './slow-page.ts';

/** What a page loads by itself after hydration, including the data layer and live changes. */
const SETTLE_MS = 3_000;
const LONG_TASK_MS = 50;
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'loading'];

/** An event of a trace; times are microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of its thread. */
  readonly tdur?: number;
}

export interface BlockingVisit {
  /** Total blocking time on a CPU four times slower than this one. */
  readonly blockedMs: number;
  readonly longestTaskMs: number;
  readonly problems: readonly string[];
}

/** One visit with an empty cache on a phone, traced until the page is at rest. */
export async function blockingVisit(browser: Browser, url: string): Promise<BlockingVisit> {
  // throttling works by the clock: all other load would count four times
  const phone = await openPhone(browser, { cpuSlowdown: 1, prepare: slowPage });
  const trace = await startTrace(phone.session);
  await phone.page.goto(url, { waitUntil: 'commit' });
  await hydratedAt(phone.page);
  await phone.page.waitForTimeout(SETTLE_MS);
  const tasks = tasksAfterPaint(await trace.stop());
  await phone.context.close();
  return {
    blockedMs: tasks.reduce((sum, ms) => sum + Math.max(0, ms - LONG_TASK_MS), 0),
    longestTaskMs: Math.max(0, ...tasks),
    problems: phone.problems,
  };
}

/**
 * Duration of the main thread's tasks on the slow processor after the first paint, milliseconds
 * each: their processor time, so that a busy machine lengthens none of them.
 */
export function tasksAfterPaint(events: readonly TraceEvent[]): readonly number[] {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error('the page has painted nothing');
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
    .map(({ ts, dur = 0, tdur = 0 }) => {
      const after = Math.min(dur, Math.max(0, ts + dur - paint.ts));
      return dur === 0 ? 0 : ((tdur * after) / dur / 1_000) * CPU_SLOWDOWN;
    })
    .filter((ms) => ms > 0);
}

async function startTrace(session: CDPSession) {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  return {
    async stop(): Promise<readonly TraceEvent[]> {
      const whole = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
      await session.send('Tracing.end');
      await whole;
      return events;
    },
  };
}
