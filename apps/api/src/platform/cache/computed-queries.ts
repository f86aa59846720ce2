import { sql } from 'kysely';
import { atSecond } from '../database/at-second.ts';
import type { Db } from '../database/connect.ts';

export interface Computed<Value> {
  readonly value: Value;
  readonly computedAtSeconds: number;
}

/** A result that a job has stored under this name. */
export async function findComputed<Value>(
  db: Db,
  name: string,
): Promise<Computed<Value> | undefined> {
  const { rows } = await sql<Computed<Value>>`
    select value, extract(epoch from computed_at)::float8 as "computedAtSeconds"
    from computed_results where name = ${name}
  `.execute(db);
  return rows[0];
}

export async function saveComputed(
  db: Db,
  name: string,
  value: unknown,
  nowSeconds: number,
): Promise<void> {
  await sql`
    insert into computed_results (name, computed_at, value)
    values (${name}, ${atSecond(nowSeconds)}, ${JSON.stringify(value)}::jsonb)
    on conflict (name) do update set computed_at = excluded.computed_at, value = excluded.value
  `.execute(db);
}

/** The stored result, or the result computed now where no job has run yet. */
export async function storedOrComputed<Value>(
  db: Db,
  name: string,
  compute: () => Promise<Value>,
): Promise<Value> {
  const stored = await findComputed<Value>(db, name);
  return stored === undefined ? compute() : stored.value;
}
