import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { insertRows } from '../rows/insert-rows.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import type { Writes } from '../rows/writes.ts';

export type KeyKind = 'league' | 'season' | 'team' | 'referee' | 'bookmaker' | 'match';

/** A row of ours as a source names it. */
export interface SourceKey {
  source: string;
  kind: KeyKind;
  key: string;
}

/** Ids by kind, source and key. */
export interface KeyIds {
  get(key: SourceKey): number | undefined;
  set(key: SourceKey, id: number): void;
  entries(): Iterable<[SourceKey, number]>;
}

/** Nested, because building a text for every lookup took a tenth of an import. */
export function createKeyIds(): KeyIds {
  const ids = new Map<KeyKind, Map<string, Map<string, number>>>();
  return {
    get: ({ kind, source, key }) => ids.get(kind)?.get(source)?.get(key),
    set({ kind, source, key }, id) {
      const ofKind = ids.get(kind) ?? new Map<string, Map<string, number>>();
      const ofSource = ofKind.get(source) ?? new Map<string, number>();
      ids.set(kind, ofKind.set(source, ofSource.set(key, id)));
    },
    *entries() {
      for (const [kind, ofKind] of ids) {
        for (const [source, ofSource] of ofKind) {
          for (const [key, id] of ofSource) yield [{ kind, source, key }, id];
        }
      }
    },
  };
}

/**
 * The meaning of source keys: known for the length of a stream once committed, and inside a batch
 * once found or made.
 */
export interface KnownKeys {
  get(key: SourceKey): number | undefined;
  /** Adds a key that is in the database. */
  found(key: SourceKey, id: number): void;
  /** Adds a key that has to be stored. */
  made(key: SourceKey, id: number): void;
  /** Keys to store with this batch. */
  readonly unsaved: (SourceKey & { id: number })[];
  /** Passes new keys of the batch to the stream; call after the commit. */
  keep(): void;
}

export function knownKeysOver(stream: KeyIds): KnownKeys {
  const batch = createKeyIds();
  const unsaved: (SourceKey & { id: number })[] = [];
  return {
    get: (key) => batch.get(key) ?? stream.get(key),
    found: (key, id) => batch.set(key, id),
    made(key, id) {
      batch.set(key, id);
      unsaved.push({ ...key, id });
    },
    unsaved,
    keep() {
      for (const [key, id] of batch.entries()) stream.set(key, id);
    },
  };
}

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
