import type { FeedRecord } from '@tipmark/contract/feed';
import { createWorld } from '@tipmark/simulator';
import { ratingJob } from '../../betting/rating/rating-job.ts';
import { writeHistory } from '../../betting/tips/simulated/history/write-history.ts';
import { seedCappers } from '../../betting/tips/simulated/seed-cappers.ts';
import { seedDemoAccounts } from '../../people/account/demo-accounts.ts';
import { createApiLogger } from '../../platform/http/request-log.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import type { TestApi } from '../../testing/create-test-api.ts';
import { backfillTips } from '../backfill-tips.ts';
import { ingest } from '../ingest-simulated.ts';

const LASTING = new Set(['bookmaker', 'league', 'team', 'referee', 'season']);

/** The records emitted first: generating the rest of a snapshot takes seconds. */
export function* lasting(records: Iterable<FeedRecord>): Generator<FeedRecord> {
  for (const record of records) {
    if (!LASTING.has(record.kind)) return;
    yield record;
  }
}

/**
 * The last days of the simulated world of three sports, its people's tips of them, and the rating,
 * which follows as soon as they are there.
 */
export async function backfillForTest(
  { services }: TestApi,
  nowSeconds: number,
  days: number,
): Promise<void> {
  const logger = createApiLogger('silent');
  const world = createWorld({ seed: services.config.SIM_SEED });
  await ingest(services, logger, lasting(world.snapshotAt(nowSeconds, nowSeconds)));
  await seedDemoAccounts(services);
  const cappers = await seedCappers(services);
  const emit = (beganAt: number, isStopped: () => boolean) =>
    backfillTips(services, logger, beganAt, isStopped, days);
  const rating = startJob(ratingJob, services, (error) => {
    throw error;
  });
  await writeHistory({ ...services, backfillTips: emit }, cappers, () => false);
  await rating.idle();
  await rating.stop();
}
