import { ConfigError } from '../platform/config/config.ts';
import {
  DatabaseUnavailable,
  DataInUse,
  MigrationRefused,
} from '../platform/errors/database-errors.ts';

export type StartFailure = { readonly message: string; readonly exitCode: number };

/** A restart does not help: the supervisor gives up on these. */
const DATA_IN_USE = 75;
const PORT_IN_USE = 76;

function isPortInUse(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** Why the api cannot start and what to do about it. */
export function explainFailure(error: unknown): StartFailure {
  if (error instanceof DataInUse) return { message: error.message, exitCode: DATA_IN_USE };
  if (isPortInUse(error)) {
    const message = `${error.message}. Stop what listens there, or set API_PORT to another port.`;
    return { message, exitCode: PORT_IN_USE };
  }
  if (error instanceof ConfigError || error instanceof MigrationRefused) {
    return { message: error.message, exitCode: 1 };
  }
  if (error instanceof DatabaseUnavailable) {
    const message = `The database cannot be opened: ${error.message}. Check DATABASE_URL; with the embedded database restore a backup of DATA_DIR, or set DATA_DIR to a new directory. Nothing was changed.`;
    return { message, exitCode: 1 };
  }
  return { message: 'The api could not start.', exitCode: 1 };
}
