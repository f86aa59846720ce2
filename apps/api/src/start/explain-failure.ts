import { ConfigError } from '../platform/config/config.ts';
import { DatabaseUnavailable, DataInUse } from '../platform/errors/database-errors.ts';
import { type DatabaseLocation, explainDatabase } from '../platform/errors/explain-database.ts';

export interface StartFailure {
  readonly message: string;
  readonly exitCode: number;
  /** The message does not name the cause: whoever looks for it needs the error itself. */
  readonly isUnknown?: true;
}

/** A restart does not help: the supervisor gives up on these. */
const DATA_IN_USE = 75;
const PORT_IN_USE = 76;

function isPortInUse(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/**
 * Why the api cannot start and what to do about it, in one sentence.
 * @param location of the database, undefined where the configuration could not be read
 */
export function explainFailure(error: unknown, location?: DatabaseLocation): StartFailure {
  if (error instanceof DataInUse) return { message: error.message, exitCode: DATA_IN_USE };
  if (isPortInUse(error)) {
    const message = `${error.message}. Stop what listens there, or set API_PORT to another port.`;
    return { message, exitCode: PORT_IN_USE };
  }
  if (error instanceof ConfigError) return { message: error.message, exitCode: 1 };
  const known = location && explainDatabase(error, location);
  if (known !== undefined) return { message: known, exitCode: 1 };
  if (error instanceof DatabaseUnavailable) {
    const advice =
      location?.DATABASE_URL === undefined
        ? 'Restore a backup of DATA_DIR, or set DATA_DIR to a new directory.'
        : 'Check the server and DATABASE_URL.';
    const message = `The database cannot be opened: ${error.message}. ${advice} Nothing was changed.`;
    return { message, exitCode: 1 };
  }
  return { message: 'The api could not start.', exitCode: 1, isUnknown: true };
}
