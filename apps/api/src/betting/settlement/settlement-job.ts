import { matchTopic, tipsTopic } from '../../platform/cache/topics.ts';
import { tx } from '../../platform/database/tx.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { RATING_TOPIC } from '../rating/rating-job.ts';
import type { BettingServices } from '../services.ts';
import { settleMatch } from './settle-match.ts';
import { findDueMatches, findOpenMatches } from './settlement-queries.ts';

/** Some tips are settled only by time: those on abandoned matches after two days. */
const SWEEP_MS = 10 * 60_000;

type Parts = Pick<BettingServices, 'db' | 'bus' | 'clock'>;

async function settleAll({ db, bus, clock }: Parts, matchIds: readonly number[]): Promise<void> {
  for (const id of matchIds) {
    const count = await tx(db, (trx) => settleMatch(trx, id, clock()));
    if (count > 0) bus.publish([matchTopic(id), tipsTopic(id), RATING_TOPIC]);
  }
}

/**
 * Settles tips when the ingest touches their matches, at start, and every ten minutes. Several
 * processes may run it concurrently: rows are locked, and settling twice changes nothing.
 */
export const settlementJob: Job<Pick<BettingServices, 'db' | 'bus' | 'clock'>> = {
  name: 'settlement',
  everyMs: SWEEP_MS,
  needs: ['db', 'bus', 'clock'],
  followsMatches: true,
  async run(parts, { matchIds, isFull }) {
    if (isFull) await settleAll(parts, await findDueMatches(parts.db));
    if (matchIds.length === 0) return;
    await settleAll(parts, await findOpenMatches(parts.db, parts.clock(), matchIds));
  },
};
