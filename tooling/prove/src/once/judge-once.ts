import { isDeepStrictEqual } from 'node:util';
import type { Expected } from './expected.ts';

/** What requests of one call, sent at once, were answered, and how they changed the database. */
export interface Sent {
  readonly statuses: readonly number[];
  readonly changes: Readonly<Record<string, number>>;
}

/** The same call sent alone, many times at once, and so with an idempotency key. */
export interface Tried {
  readonly alone: Sent;
  readonly many: Sent;
  readonly keyed: Sent;
}

/** A full queue, and a limit of the call. */
const REFUSED: ReadonlySet<number> = new Set([429, 503]);
/** Keys themselves, numbers begun by the first row of a table, and words, which differ by name. */
const IGNORED: ReadonlySet<string> = new Set(['idempotency_keys', 'id_counters', 'search_words']);

function compared(changes: Sent['changes']): Record<string, number> {
  return Object.fromEntries(Object.entries(changes).filter(([name]) => !IGNORED.has(name)));
}

function doubled(what: string, alone: Sent, many: Sent): string[] {
  const [one, all] = [compared(alone.changes), compared(many.changes)];
  if (isDeepStrictEqual(one, all)) return [];
  const [once, often] = [JSON.stringify(one), JSON.stringify(all)];
  return [`${many.statuses.length} ${what} changed ${often}, one alone ${once}`];
}

function answered(what: string, { statuses }: Sent): string[] {
  const failed = statuses.filter((status) => status >= 500 && !REFUSED.has(status));
  return [
    ...(failed.length > 0 ? [`${failed.length} ${what} were answered ${failed[0]}`] : []),
    ...(statuses.includes(200) ? [] : [`none ${what} was answered 200: ${statuses.join(' ')}`]),
  ];
}

/** What does not hold of a call, a line each. */
export function judgeOnce(expected: Expected, { alone, many, keyed }: Tried): string[] {
  const isOnce = expected === 'once';
  const isKeyed = isOnce || expected === 'keyed';
  return [
    ...answered('alone', alone),
    ...answered('at once', many),
    ...answered('with one key', keyed),
    ...(isOnce ? doubled('at once', alone, many) : []),
    ...(isKeyed ? doubled('with one key', alone, keyed) : []),
  ];
}
