import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type CalledProvider,
  createProviderNetwork,
  openDispatcher,
  PROVIDERS,
  readSettings,
} from '@tipmark/providers';
import { createLocalBus } from '../../../platform/bus/bus.ts';
import { connectDatabase } from '../../../platform/database/connect.ts';
import { createProvidersJob } from '../work/providers-job.ts';

/** What a soak starts its worker with. */
export interface FastWorkerOptions {
  readonly databaseUrl: string;
  readonly settings: string;
  readonly roots: Readonly<Partial<Record<CalledProvider, string>>>;
  readonly key: string;
}

/** What a worker has used since it started. */
export interface UsedByWorker {
  readonly cpuMs: number;
  readonly rssBytes: number;
}

/** Pauses of a network whose day passes faster. */
const LONGEST_PAUSE_MS = 20;

/**
 * A worker whose day passes as it is given the time, in unix seconds, one a line: the real job,
 * with the real network and readers, runs once at each. It answers every line with the processor
 * time and the memory it has used so far, and reports what failed.
 */
async function work(options: FastWorkerOptions): Promise<void> {
  const { databaseUrl, settings, roots, key } = options;
  let now = 0;
  const clock = () => now;
  const { db } = connectDatabase({ dataDir: '', databaseUrl });
  const leagues = readSettings(settings);
  const job = createProvidersJob({
    providers: Object.keys(roots) as CalledProvider[],
    readers: PROVIDERS,
    settings: () => leagues,
    network: createProviderNetwork({
      dispatcher: openDispatcher(5_000),
      nowMs: () => now * 1_000,
      random: Math.random,
      wait: (ms) => pause(Math.min(ms, LONGEST_PAUSE_MS)),
      keyOf: () => key,
      userAgent: 'tipmark-soak',
    }),
    roots: new Map(Object.entries(roots)),
    random: Math.random,
  });
  const report = (error: unknown): void => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${text.replaceAll('\n', ' ')}\n`);
  };
  const bus = createLocalBus();
  const wake = { matchIds: [], isFull: true, onError: report, isStopped: () => false };
  for await (const line of createInterface({ input: process.stdin })) {
    now = Number(line);
    await job.run({ db, bus, clock }, wake).catch(report);
    const { user, system } = process.cpuUsage();
    const used: UsedByWorker = {
      cpuMs: (user + system) / 1_000,
      rssBytes: process.memoryUsage.rss(),
    };
    process.stdout.write(`${JSON.stringify(used)}\n`);
  }
}

await work(JSON.parse(process.argv[2] ?? '{}') as FastWorkerOptions);
