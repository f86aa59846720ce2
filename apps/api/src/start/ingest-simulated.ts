import type { FeedLine, FeedRecord } from '@tipmark/contract/feed';
import type { Logger } from 'pino';
import type { Services } from '../calls/handler/services.ts';
import { applyFeedStream, type FeedOptions } from '../ingest/apply/apply-feed-stream.ts';
import { onIngested } from '../platform/cache/on-ingested.ts';

/** Limits a transaction of prices so that pages are answered in between. */
export const BATCH_SIZE = 500;
/** Records per transaction of the past: a page may wait for one of them. */
export const BATCH_OF_PAST = 250;

/** Ingests records of the simulated world and invalidates caches. */
export async function ingest(
  { db, bus, clock }: Services,
  logger: Logger,
  records: Iterable<FeedRecord>,
  options: Pick<FeedOptions, 'isWhole' | 'batchSize' | 'onProgress'> = {},
): Promise<void> {
  const report = await applyFeedStream(db, linesOf(records), {
    nowSeconds: clock,
    batchSize: BATCH_SIZE,
    ...options,
  });
  onIngested(bus, report.touched);
  if (report.quarantined > 0)
    logger.warn({ refusals: report.refusals }, 'simulated world: records rejected');
}

function* linesOf(records: Iterable<FeedRecord>): Generator<FeedLine> {
  let line = 0;
  for (const record of records) yield { line: ++line, record };
}
