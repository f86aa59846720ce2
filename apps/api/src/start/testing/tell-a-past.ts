import type { FeedRecord } from '@tipmark/contract/feed';
import { createWorld } from '@tipmark/simulator';
import { refreshRatings } from '../../betting/rating/refresh-ratings.ts';
import { writeHistory } from '../../betting/tips/simulated/history/write-history.ts';
import { seedCappers } from '../../betting/tips/simulated/seed-cappers.ts';
import { seedDemoAccounts } from '../../people/account/demo-accounts.ts';
import { createLogger } from '../../platform/http/request-log.ts';
import type { TestApi } from '../../testing/create-test-api.ts';
import { ingest } from '../start-world.ts';
import { tellPast } from '../tell-past.ts';

const LASTING = new Set(['bookmaker', 'league', 'team', 'referee', 'season']);

/** They come first; the rest of a snapshot takes seconds to make. */
function* lasting(records: Iterable<FeedRecord>): Generator<FeedRecord> {
  for (const record of records) {
    if (!LASTING.has(record.kind)) return;
    yield record;
  }
}

/** The last days of the simulated world of three sports, and its people's tips of them. */
export async function tellAPast(
  { services }: TestApi,
  nowSeconds: number,
  days: number,
): Promise<void> {
  const logger = createLogger('silent');
  const world = createWorld({ seed: services.config.SIM_SEED });
  await ingest(services, logger, lasting(world.snapshotAt(nowSeconds, nowSeconds)));
  await seedDemoAccounts(services);
  const cappers = await seedCappers(services);
  const tell = (beganAt: number, isStopped: () => boolean) =>
    tellPast(services, logger, beganAt, isStopped, days);
  await writeHistory({ ...services, tellPast: tell }, cappers, () => false);
  await refreshRatings(services);
}
