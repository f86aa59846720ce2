import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { insertRows } from '../rows/insert-rows.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import type { Writes } from '../rows/writes.ts';
import type { NameSpace } from './known-name-queries.ts';
import { createKeyIds, type KnownKeys, type SourceKey } from './source-keys.ts';

/** Looks up those of the keys that are not known yet. */
export async function loadKeys(tx: Tx, keys: KnownKeys, wanted: Iterable<SourceKey>) {
  const requested = createKeyIds();
  const missing: (SourceKey & { place: number })[] = [];
  for (const key of wanted) {
    if (keys.get(key) !== undefined || requested.get(key) !== undefined) continue;
    const place = missing.length;
    requested.set(key, place);
    missing.push({ ...key, place });
  }
  if (missing.length === 0) return;
  const table = rowsAsTable(missing, 'source text, kind text, key text, place int');
  const { rows } = await sql<{ place: number; id: number }>`
    select item.place, known.id
    from ${table} join source_keys as known using (source, kind, key)
  `.execute(tx);
  for (const { place, id } of rows) {
    const key = missing[place];
    if (key !== undefined) keys.found(key, id);
  }
}

/** Stores the keys made so far, for a statement that needs them inside the batch. */
export async function saveMadeKeys(tx: Tx, keys: KnownKeys): Promise<void> {
  const made = keys.unsaved.splice(0);
  if (made.length === 0) return;
  const columns = 'source text, kind text, key text, id int';
  await sql`
    insert into source_keys (source, kind, key, id)
    select source, kind, key, id from ${rowsAsTable(made, columns)}
  `.execute(tx);
}

/** Stores the keys a batch made, each after it was looked for and not found. */
export function saveKeys(writes: Writes, keys: KnownKeys): void {
  insertRows(writes, 'source_keys', keys.unsaved, 'source text, kind text, key text, id int');
}

/** Id → sources that have a key for it → the last of their keys by the alphabet. */
export type Claims = Map<number, Map<string, string>>;

/** Which sources have keys for rows. */
export async function loadClaims(
  tx: Tx,
  kind: NameSpace['kind'],
  ids: readonly number[],
): Promise<Claims> {
  const claims: Claims = new Map();
  if (ids.length === 0) return claims;
  const { rows } = await sql<{ id: number; source: string; key: string }>`
    select id, source, max(key collate "C") as key from source_keys
    where kind = ${kind} and id = any(${[...new Set(ids)]}::int[])
    group by id, source
  `.execute(tx);
  for (const { id, source, key } of rows) {
    const ofId = claims.get(id) ?? new Map<string, string>();
    claims.set(id, ofId.set(source, key));
  }
  return claims;
}
