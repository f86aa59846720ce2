import { isExchangeOn, openSocket, PROVIDERS, type Provider } from '@tipmark/providers';
import type { Logger } from 'pino';
import type { Config } from '../../../platform/config/config.ts';
import { LEADERS, type Leadership, lead } from '../../../platform/database/leadership.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import { followSettings } from '../provider-settings.ts';
import { openExchangeAccess } from './exchange-access.ts';
import { EXCHANGE, startExchange } from './exchange-work.ts';
import { startWhileOn } from './while-on.ts';

type Services = Pick<PlatformServices, 'db' | 'bus' | 'clock'>;

/** How soon a change of its `isOn` is noticed. */
const SETTINGS_MS = 15_000;

function readerOf(provider: string): Provider {
  const reader = PROVIDERS.find(({ name }) => name === provider);
  if (reader === undefined) throw new Error(`there is no reader of ${provider}`);
  return reader;
}

/**
 * One process of those that share a database is connected to the exchange, as an account has few
 * connections; if it ends, another takes over.
 * @throws ConfigError
 */
export function leadExchange(
  config: Config,
  { db, bus, clock }: Services,
  logger: Logger,
): Leadership {
  const settings = followSettings(config.PROVIDERS_CONFIG, logger);
  const reader = readerOf(EXCHANGE);
  const access = openExchangeAccess(config);

  function connect() {
    logger.info('betfair: this process is connected to the exchange');
    return startExchange({
      db,
      bus,
      clock,
      reader,
      settings,
      account: access.account,
      appKey: access.appKey,
      open: () => openSocket(access.stream),
      random: Math.random,
      onError: (err, what) => logger.error({ err }, `betfair: ${what}`),
      onState: (state) => {
        if (state.kind === 'flowing') logger.info('betfair: prices arrive');
        else
          logger.warn(
            { failure: state.failure, failures: state.failures, pauseMs: state.pauseMs },
            'betfair: the stream ended, it is tried again after a pause',
          );
      },
    });
  }

  const leadership = lead({
    databaseUrl: config.DATABASE_URL,
    key: LEADERS.exchange,
    onError: (err) => logger.error({ err }, 'betfair: the lock of its leader failed, will retry'),
    start: async () =>
      startWhileOn({
        isOn: () => isExchangeOn(settings()),
        everyMs: SETTINGS_MS,
        start: connect,
        onOff: () => logger.info('betfair: off by its isOn in the settings, nothing is followed'),
        onError: (err) => logger.error({ err }, 'betfair: the stream could not be stopped'),
      }),
  });
  return {
    decided: leadership.decided,
    async stop() {
      await leadership.stop();
      await access.close();
    },
  };
}
