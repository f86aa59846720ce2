import { inspect } from 'node:util';
import { FOREIGN_CALL_DEADLINE_MS } from '@tipmark/contract';
import {
  createRedactor,
  LONGEST_DRAIN_MS,
  secretsOfEnvironment,
  secretsOfFolder,
} from '@tipmark/server-kit';
import { type Config, readConfig } from './platform/config/config.ts';
import { secretsOf } from './platform/config/secrets-of.ts';
import { createApiLogger } from './platform/http/request-log.ts';
import { explainFailure } from './start/explain-failure.ts';
import { startApi } from './start/start-api.ts';

/** For the last events of live streams and for closing what is open. */
const CLOSING_MS = 2_000;

/** What arrives until the last connection of a proxy is closed is answered or refused by then. */
const stopsWithinMs = ({ CALL_DEADLINE_MS: usualMs }: Pick<Config, 'CALL_DEADLINE_MS'>): number =>
  LONGEST_DRAIN_MS + Math.max(usualMs, FOREIGN_CALL_DEADLINE_MS) + CLOSING_MS;

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
function stopOnSignal(
  stop: Awaited<ReturnType<typeof startApi>>,
  withinMs: number,
  logger: ReturnType<typeof createApiLogger>,
): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    logger.info({ signal }, 'stopping');
    let step = '';
    setTimeout(() => {
      logger.error({ step }, 'api: stopping took too long, exiting without waiting any longer');
      process.exit(1);
    }, withinMs).unref();
    stop((begun) => {
      step = begun;
    }).then(
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
  stopOnSignal(await startApi(config, logger, onKeys), stopsWithinMs(config), logger);
} catch (error) {
  const location = readLocation();
  const { message, exitCode, isUnknown } = explainFailure(error, location);
  console.error(redactor.hide(message));
  if (isUnknown) console.error(redactor.hide(inspect(error)));
  process.exit(exitCode);
}
