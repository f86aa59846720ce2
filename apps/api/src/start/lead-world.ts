import type { Logger } from 'pino';
import { startSimulatedTips } from '../betting/tips/simulated/start-simulated-tips.ts';
import type { Services } from '../calls/handler/services.ts';
import { seedDemoAccounts } from '../people/account/demo-accounts.ts';
import { LEADERS, type Leadership, lead } from '../platform/database/leadership.ts';
import { startBackfill } from './backfill-seasons.ts';
import { backfillTips } from './backfill-tips.ts';
import { startWorld } from './start-world.ts';

/** The simulated world and its people live in one process of those that share a database. */
export function leadWorld(services: Services, logger: Logger): Leadership {
  return lead({
    databaseUrl: services.config.DATABASE_URL,
    key: LEADERS.world,
    onError: (err) =>
      logger.error({ err }, 'simulated world: the lock of its leader failed, will retry'),
    async start() {
      const world = await startWorld(services, logger);
      // Before the simulated people, who could take their names.
      await seedDemoAccounts(services);
      const stopTips = startSimulatedTips(
        services,
        (err) => logger.error({ err }, 'simulated tips: not posted, will retry'),
        async (beganAt, isStopped) => {
          await world.results();
          await backfillTips(services, logger, beganAt, isStopped);
        },
      );
      const stopBackfill = startBackfill(services, logger);
      logger.info('simulated world: this process is the leader');
      return async () => {
        // Together: tips wait for the results, which the world may be storing.
        await Promise.all([stopBackfill(), stopTips(), world.stop()]);
      };
    },
  });
}
