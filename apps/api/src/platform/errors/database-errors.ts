/** The database cannot answer now; the same request may succeed later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** Another process owns the data directory. */
export class DataInUse extends Error {
  override readonly name = 'DataInUse';
}

/** The data directory cannot be used as it is. */
export class DataUnusable extends Error {
  override readonly name = 'DataUnusable';
}

/** The stored schema does not match the migrations of this build. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused';
}

export function sqlStateOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

// 08 connection, 53 out of resources (disk, memory, connections), 57014 cancelled by the statement
// timeout, 57P0x shut down by an operator, 58 system error.
const UNAVAILABLE_STATES = /^(?:08|53|57014|57P0|58)/;
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const UNAVAILABLE_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection error|not queryable|pool after calling end/i;

/** True if the database caused the error, not the statement. */
export function isLossOfDatabase(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  const state = sqlStateOf(error);
  if (state !== undefined && (UNAVAILABLE_STATES.test(state) || UNAVAILABLE_CODES.has(state))) {
    return true;
  }
  return (
    typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    UNAVAILABLE_MESSAGES.test(String(error.message))
  );
}
