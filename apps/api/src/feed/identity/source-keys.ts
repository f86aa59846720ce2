import { sql } from 'kysely';
import type { Tx } from '../../database/tx.ts';
import { rowsAsTable } from '../rows-as-table.ts';

export type KeyKind = 'league' | 'season' | 'team' | 'referee' | 'bookmaker' | 'match';

/** A row of ours as a source names it. */
export interface SourceKey {
  source: string;
  kind: KeyKind;
  key: string;
}

export function keyText({ source, kind, key }: SourceKey): string {
  return `${kind} ${source} ${key}`;
}

/**
 * What the keys of sources mean: known for the length of a stream once committed, and inside a
 * batch as soon as found or made.
 */
export interface KnownKeys {
  get(key: SourceKey): number | undefined;
  /** Learns a key that the database has. */
  found(key: SourceKey, id: number): void;
  /** Learns a key that has to be stored. */
  made(key: SourceKey, id: number): void;
  /** Keys to store with this batch. */
  readonly unsaved: (SourceKey & { id: number })[];
  /** Hands what the batch learned to the stream; call after the commit. */
  keep(): void;
}

export function knownKeysOver(stream: Map<string, number>): KnownKeys {
  const batch = new Map<string, number>();
  const unsaved: (SourceKey & { id: number })[] = [];
  return {
    get: (key) => batch.get(keyText(key)) ?? stream.get(keyText(key)),
    found: (key, id) => void batch.set(keyText(key), id),
    made(key, id) {
      batch.set(keyText(key), id);
      unsaved.push({ ...key, id });
    },
    unsaved,
    keep() {
      for (const [text, id] of batch) stream.set(text, id);
    },
  };
}

/** Looks up those of the keys that are not known yet. */
export async function loadKeys(tx: Tx, keys: KnownKeys, wanted: Iterable<SourceKey>) {
  const missing = new Map<string, SourceKey>();
  for (const key of wanted) {
    if (keys.get(key) === undefined) missing.set(keyText(key), key);
  }
  if (missing.size === 0) return;
  const table = rowsAsTable([...missing.values()], 'source text, kind text, key text');
  const { rows } = await sql<SourceKey & { id: number }>`
    select known.source, known.kind, known.key, known.id
    from ${table} join source_keys as known using (source, kind, key)
  `.execute(tx);
  for (const { id, ...key } of rows) keys.found(key, id);
}

export async function saveKeys(tx: Tx, keys: KnownKeys): Promise<void> {
  if (keys.unsaved.length === 0) return;
  const table = rowsAsTable(keys.unsaved, 'source text, kind text, key text, id int');
  await sql`
    insert into source_keys (source, kind, key, id)
    select source, kind, key, id from ${table} on conflict do nothing
  `.execute(tx);
}
