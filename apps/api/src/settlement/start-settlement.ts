import { tx } from '../database/tx.ts';
import { matchTopic } from '../hot/topics.ts';
import { RATING_TOPIC } from '../rating/start-rating.ts';
import type { Services } from '../services.ts';
import { settleMatch } from './settle-match.ts';
import { findDueMatches, findOpenMatches } from './settlement-queries.ts';

export type Settlement = {
  /** Resolves when everything heard of so far is settled. */
  idle(): Promise<void>;
  stop(): Promise<void>;
};

/** Time alone settles some tips: broken-off matches are given up after two days. */
const SWEEP_MS = 10 * 60_000;
const MATCH_TOPIC = /^match:(\d+)$/;

type Parts = Pick<Services, 'db' | 'bus' | 'clock'>;

async function settleAll({ db, bus, clock }: Parts, matchIds: readonly number[]): Promise<void> {
  for (const id of matchIds) {
    const count = await tx(db, (trx) => settleMatch(trx, id, clock()));
    if (count > 0) bus.publish([matchTopic(id), RATING_TOPIC]);
  }
}

/**
 * Settles tips when the ingest touches their matches, at start, and every ten minutes. Several
 * processes may do it at once: rows are locked, and settling twice changes nothing.
 */
export function startSettlement(parts: Parts, onError: (error: unknown) => void): Settlement {
  const heard = new Set<number>();
  let isSweepDue = true;
  let isStopped = false;
  let running = Promise.resolve();

  async function work(): Promise<void> {
    const touched = [...heard];
    heard.clear();
    const isSweep = isSweepDue;
    isSweepDue = false;
    if (isStopped) return;
    if (isSweep) await settleAll(parts, await findDueMatches(parts.db));
    if (touched.length === 0) return;
    await settleAll(parts, await findOpenMatches(parts.db, parts.clock(), touched));
  }
  const wake = () => {
    running = running.then(work).catch((error: unknown) => {
      isSweepDue = true;
      onError(error);
    });
  };
  const stopListening = parts.bus.subscribe((topics) => {
    if (topics.includes('*')) isSweepDue = true;
    for (const topic of topics) {
      const [, id] = MATCH_TOPIC.exec(topic) ?? [];
      if (id !== undefined) heard.add(Number(id));
    }
    if (isSweepDue || heard.size > 0) wake();
  });
  const timer = setInterval(() => {
    isSweepDue = true;
    wake();
  }, SWEEP_MS);
  timer.unref();
  wake();
  return {
    idle: () => running,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      stopListening();
      await running;
    },
  };
}
