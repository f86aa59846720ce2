import { setTimeout as pause } from 'node:timers/promises';
import { countOnce } from './jobs/compare.ts';
import type { Mailbox } from './jobs/mailbox.ts';
import { guestAddress } from './load/addresses.ts';
import { createClient } from './load/client.ts';
import { paced } from './load/pace.ts';
import { createTally } from './load/tally.ts';
import { createVisitors, exploreSite, storedEvents } from './load/visitors.ts';
import type { Outcome } from './report/outcome.ts';
import type { Checkout } from './site/checkout.ts';
import type { OwnDatabase } from './site/own-database.ts';
import type { Site } from './site/site.ts';
import { PROCESSES, requestsUntilEndOf, STEPS, type Step } from './steps.ts';
import { announceGoals, createFeed } from './streams/announce-goals.ts';
import { matchDay } from './streams/match-day.ts';
import { type WatchingVisitor, watchDay } from './streams/watch-day.ts';

export interface UpgradeOptions {
  readonly from: Checkout;
  readonly to: Checkout;
  readonly requests: number;
  readonly rate: number;
  readonly streams: number;
  readonly site: Site;
  readonly database: OwnDatabase;
  readonly mailbox: Mailbox;
  readonly feedKey: string;
  /** What went wrong with processes. */
  readonly faults: string[];
  readonly onStep: (step: Step) => void;
}

const LANES = 32;
/** Longer between two goals of a match than a stream may be interrupted: none hides another. */
const MATCHES = 120;
const GOALS_PER_SECOND = 8;
const PLAYED_SECONDS = 1_200;
/** Networks of visitors with a stream, apart from those of the requests. */
const WATCHERS_FROM = 50_000_000;
const SETTLES_WITHIN_MS = 60_000;
const POLL_MS = 250;

/** Replaces every process of a site under load and compares what was asked for with what came. */
export async function upgrade(options: UpgradeOptions): Promise<Outcome> {
  const { from, to, requests, site, faults } = options;
  const startsAt = Math.floor(Date.now() / 1_000) - PLAYED_SECONDS;
  await site.start(from);
  const feed = createFeed(site.apiUrls, options.feedKey);
  await feed.send(matchDay(MATCHES, startsAt));
  const map = await explore(site.url, startsAt);

  let step: Step = 'before';
  let isOver = false;
  const tally = createTally();
  const client = createClient({ url: site.url, tally, step: () => step });
  const visitors = createVisitors(client, map);
  const watchers = await Promise.all(
    Array.from({ length: options.streams }, (_, index) =>
      watchDay({ url: site.url, startsAt, address: guestAddress(WATCHERS_FROM + index, 1) }),
    ),
  );
  const load = paced({ perSecond: options.rate, lanes: LANES }, () => isOver, visitors.request);
  const goals = announceGoals(
    feed,
    { matches: MATCHES, perSecond: GOALS_PER_SECOND },
    () => isOver,
  );
  // reported when the steps are over
  goals.catch(() => {});

  const seconds = new Map<Step, number>();
  for (step of STEPS) {
    options.onStep(step);
    const begunMs = performance.now();
    const isDone = await perform(step, site, to).catch((error: Error) => {
      faults.push(error.message);
      return false;
    });
    while (isDone && tally.count < requestsUntilEndOf(step, requests)) await pause(POLL_MS);
    seconds.set(step, (performance.now() - begunMs) / 1_000);
    if (!isDone) break;
  }
  isOver = true;
  await load;
  const announced = await goals.catch((error: Error) => {
    faults.push(error.message);
    return { lastOf: new Map<number, number>(), count: 0 };
  });
  const { registered, events } = visitors.acknowledged;
  const letters = () => countOnce(registered, options.mailbox.letters);
  await settled(
    () =>
      watchers.every((watcher) => watcher.faults(announced.lastOf).length === 0) &&
      letters().lost.length === 0,
  );
  const { copies } = options.mailbox;
  if (copies > 0) faults.push(`${copies} letters were sent once more`);
  const stored = await storedEvents(options.database);
  for (const watcher of watchers) watcher.close();
  await client.close();
  return {
    from: from.name,
    to: to.name,
    requested: requests,
    tally,
    seconds,
    streams: watchers.map((watcher) => outcomeOf(watcher, announced.lastOf)),
    goals: announced.count,
    letters: letters(),
    events: countOnce(events, stored),
    faults,
  };
}

async function explore(url: string, startsAt: number) {
  const client = createClient({ url, tally: createTally(), step: () => '' });
  try {
    return await exploreSite(client, startsAt);
  } finally {
    await client.close();
  }
}

async function perform(step: Step, site: Site, to: Checkout): Promise<boolean> {
  const name = PROCESSES.find((one) => one === step);
  if (name !== undefined) await site.replace(name, to);
  if (step === 'remotes') await site.release(to);
  return true;
}

/** Waits until what is on its way has arrived, or for a minute. */
async function settled(hasArrived: () => boolean): Promise<void> {
  const deadline = performance.now() + SETTLES_WITHIN_MS;
  while (!hasArrived() && performance.now() < deadline) await pause(POLL_MS);
  // time for what would arrive twice
  await pause(POLL_MS * 8);
}

const outcomeOf = (watcher: WatchingVisitor, lastOf: ReadonlyMap<number, number>) => ({
  connections: watcher.connections,
  longestGapMs: watcher.longestGapMs,
  reloads: watcher.reloads,
  faults: watcher.faults(lastOf),
});
