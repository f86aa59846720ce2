import type { Logger } from 'pino';
import { startSimulatedTips } from '../betting/tips/simulated/start-simulated-tips.ts';
import type { Services } from '../calls/handler/services.ts';
import { seedDemoAccounts } from '../people/account/demo-accounts.ts';
import { LEADERS, type Leadership, lead } from '../platform/database/leadership.ts';
import { startWorld } from './start-world.ts';
import { tellPast } from './tell-past.ts';
import { startTellingPast } from './tell-whole-past.ts';

/** The simulated world and its people live in one process of those that share a database. */
export function leadWorld(services: Services, logger: Logger): Leadership {
  return lead({
    databaseUrl: services.config.DATABASE_URL,
    key: LEADERS.world,
    onError: (err) => logger.error({ err }, 'the simulated world waits for its leader'),
    async start() {
      const stopWorld = await startWorld(services, logger);
      // Before the simulated people, who could take their names.
      await seedDemoAccounts(services);
      const stopTips = startSimulatedTips(
        services,
        (err) => logger.error({ err }, 'simulated tips wait'),
        (beganAt, isStopped) => tellPast(services, logger, beganAt, isStopped),
      );
      const stopTelling = startTellingPast(services, logger);
      logger.info('this process plays the simulated world');
      return async () => {
        await stopTelling();
        await stopTips();
        await stopWorld();
      };
    },
  });
}
