import { setTimeout as pause } from 'node:timers/promises';
import { countOnce } from '../jobs/compare.ts';
import { guestAddress } from '../load/addresses.ts';
import { createClient } from '../load/client.ts';
import { paced } from '../load/pace.ts';
import { type Answered, createTally } from '../load/tally.ts';
import { createVisitors, exploreSite, storedEvents } from '../load/visitors.ts';
import { announceGoals, createFeed } from '../streams/announce-goals.ts';
import { matchDay } from '../streams/match-day.ts';
import { type WatchingVisitor, watchDay } from '../streams/watch-day.ts';
import { type MachineWatch, MISSED_MS, watchMachine } from './cut-watch.ts';
import { announcedFollowers, gatherFollowers } from './followers.ts';
import { findLeader } from './leader.ts';
import type { MachinesOutcome, WatcherOutcome } from './machine-outcome.ts';
import { apiUrlOf, type MachineSite } from './machine-site.ts';
import { isCut, MACHINE_STEPS, type MachineStep, subjectOf } from './machine-steps.ts';
import type { Machine } from './network.ts';
import { createTruth } from './truth.ts';

export interface MachinesOptions {
  readonly site: MachineSite;
  readonly requests: number;
  readonly rate: number;
  readonly streams: number;
  readonly feedKey: string;
  /** What went wrong with processes. */
  readonly faults: string[];
  readonly onStep: (step: MachineStep) => void;
}

const LANES = 48;
const MATCHES = 120;
const GOALS_PER_SECOND = 4;
const FOLLOWERS_PER_SECOND = 0.5;
const PLAYED_SECONDS = 1_200;
/** Networks of visitors with a stream, apart from those of the requests. */
const WATCHERS_FROM = 50_000_000;
/** Streams that listen to each API itself. */
const DIRECT_STREAMS = 2;
/** Longer than the server of the database waits for a machine that is silent. */
const CUT_SECONDS = 30;
const HEALED_SECONDS = 8;
/** What a machine had claimed when it was cut off is free for others after a minute. */
const SETTLES_WITHIN_MS = 150_000;
const POLL_MS = 250;
/** What the proxy and the shells answer for a machine that they cannot reach. */
const REFUSALS: ReadonlySet<number | string> = new Set([502, 503, 504]);

interface Watcher {
  /** The API it listens to; undefined: any, through the proxy. */
  readonly api: Machine | undefined;
  readonly visitor: WatchingVisitor;
}

/** Cuts off machines of a site one after the other, heals them, and compares what came. */
export async function cutMachinesOff(options: MachinesOptions): Promise<MachinesOutcome> {
  const { site, requests, faults } = options;
  const startsAt = Math.floor(Date.now() / 1_000) - PLAYED_SECONDS;
  const feed = createFeed(site.apis.map(apiUrlOf), options.feedKey);
  await feed.send(matchDay(MATCHES, startsAt));
  const map = await exploreSite(
    createClient({ url: site.url, tally: createTally(), step: () => '' }),
    startsAt,
  );
  const followers = await gatherFollowers(site.innerUrl, site.push);
  const truth = createTruth(MATCHES);
  const watches = watchMachines(site, startsAt, truth);

  let step: MachineStep = 'before';
  let isOver = false;
  let cutAtMs = Number.NEGATIVE_INFINITY;
  /** What was under way with a machine when it was cut off may be refused. */
  const isForgiven = ({ outcome, ms }: Answered) =>
    REFUSALS.has(outcome) && performance.now() - ms - cutAtMs < MISSED_MS;
  const tally = createTally(isForgiven);
  const client = createClient({ url: site.url, tally, step: () => step });
  const visitors = createVisitors(client, map);
  const watchers = await openWatchers(options, startsAt);
  const load = paced({ perSecond: options.rate, lanes: LANES }, () => isOver, visitors.request);
  const following = paced(
    { perSecond: FOLLOWERS_PER_SECOND, lanes: 8 },
    () => isOver,
    // without an answer nobody knows whether it happened
    (number) => followers.follow(number).catch(() => {}),
  );
  const goals = announceGoals(
    feed,
    {
      matches: MATCHES,
      perSecond: GOALS_PER_SECOND,
      onSent: truth.sent,
      onTaken: truth.taken,
    },
    () => isOver,
  );
  // reported when the steps are over
  goals.catch(() => {});

  const seconds = new Map<MachineStep, number>();
  let subject: Machine | undefined;
  let leaderMovedAfterSeconds: number | undefined;
  let formerLeader: Machine | undefined;
  const whole = () => watches.get(subject as Machine)?.outcome.wholeAfterSeconds !== undefined;
  for (const [index, next] of MACHINE_STEPS.entries()) {
    step = next;
    options.onStep(step);
    const begunMs = performance.now();
    const of = subjectOf(step);
    if (of !== undefined && isCut(step)) {
      subject = of === 'leader' ? await findLeader(site) : site.shells[0];
      if (subject === undefined) {
        faults.push('no API leads');
        break;
      }
      if (of === 'leader') formerLeader = subject;
      cutAtMs = begunMs;
      site.network.cut(subject);
      for (const [machine, watch] of watches) watch.cut(machine === subject);
    } else if (of !== undefined && subject !== undefined) {
      site.network.heal(subject);
      watches.get(subject)?.heal();
    }
    const leastSeconds = of === undefined ? 0 : isCut(step) ? CUT_SECONDS : HEALED_SECONDS;
    const share = Math.ceil((requests * (index + 1)) / MACHINE_STEPS.length);
    const passed = () => (performance.now() - begunMs) / 1_000;
    while (tally.count < share || passed() < leastSeconds) {
      await pause(POLL_MS);
      if (step !== 'leader cut off' || leaderMovedAfterSeconds !== undefined) continue;
      const leader = await findLeader(site);
      if (leader !== undefined && leader !== formerLeader) leaderMovedAfterSeconds = passed();
    }
    if (of !== undefined && !isCut(step)) await until(whole, SETTLES_WITHIN_MS);
    seconds.set(step, passed());
  }
  isOver = true;
  await Promise.all([load, following]);
  const announced = await goals.catch((error: Error) => {
    faults.push(error.message);
    return { lastOf: new Map<number, number>(), count: 0 };
  });
  const { registered, events } = visitors.acknowledged;
  const letters = () => countOnce(registered, site.mailbox.letters);
  const pushes = () =>
    countOnce(followers.acknowledged, announcedFollowers(site.push, followers.acknowledged));
  await until(
    () =>
      watchers.every(({ visitor }) => visitor.old(announced.lastOf).length === 0) &&
      letters().lost.length === 0 &&
      pushes().lost.length === 0,
    SETTLES_WITHIN_MS,
  );
  const stored = await storedEvents(site.database);
  for (const { visitor } of watchers) visitor.close();
  await client.close();
  const asked = site.reached();
  for (const file of site.keyFiles()) faults.push(`a key is in a file: ${file}`);
  return {
    requested: requests,
    refused: tally.forgiven.map((one) => ({ ...one, asked: asked(one.id ?? '') })),
    tally,
    seconds,
    leaderMovedAfterSeconds,
    machines: [...watches].map(([, watch]) => watch.outcome),
    cutOff: [formerLeader?.name, site.shells[0]?.name].filter((name) => name !== undefined),
    watchers: watchers.map((watcher) => outcomeOf(watcher, formerLeader, announced.lastOf)),
    goals: announced.count,
    letters: letters(),
    letterCopies: site.mailbox.copies,
    pushes: pushes(),
    events: countOnce(events, stored),
    faults,
  };
}

function watchMachines(
  site: MachineSite,
  startsAt: number,
  truth: ReturnType<typeof createTruth>,
): ReadonlyMap<Machine, MachineWatch> {
  const day = `/soccer/results/page?timestamp=${startsAt}`;
  const watches = new Map<Machine, MachineWatch>();
  for (const machine of [...site.apis, ...site.shells]) {
    const isShell = site.shells.includes(machine);
    const paths = isShell ? [`/Results?timestamp=${startsAt}`, `/api${day}`] : [day];
    const watch = watchMachine({ name: machine.name, paths, truth, matches: MATCHES });
    watches.set(machine, watch);
    site.callWitness(machine, paths, watch.take);
  }
  return watches;
}

async function openWatchers(
  { site, streams }: MachinesOptions,
  startsAt: number,
): Promise<Watcher[]> {
  const direct = site.apis.flatMap((api) => Array.from({ length: DIRECT_STREAMS }, () => api));
  const places = [...direct, ...Array.from({ length: streams }, () => undefined)];
  return Promise.all(
    places.map(async (api, index) => {
      const address = guestAddress(WATCHERS_FROM + index, 1);
      const where = api === undefined ? { url: site.url } : { url: apiUrlOf(api), mount: '' };
      return { api, visitor: await watchDay({ ...where, startsAt, address }) };
    }),
  );
}

/** Waits until something is true, or for so long; then for what would arrive twice. */
async function until(isTrue: () => boolean, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!isTrue() && performance.now() < deadline) await pause(POLL_MS);
  await pause(POLL_MS * 8);
}

function outcomeOf(
  { api, visitor }: Watcher,
  cutOff: Machine | undefined,
  lastOf: ReadonlyMap<number, number>,
): WatcherOutcome {
  const mustNotNotice = api !== undefined && api !== cutOff;
  return {
    name: api === undefined ? 'a stream through the proxy' : `a stream of ${api.name}`,
    mustNotNotice,
    connections: visitor.connections,
    reloads: visitor.reloads,
    longestGapMs: visitor.longestGapMs,
    faults: mustNotNotice ? visitor.faults(lastOf) : visitor.old(lastOf),
  };
}
