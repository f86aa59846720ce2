import { saveRejectedLines } from '../../ingest/apply/quarantine-queries.ts';
import { matchTopic, tipsTopic } from '../../platform/cache/topics.ts';
import { tx } from '../../platform/database/tx.ts';
import type { Job, Wake } from '../../platform/jobs/job.ts';
import { RATING_TOPIC } from '../rating/rating-job.ts';
import type { BettingServices } from '../services.ts';
import { findDueMatchesOfBets, findMatchesOfOpenBets } from './bet-settlement-queries.ts';
import { settleBets } from './settle-bets.ts';
import { settleMatch } from './settle-match.ts';
import { findDueMatches, findOpenMatches } from './settlement-queries.ts';

/** Some tips are settled only by time: those on abandoned matches after two days. */
const SWEEP_MS = 10 * 60_000;

type Parts = Pick<BettingServices, 'db' | 'bus' | 'clock'>;

type OnError = Wake['onError'];

async function settleAll(
  parts: Parts,
  matchIds: readonly number[],
  onError: OnError,
): Promise<void> {
  const { db, bus, clock } = parts;
  for (const id of matchIds) {
    const reasons: string[] = [];
    const count = await tx(db, (trx) =>
      settleMatch(trx, id, clock(), (reason) => void reasons.push(reason)),
    );
    for (const reason of reasons) await report(parts, id, reason, onError);
    if (count > 0) bus.publish([matchTopic(id), tipsTopic(id), RATING_TOPIC]);
  }
}

/** People's own bets, by the same results; nothing that is cached shows them. */
async function settleAllBets({ db, clock }: Parts, matchIds: readonly number[]): Promise<void> {
  for (const id of matchIds) await tx(db, (trx) => settleBets(trx, id, clock()));
}

/** Tips wait for a corrected result: the operator sees it in the quarantine and in the log. */
async function report({ db, clock }: Parts, id: number, reason: string, onError: OnError) {
  const refusal = { source: 'settlement', line: id, reason, record: { matchId: id } };
  await saveRejectedLines(db, [refusal], clock());
  onError(
    new Error(`Settlement: tips on match ${id} stay open until its result is corrected: ${reason}`),
  );
}

/**
 * Settles tips and people's own bets when the ingest touches their matches, at start, and every ten
 * minutes. Several processes may run it concurrently: rows are locked, and settling twice changes
 * nothing.
 */
export const settlementJob: Job<Pick<BettingServices, 'db' | 'bus' | 'clock'>> = {
  name: 'settlement',
  everyMs: SWEEP_MS,
  needs: ['db', 'bus', 'clock'],
  followsMatches: true,
  async run(parts, { matchIds, isFull, onError }) {
    const { db, clock } = parts;
    if (isFull) {
      await settleAll(parts, await findDueMatches(db), onError);
      await settleAllBets(parts, await findDueMatchesOfBets(db, clock()));
    }
    if (matchIds.length === 0) return;
    await settleAll(parts, await findOpenMatches(db, clock(), matchIds), onError);
    await settleAllBets(parts, await findMatchesOfOpenBets(db, clock(), matchIds));
  },
};
