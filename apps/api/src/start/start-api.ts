import type { Logger } from 'pino';
import { startSweeping } from '../account/sweep-expired.ts';
import { buildApp } from '../build-app.ts';
import type { Config } from '../config.ts';
import { startContests } from '../contests/start-contests.ts';
import { createServices } from '../create-services.ts';
import { connectDatabase } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { startTableUpkeep } from '../database/table-upkeep.ts';
import { startFeedItems } from '../feed-items/start-feed-items.ts';
import { startMatchNews } from '../notifications/start-match-news.ts';
import { startTipNews } from '../notifications/start-tip-news.ts';
import { startSuspending } from '../odds/suspend-stale.ts';
import { startOutbox } from '../outbox/start-outbox.ts';
import { startMathTips } from '../prediction/math-tips/start-math-tips.ts';
import { startForecaster } from '../prediction/upcoming/start-forecaster.ts';
import { startRating } from '../rating/start-rating.ts';
import { startSettlement } from '../settlement/start-settlement.ts';
import { startAlerts } from '../templates/alerts/start-alerts.ts';
import { leadWorld } from './lead-world.ts';

/**
 * Lock, migrate, world, listen, in this order: nobody is answered from a half-made house.
 * @returns ends everything, letting what is running finish
 */
export async function startApi(config: Config, logger: Logger): Promise<() => Promise<void>> {
  const onError = (err: Error) => logger.error({ err }, 'connection failed');
  const database = connectDatabase({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    deadlineMs: config.DATABASE_DEADLINE_MS,
    poolSize: config.DATABASE_POOL_SIZE,
    onIdleError: onError,
  });
  const migrated = await database.withoutDeadline(() => migrate(database.pool));
  if (migrated.length > 0) logger.info({ migrated }, 'schema brought up to date');

  const services = createServices({ config, database, onError });
  const app = await buildApp(services, logger);
  const world = leadWorld(services, logger);
  await world.decided;
  const stopUpkeep = startTableUpkeep(database, (err) =>
    logger.error({ err }, 'tables wait for their upkeep'),
  );
  const settlement = startSettlement(services, (err) =>
    logger.error({ err }, 'tips wait for their settlement'),
  );
  const rating = startRating(services, (err) => logger.error({ err }, 'the rating waits'));
  const stopFeedItems = startFeedItems(services, (err) => logger.error({ err }, 'the feed waits'));
  const stopForecaster = startForecaster(services, logger);
  const stopMathTips = startMathTips(services, (err) => logger.error({ err }, 'math tips wait'));
  const stopContests = startContests(services, (err) =>
    logger.error({ err }, 'contests wait to be closed'),
  );
  const matchNews = startMatchNews(services, (err) =>
    logger.error({ err }, 'news of matches wait'),
  );
  const stopTipNews = startTipNews(services, (err) => logger.error({ err }, 'news of tips wait'));
  const stopAlerts = startAlerts(services, (err) =>
    logger.error({ err }, 'alerts of templates wait'),
  );
  const stopOutbox = startOutbox(services, (err) => logger.error({ err }, 'mails wait'));
  const stopSuspending = startSuspending(services, (err) =>
    logger.error({ err }, 'stale prices of running matches stand'),
  );
  const stopSweeping = startSweeping(services, (err) => logger.error({ err }, 'nothing is swept'));
  const url = await app.listen({
    host: config.HOST,
    port: config.API_PORT,
    listenTextResolver: () => 'port open',
  });
  logger.info({ url, database: database.engine }, 'listening');
  services.scanner.ready().catch((err) => logger.error({ err }, 'the odds scanner waits'));
  services.search.ready().catch((err) => logger.error({ err }, 'the searches wait'));

  return async () => {
    await app.close();
    await stopForecaster();
    await stopSuspending();
    await stopMathTips();
    await stopFeedItems();
    await world.stop();
    await settlement.stop();
    await rating.stop();
    await stopContests();
    await matchNews.stop();
    await stopTipNews();
    await stopAlerts();
    await stopSweeping();
    await stopUpkeep();
    await stopOutbox();
    services.limits.close();
    services.gates.close();
    await services.bus.close();
    await database.close();
  };
}
