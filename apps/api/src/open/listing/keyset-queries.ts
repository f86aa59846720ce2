import { type RawBuilder, sql } from 'kysely';
import type { Key } from './page.ts';

/** A column and how its key is compared. */
interface Ordered {
  readonly column: RawBuilder<unknown>;
  readonly kind: 'number' | 'text' | 'instant';
}

export const byNumber = (column: RawBuilder<unknown>): Ordered => ({ column, kind: 'number' });
export const byText = (column: RawBuilder<unknown>): Ordered => ({ column, kind: 'text' });
/** Its key is in microseconds: `microsOf`. */
export const byInstant = (column: RawBuilder<unknown>): Ordered => ({ column, kind: 'instant' });

/** Exactly, so that no row is skipped or repeated within one second. */
export const microsOf = (column: RawBuilder<unknown>) =>
  sql<number>`(extract(epoch from ${column}) * 1000000)::bigint`;

function valueOf({ kind }: Ordered, key: Key | undefined): RawBuilder<unknown> {
  switch (kind) {
    case 'number':
      return sql`${Number(key)}::int`;
    case 'text':
      return sql`${String(key)}::text`;
    case 'instant':
      return sql`(timestamptz 'epoch' + ${Number(key)}::float8 * interval '1 microsecond')`;
  }
}

/** The condition of the rows after a page: no row before it is read again. */
export function isAfterKeys(
  columns: readonly Ordered[],
  after: readonly Key[] | undefined,
  direction: 'asc' | 'desc' = 'asc',
): RawBuilder<boolean> {
  if (after === undefined) return sql`true`;
  const left = sql.join(columns.map(({ column }) => column));
  const right = sql.join(columns.map((one, at) => valueOf(one, after[at])));
  return direction === 'asc' ? sql`(${left}) > (${right})` : sql`(${left}) < (${right})`;
}

/** The filter is left out where it is not given. */
export const isWhere = <Value>(
  value: Value | undefined,
  condition: (value: Value) => RawBuilder<unknown>,
): RawBuilder<unknown> => (value === undefined ? sql`true` : condition(value));
