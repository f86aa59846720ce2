import { setTimeout as pause } from 'node:timers/promises';
import { randomOf } from '@tipmark/simulator';
import { Agent } from 'undici';
import { visitOf } from './mix.ts';
import { emptyTally, note, type Tally } from './tally.ts';

/** What one process of a load does. */
export interface LoadOrder {
  readonly urls: Readonly<Record<'shell' | 'api', string>>;
  /** Visitors a second, whatever becomes of them; undefined: a few, one request after the other. */
  readonly perSecond: number | undefined;
  readonly seconds: number;
  /** Whether visitors wait for an answer, and for `Retry-After`, or close and come again. */
  readonly isPatient: boolean;
  /** Makes the visitors of each process and round others. */
  readonly seed: number;
  readonly salt: string;
  /** The first of its networks, so that two loads have none in common. */
  readonly network: number;
}

/** An answer that took longer is of no use. */
export const IN_TIME_MS = 3_000;
const IMPATIENT_MS = 2_000;
const MOST_ATTEMPTS = 3;
const LANES = 16;
const TICK_MS = 5;
/** Visitors of a network, fewer than are limited. */
export const VISITORS_OF_NETWORK = 20;

/** How long this process did not get the processor, summed up. */
function watchLag() {
  let sumMs = 0;
  let mostMs = 0;
  let lastMs = performance.now();
  const timer = setInterval(() => {
    const nowMs = performance.now();
    const lagMs = Math.max(0, nowMs - lastMs - 2 * TICK_MS);
    lastMs = nowMs;
    sumMs += lagMs;
    mostMs = Math.max(mostMs, lagMs);
  }, TICK_MS);
  return {
    sum: () => sumMs + Math.max(0, performance.now() - lastMs - 2 * TICK_MS),
    most: () => mostMs,
    stop: () => clearInterval(timer),
  };
}

/** Sends a load and counts what becomes of it. */
export async function sendLoad(order: LoadOrder, addressOf: (visitor: number) => string) {
  const { urls, perSecond, seconds, isPatient, seed, salt, network } = order;
  const tally: Tally = emptyTally();
  const agent = new Agent({ pipelining: 1, headersTimeout: 30_000, bodyTimeout: 30_000 });
  const lag = watchLag();
  const cpu = process.cpuUsage();
  const begunMs = performance.now();
  const endsMs = begunMs + seconds * 1_000;
  const nowSeconds = Math.floor(Date.now() / 1_000);
  const isOver = () => performance.now() >= endsMs;
  let visitors = 0;

  async function ask(number: number): Promise<number | undefined> {
    const visit = visitOf(randomOf(seed, salt, number), nowSeconds);
    const lagBefore = lag.sum();
    const sentMs = performance.now();
    tally.sent += 1;
    const signal = isPatient ? undefined : AbortSignal.timeout(IMPATIENT_MS);
    const seen = (outcome: number | string, retryAfter?: unknown) => {
      const ms = Math.max(0, performance.now() - sentMs - (lag.sum() - lagBefore));
      // what is under way when the load ends shows nothing
      if (isOver() && typeof outcome === 'string') return undefined;
      const request = `${visit.method} ${visit.to} ${visit.path}`;
      return note(tally, { request, outcome, retryAfter, ms }, IN_TIME_MS);
    };
    try {
      const reply = await agent.request({
        origin: urls[visit.to],
        path: visit.path,
        method: visit.method,
        headers: {
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
          'x-forwarded-for': addressOf(network * VISITORS_OF_NETWORK + number),
          ...(visit.body !== undefined && { 'content-type': 'application/json' }),
        },
        body: visit.body ?? null,
        signal,
      });
      await reply.body.dump();
      return seen(reply.statusCode, reply.headers['retry-after']);
    } catch (error) {
      if (signal?.aborted === true) {
        seen('left');
        return 0;
      }
      const { code, message } = error as { code?: string; message: string };
      return seen(code ?? message);
    }
  }

  async function visit(): Promise<void> {
    visitors += 1;
    const number = visitors;
    for (let attempt = 1; attempt <= MOST_ATTEMPTS && !isOver(); attempt += 1) {
      const againSeconds = await ask(number);
      if (againSeconds === undefined) return;
      if (isPatient) await pause(againSeconds * 1_000, undefined, { ref: false });
    }
  }

  if (perSecond === undefined) {
    const lane = async () => {
      while (!isOver()) await visit();
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  } else {
    while (!isOver()) {
      const due = Math.floor(((performance.now() - begunMs) / 1_000) * perSecond);
      while (visitors < due) void visit();
      await pause(TICK_MS);
    }
  }
  lag.stop();
  const { user, system } = process.cpuUsage(cpu);
  void agent.destroy();
  return {
    ...tally,
    lagMs: Math.round(lag.most()),
    cpuSeconds: (user + system) / 1_000_000,
  };
}
