import type { Logger } from 'pino';
import { sweepExpiredJob } from '../account/sweep-expired.ts';
import type { Config } from '../config.ts';
import { contestsJob } from '../contests/contests-job.ts';
import { tableUpkeepJob } from '../database/table-upkeep.ts';
import { createFeedItemsJob } from '../feed-items/feed-items-job.ts';
import type { Job } from '../jobs/job.ts';
import { startJob } from '../jobs/start-job.ts';
import { matchNewsJob } from '../notifications/match-news-job.ts';
import { tipNewsJob } from '../notifications/tip-news-job.ts';
import { suspendStaleJob } from '../odds/suspend-stale.ts';
import { createOutboxJob } from '../outbox/outbox-job.ts';
import { mathTipsJob } from '../prediction/math-tips/math-tips-job.ts';
import { startForecaster } from '../prediction/upcoming/start-forecaster.ts';
import { ratingJob } from '../rating/rating-job.ts';
import type { Services } from '../services.ts';
import { settlementJob } from '../settlement/settlement-job.ts';
import { alertsJob } from '../templates/alerts/alerts-job.ts';

/** All that is done in the background but for forecasts and the simulated world. */
const jobsOf = (config: Config): readonly Job[] => [
  tableUpkeepJob,
  settlementJob,
  ratingJob,
  createFeedItemsJob(),
  mathTipsJob,
  contestsJob,
  matchNewsJob,
  tipNewsJob,
  alertsJob,
  createOutboxJob(config),
  suspendStaleJob,
  sweepExpiredJob,
];

const SECOND_MS = 1_000;

/** @returns ends them all, letting what is running finish */
export function startJobs(services: Services, logger: Logger): () => Promise<void> {
  const running = jobsOf(services.config).map((job) =>
    startJob(job, services, (err) =>
      logger.error(
        { err, job: job.name },
        `job failed, it runs again within ${job.everyMs / SECOND_MS} s`,
      ),
    ),
  );
  // Not of the table: it waits until an ingest is over and works in a thread that can be dropped.
  const stopForecaster = startForecaster(services, logger);
  return async () => {
    await Promise.all([stopForecaster(), ...running.map((job) => job.stop())]);
  };
}
