import { tableOf } from '@tipmark/domain';
import {
  DataInUse,
  DataUnusable,
  isLossOfDatabase,
  MigrationRefused,
  sqlStateOf,
} from './database-errors.ts';

const NO_DATABASE = '3D000';
const WRONG_PASSWORD = /^28/;
const NO_ACCESS = '42501';
const TOO_MANY_CONNECTIONS = '53300';
/** Starting up, shutting down or recovering. */
const NOT_YET = '57P03';
const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);

const FILE_FAULTS = tableOf<string>({
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'there is a file of that name',
  ENOSPC: 'the disk is full',
});

/** The codes of an error and of what caused it, the error's own first. */
function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  let current: unknown = error;
  for (let depth = 0; current !== undefined && current !== null && depth < 10; depth += 1) {
    const code = sqlStateOf(current);
    if (code !== undefined) codes.push(code);
    current = (current as { readonly cause?: unknown }).cause;
  }
  return codes;
}

/** Whether a database server is there but accepts no connection yet. */
export function isStartingUp(error: unknown): boolean {
  return codesOf(error).includes(NOT_YET);
}

/** Whether no database server answers at the address. */
export function isServerAway(error: unknown): boolean {
  return codesOf(error).some((code) => AWAY.has(code));
}

export interface DatabaseLocation {
  readonly DATABASE_URL?: string | undefined;
  readonly DATA_DIR: string;
}

/**
 * Why a database cannot be used and what to do, in one sentence; undefined when the fault is
 * another one.
 */
export function explainDatabase(
  error: unknown,
  { DATABASE_URL, DATA_DIR }: DatabaseLocation,
): string | undefined {
  const isOwn = [DataInUse, DataUnusable, MigrationRefused].some((kind) => error instanceof kind);
  if (isOwn) return (error as Error).message;
  const [state = ''] = codesOf(error);
  if (DATABASE_URL === undefined) {
    const reason = isErrorOfPath(error) ? FILE_FAULTS[state] : undefined;
    if (reason === undefined) return undefined;
    return `The data folder ${DATA_DIR} cannot be used: ${reason}. Set DATA_DIR to another folder.`;
  }
  const { host, pathname, username } = new URL(DATABASE_URL);
  const name = decodeURIComponent(pathname.slice(1)) || username;
  if (state === NO_DATABASE) {
    return `There is no database "${name}" on ${host}: create it (createdb ${name}), or correct DATABASE_URL.`;
  }
  if (WRONG_PASSWORD.test(state)) {
    return `${host} does not accept the user "${decodeURIComponent(username)}" with this password: correct DATABASE_URL.`;
  }
  if (state === NO_ACCESS) {
    return `The user "${decodeURIComponent(username)}" may not use the database "${name}" on ${host}: grant it the rights, or name another user in DATABASE_URL.`;
  }
  if (state === TOO_MANY_CONNECTIONS) {
    return `${host} accepts no more connections: raise its max_connections, or lower DATABASE_POOL_SIZE.`;
  }
  if (state === NOT_YET) return `The database on ${host} is starting up: try again in a moment.`;
  if (!isLossOfDatabase(error)) return undefined;
  return `The database on ${host} does not answer (${reasonOf(error)}): start it, or correct DATABASE_URL.`;
}

const isErrorOfPath = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && 'code' in error;

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}
