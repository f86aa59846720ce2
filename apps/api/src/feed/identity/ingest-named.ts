import { sql } from 'kysely';
import type { Tx } from '../../database/tx.ts';
import { allocateIds } from '../allocate-ids.ts';
import { rowsAsTable } from '../rows-as-table.ts';
import { loadNames, type NameSpace } from './known-names.ts';
import { type Columns, draftOf, type NamedDraft, type NamedRecord } from './named-drafts.ts';
import { saveNamed, tableOf } from './named-tables.ts';
import { type KnownKeys, loadKeys } from './source-keys.ts';

/**
 * Finds or makes the leagues, teams, referees and bookmakers of one kind. A key of the source
 * decides first, then any of its names inside the same sport and country.
 */
export async function ingestNamed(
  tx: Tx,
  keys: KnownKeys,
  kind: NameSpace['kind'],
  records: readonly NamedRecord[],
): Promise<void> {
  if (records.length === 0) return;
  const drafts = records.map(draftOf);
  await loadKeys(
    tx,
    keys,
    drafts.map((draft) => draft.key),
  );
  const rows = await findOrMake(tx, keys, kind, drafts);
  await saveNamed(tx, kind, [...rows.values()]);
}

type Row = Columns & { id: number };

async function findOrMake(
  tx: Tx,
  keys: KnownKeys,
  kind: NameSpace['kind'],
  drafts: readonly NamedDraft[],
): Promise<Map<number, Row>> {
  const names = await loadNames(tx, drafts);
  const foreign = await idsOfOtherSources(tx, keys, drafts);
  const owned = await idsOwned(tx, names.ids(), drafts);
  const rows = new Map<number, Row>();
  const fresh = drafts.filter((draft) => keys.get(draft.key) === undefined).length;
  let nextId = fresh === 0 ? 0 : await allocateIds(tx, tableOf(kind), fresh);
  for (const draft of drafts) {
    let id = keys.get(draft.key);
    if (id === undefined) {
      const namesake = names.find(
        draft.space,
        draft.names,
        (known) => draft.isPerson !== true || !owned.has(`${draft.key.source} ${known}`),
      );
      id = namesake ?? nextId++;
      keys.made(draft.key, id);
      if (namesake !== undefined) foreign.add(`${draft.key.source} ${id}`);
    }
    owned.add(`${draft.key.source} ${id}`);
    names.add(draft.space, draft.names, id);
    if (!foreign.has(`${draft.key.source} ${id}`)) rows.set(id, { ...draft.columns, id });
  }
  await names.save(tx);
  return rows;
}

/** `source id` of the people that the sources of the drafts have a key for. */
async function idsOwned(
  tx: Tx,
  ids: readonly number[],
  drafts: readonly NamedDraft[],
): Promise<Set<string>> {
  if (ids.length === 0 || !drafts.some(({ isPerson }) => isPerson)) return new Set();
  const { rows } = await sql<{ source: string; id: number }>`
    select source, id from source_keys where kind = 'team' and id = any(${ids}::int[])
  `.execute(tx);
  return new Set(rows.map(({ source, id }) => `${source} ${id}`));
}

/** `source id` of what other sources name too: there nobody overwrites the first one's words. */
async function idsOfOtherSources(
  tx: Tx,
  keys: KnownKeys,
  drafts: readonly NamedDraft[],
): Promise<Set<string>> {
  const known = drafts.flatMap(({ key }) => {
    const id = keys.get(key);
    return id === undefined ? [] : [{ source: key.source, kind: key.kind, id }];
  });
  if (known.length === 0) return new Set();
  const { rows } = await sql<{ source: string; id: number }>`
    select distinct item.source, item.id
    from ${rowsAsTable(known, 'source text, kind text, id int')}
    join source_keys as other using (kind, id)
    where other.source <> item.source
  `.execute(tx);
  return new Set(rows.map(({ source, id }) => `${source} ${id}`));
}
