import { inspect } from 'node:util';
import { createRedactor, secretsOfEnvironment, secretsOfFolder } from '@tipmark/server-kit';
import { readConfig } from './platform/config/config.ts';
import { secretsOf } from './platform/config/secrets-of.ts';
import { createApiLogger } from './platform/http/request-log.ts';
import { explainFailure } from './start/explain-failure.ts';
import { startApi } from './start/start-api.ts';

const SHUTDOWN_LIMIT_MS = 10_000;

/** A process in an unknown state ends; its supervisor starts another. */
function endOnUnknownFault(logger: ReturnType<typeof createApiLogger>): void {
  const end = (err: unknown) => {
    logger.fatal({ err }, 'api: unexpected failure, the process ends');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

/** The first signal finishes what is running, the second ends the process immediately. */
function stopOnSignal(stop: () => Promise<void>, logger: ReturnType<typeof createApiLogger>): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => {
      logger.error('api: stopping took too long, exiting with calls under way');
      process.exit(1);
    }, SHUTDOWN_LIMIT_MS).unref();
    stop().then(
      () => process.exit(0),
      (err: unknown) => {
        logger.error({ err }, 'api: stopping failed, exiting all the same');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** Where the database is, if the configuration can be read. */
function readLocation() {
  try {
    return readConfig(process.env);
  } catch {
    return undefined;
  }
}

const redactor = createRedactor(secretsOfEnvironment(process.env));

try {
  const config = readConfig(process.env);
  redactor.add([...secretsOf(config), ...secretsOfFolder(config.DATA_DIR)]);
  const logger = createApiLogger(config.LOG_LEVEL, undefined, redactor.hide);
  endOnUnknownFault(logger);
  const onKeys = () => redactor.add(secretsOfFolder(config.DATA_DIR));
  stopOnSignal(await startApi(config, logger, onKeys), logger);
} catch (error) {
  const location = readLocation();
  const { message, exitCode, isUnknown } = explainFailure(error, location);
  console.error(redactor.hide(message));
  if (isUnknown) console.error(redactor.hide(inspect(error)));
  process.exit(exitCode);
}
