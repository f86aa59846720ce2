import { Counter, Gauge, type Registry } from 'prom-client';
import type { Db } from '../database/connect.ts';
import { HOOK_LANE, LANE, LANE_NAMES } from '../outbox/lanes.ts';
import { type QueueState, readQueueStates } from '../outbox/queue-state-queries.ts';
import { readJobStates } from './job-state-queries.ts';
import { type ProviderState, readProviderStates } from './provider-state-queries.ts';

interface Parts {
  readonly db: Db;
  readonly clock: () => number;
}

/** All metrics of one scrape are of one reading. */
const FRESH_MS = 200;
const QUEUES = [
  ...(['mail', 'telegram', 'push'] as const).flatMap((channel) =>
    LANE_NAMES.map((name) => ({ channel, name, lane: LANE[name] })),
  ),
  { channel: 'webhook', name: 'webhooks', lane: HOOK_LANE },
] as const;

interface Reading {
  readonly queues: readonly QueueState[];
  readonly jobs: Awaited<ReturnType<typeof readJobStates>>;
  readonly providers: readonly ProviderState[];
}

/**
 * Counts of what all processes share: messages that wait, and background jobs. While the database
 * does not answer they have no values, and `stored_metrics_up` is 0.
 */
export function registerStoredMetrics(registry: Registry, { db, clock }: Parts): void {
  const registers = [registry];
  let reading: Promise<Reading | undefined> | undefined;
  let readAtMs = Number.NEGATIVE_INFINITY;

  async function readAll(): Promise<Reading | undefined> {
    try {
      const queues = await readQueueStates(db, clock());
      return {
        queues,
        jobs: await readJobStates(db),
        providers: await readProviderStates(db, clock()),
      };
    } catch {
      // shown by its own metric
      return undefined;
    }
  }

  function current(): Promise<Reading | undefined> {
    const nowMs = performance.now();
    if (reading === undefined || nowMs - readAtMs > FRESH_MS) {
      readAtMs = nowMs;
      reading = readAll();
    }
    return reading;
  }

  function ofQueues(name: string, help: string, valueOf: (state: QueueState) => number): void {
    new Gauge({
      name,
      help,
      registers,
      labelNames: ['channel', 'lane'],
      async collect() {
        const read = await current();
        this.reset();
        if (read === undefined) return;
        for (const { channel, name, lane } of QUEUES) {
          const state = read.queues.find((one) => one.channel === channel && one.lane === lane);
          this.set({ channel, lane: name }, state === undefined ? 0 : valueOf(state));
        }
      },
    });
  }

  function ofProviders(
    name: string,
    help: string,
    valueOf: (state: ProviderState) => number | undefined,
  ): void {
    new Gauge({
      name,
      help,
      registers,
      labelNames: ['provider'],
      async collect() {
        const read = await current();
        this.reset();
        for (const state of read?.providers ?? []) {
          const value = valueOf(state);
          if (value !== undefined) this.set({ provider: state.provider }, value);
        }
      },
    });
  }

  registerProviders(ofProviders, clock);
  ofQueues(
    'outbox_waiting_messages',
    'Messages that are not sent yet, by channel and lane.',
    ({ waiting }) => waiting,
  );
  ofQueues(
    'outbox_oldest_due_seconds',
    'Time for which the oldest due message has been waiting.',
    ({ age }) => age,
  );
  ofQueues(
    'outbox_dead_messages',
    'Messages given up in the last thirty days; of webhooks, by receivers that failed.',
    ({ dead }) => dead,
  );
  new Counter({
    name: 'job_failures_total',
    help: 'Runs of a background job that failed, in all processes.',
    labelNames: ['job'],
    registers,
    async collect() {
      const read = await current();
      this.reset();
      for (const { name: job, failures } of read?.jobs ?? []) this.inc({ job }, failures);
    },
  });
  new Gauge({
    name: 'job_last_success_timestamp_seconds',
    help: 'When a background job last succeeded.',
    labelNames: ['job'],
    registers,
    async collect() {
      const read = await current();
      this.reset();
      for (const { name: job, succeededAt } of read?.jobs ?? []) {
        if (succeededAt !== null) this.set({ job }, succeededAt);
      }
    },
  });
  new Gauge({
    name: 'stored_metrics_up',
    help: 'Whether the database could be read for the counts of messages and jobs.',
    registers,
    async collect() {
      this.set((await current()) === undefined ? 0 : 1);
    },
  });
}

type OfProviders = (
  name: string,
  help: string,
  valueOf: (state: ProviderState) => number | undefined,
) => void;

/** What providers of real matches cost and how old their answers are. */
function registerProviders(ofProviders: OfProviders, clock: () => number): void {
  ofProviders(
    'provider_calls_today',
    'Calls of a provider of matches since midnight UTC.',
    ({ callsToday }) => callsToday,
  );
  ofProviders(
    'provider_credits_this_month',
    'Credits that calls of a provider have cost this month.',
    ({ creditsThisMonth }) => creditsThisMonth,
  );
  ofProviders(
    'provider_quota_remaining',
    'What a provider reported as left of its day or month.',
    ({ quotaRemaining }) => quotaRemaining ?? undefined,
  );
  ofProviders(
    'provider_answer_age_seconds',
    'Time since a provider last answered.',
    ({ answeredAt }) => (answeredAt === null ? undefined : Math.max(0, clock() - answeredAt)),
  );
  ofProviders(
    'provider_paused_seconds',
    'Time for which a provider that failed is left alone yet.',
    ({ closedUntil }) => Math.max(0, (closedUntil ?? 0) - clock()),
  );
  ofProviders(
    'provider_failures_in_a_row',
    'Failures of a provider since its last answer.',
    ({ failures }) => failures,
  );
}
