import type { Logger } from 'pino';
import { contestsJob } from '../betting/contests/contests-job.ts';
import { ledgerHeadsJob } from '../betting/ledger/ledger-heads-job.ts';
import { mathTipsJob } from '../betting/math-tips/math-tips-job.ts';
import { ratingJob } from '../betting/rating/rating-job.ts';
import { settlementJob } from '../betting/settlement/settlement-job.ts';
import type { Services } from '../calls/handler/services.ts';
import { createFeedItemsJob } from '../discovery/activity/feed-items-job.ts';
import { alertsJob } from '../discovery/alerts/alerts-job.ts';
import { endOverdueJob } from '../ingest/overdue/end-overdue.ts';
import { oldPollsJob } from '../ingest/statistics/old-polls.ts';
import { bookmakersJob } from '../matches/bookmakers/bookmakers-job.ts';
import { reliabilityJob } from '../matches/forecasts/reliability/reliability-job.ts';
import { startForecaster } from '../matches/forecasts/upcoming/start-forecaster.ts';
import { suspendStaleJob } from '../matches/odds/suspend-stale.ts';
import { trendReturnsJob } from '../matches/value-trends/returns-job.ts';
import { bulkJob } from '../open/bulk/bulk-job.ts';
import { sweepExpiredJob } from '../people/account/sweep-expired.ts';
import { paymentsJob } from '../people/billing/payments-job.ts';
import { reconcileJob } from '../people/billing/reconcile.ts';
import { createOutboxJobs } from '../people/mails/outbox-job.ts';
import { matchNotificationJob } from '../people/notifications/match-notification-job.ts';
import { digestJob } from '../people/notifications/send-digest.ts';
import { tipNotificationsJob } from '../people/notifications/tip-notifications-job.ts';
import { pushJobs } from '../people/push/push-job.ts';
import { createSiteAreasJob } from '../people/site-areas/site-areas-job.ts';
import { createReceiveJob } from '../people/telegram/receive-job.ts';
import { telegramJobs } from '../people/telegram/telegram-job.ts';
import { webhooksJob } from '../people/webhooks/webhooks-job.ts';
import type { Config } from '../platform/config/config.ts';
import { isBetfairInUse, providersInUse } from '../platform/config/provider-variables.ts';
import { tableUpkeepJob } from '../platform/database/table-upkeep.ts';
import type { Job } from '../platform/jobs/job.ts';
import { createFailureLog } from '../platform/jobs/log-failures.ts';
import { startJob } from '../platform/jobs/start-job.ts';
import { createJobStates } from '../platform/metrics/job-states.ts';

/** All background work except messages, forecasts and the simulated world. */
const JOBS: readonly Job<Services>[] = [
  tableUpkeepJob,
  settlementJob,
  ratingJob,
  ledgerHeadsJob,
  createFeedItemsJob(),
  createSiteAreasJob(),
  mathTipsJob,
  contestsJob,
  matchNotificationJob,
  tipNotificationsJob,
  digestJob,
  alertsJob,
  paymentsJob,
  reconcileJob,
  suspendStaleJob,
  endOverdueJob,
  oldPollsJob,
  sweepExpiredJob,
  bookmakersJob,
  reliabilityJob,
  trendReturnsJob,
  bulkJob,
];

/** What sends and receives messages. */
const messageJobs = (config: Config): readonly Job<Services>[] => [
  ...createOutboxJobs(config),
  createReceiveJob(),
  ...telegramJobs,
  ...pushJobs,
  webhooksJob,
];

const SECOND_MS = 1_000;

function start(jobs: readonly Job<Services>[], services: Services, logger: Logger) {
  const onError = (err: unknown) =>
    logger.error({ err }, 'jobs: their states were not stored, the next run will store them');
  const states = createJobStates(services, onError);
  const everyMs = new Map(jobs.map((job) => [job.name, job.everyMs]));
  const failures = createFailureLog((job, err, repeated) =>
    logger.error(
      { err, job, ...(repeated > 0 && { repeated }) },
      `job failed, it runs again within ${(everyMs.get(job) ?? 0) / SECOND_MS} s`,
    ),
  );
  const running = jobs.map((job) =>
    startJob(
      job,
      services,
      (err) => {
        states.failed(job.name);
        failures.failed(job.name, err);
      },
      () => {
        states.succeeded(job.name);
        failures.succeeded(job.name);
      },
    ),
  );
  return async () => {
    await Promise.all(running.map((job) => job.stop()));
    await states.close();
  };
}

/** @returns ends them after what is running */
export const startMessageJobs = (services: Services, logger: Logger): (() => Promise<void>) =>
  start(messageJobs(services.config), services, logger);

/** @returns ends them all after what is running */
export function startJobs(services: Services, logger: Logger): () => Promise<void> {
  const stopJobs = start(JOBS, services, logger);
  // Not in the table: it waits until an ingest is over and works in a thread that can be dropped.
  const stopForecaster = startForecaster(services, logger);
  return async () => {
    await Promise.all([stopForecaster(), stopJobs()]);
  };
}

/**
 * Gets real matches, where a provider is in use; its code is not loaded otherwise.
 * @returns ends it after what is running
 * @throws ConfigError where the settings of the providers cannot be used
 */
export async function startProviders(
  services: Services,
  logger: Logger,
): Promise<() => Promise<void>> {
  const { config } = services;
  const stops: (() => Promise<void>)[] = [];
  if (providersInUse(config).length > 0) {
    const { providersJobs } = await import('../ingest/providers/work/start-providers.ts');
    stops.push(start(providersJobs(config, logger), services, logger));
  }
  if (isBetfairInUse(config)) {
    const { leadExchange } = await import('../ingest/providers/exchange/lead-exchange.ts');
    const leadership = leadExchange(config, services, logger);
    stops.push(() => leadership.stop());
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
