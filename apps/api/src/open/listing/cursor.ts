import { createHash } from 'node:crypto';
import { MAX_ID } from '@tipmark/contract';
import { fieldError } from '../../platform/errors/errors.ts';
import type { Key } from './page.ts';

/** What a key is: an id or small number, an instant in microseconds, a sequence, or a text. */
export type KeyKind = 'id' | 'instant' | 'sequence' | 'text';

/** Another number refuses the cursors of before. */
const FORM = 1;
const DIGEST_LENGTH = 8;
const MAX_TEXT_LENGTH = 300;
/** The year 2100, in microseconds. */
const LAST_INSTANT = 4_102_444_800_000_000;

const MOST: Readonly<Record<Exclude<KeyKind, 'text'>, number>> = {
  id: MAX_ID,
  instant: LAST_INSTANT,
  sequence: Number.MAX_SAFE_INTEGER,
};

const isKey = (key: unknown, kind: KeyKind): key is Key =>
  kind === 'text'
    ? typeof key === 'string' &&
      key.length <= MAX_TEXT_LENGTH &&
      key.isWellFormed() &&
      !key.includes('\0')
    : Number.isSafeInteger(key) && Math.abs(key as number) <= MOST[kind];

/** Which list a cursor is of: another filter is another list. */
const digestOf = (list: string) =>
  createHash('sha256').update(list).digest('base64url').slice(0, DIGEST_LENGTH);

export const writeCursor = (list: string, keys: readonly Key[]): string =>
  Buffer.from(JSON.stringify([FORM, digestOf(list), ...keys])).toString('base64url');

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/**
 * The keys in a cursor of this list.
 * @throws CallError validation for a cursor that this list did not give
 */
export function readCursor(
  list: string,
  kinds: readonly KeyKind[],
  cursor: string,
): readonly Key[] {
  const parsed = parse(cursor);
  if (!Array.isArray(parsed)) throw fieldError('cursor', 'bad_value');
  const [form, digest, ...keys] = parsed as unknown[];
  const isOwn = form === FORM && digest === digestOf(list) && keys.length === kinds.length;
  if (!isOwn || !keys.every((key, at) => isKey(key, kinds[at] ?? 'id'))) {
    throw fieldError('cursor', 'bad_value');
  }
  return keys as Key[];
}
