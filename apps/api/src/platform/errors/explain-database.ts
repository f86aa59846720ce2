import { isLossOfDatabase, sqlStateOf } from './database-errors.ts';

const NO_DATABASE = '3D000';
const WRONG_PASSWORD = /^28/;
const NO_ACCESS = '42501';

const FILE_FAULTS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'there is a file of that name',
  ENOSPC: 'the disk is full',
};

type Place = { readonly DATABASE_URL?: string | undefined; readonly DATA_DIR: string };

/**
 * Why a database cannot be used and what to do, in one sentence; undefined when the fault is
 * another one.
 */
export function explainDatabase(
  error: unknown,
  { DATABASE_URL, DATA_DIR }: Place,
): string | undefined {
  const state = sqlStateOf(error) ?? '';
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
  if (!isLossOfDatabase(error)) return undefined;
  return `The database on ${host} does not answer (${reasonOf(error)}): start it, or correct DATABASE_URL.`;
}

const isErrorOfPath = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && 'code' in error;

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}
