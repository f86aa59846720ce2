import type { Tx } from '../../platform/database/tx.ts';
import { allocateIds } from '../rows/allocate-ids.ts';
import { saveAttributions } from './attribution-queries.ts';
import { type KnownNames, loadNames, type NameSpace } from './known-name-queries.ts';
import { findReaddressed, readdressMatches } from './match-address-queries.ts';
import { type Columns, draftOf, type NamedDraft, type NamedRecord } from './named-drafts.ts';
import { liftTiers, loadPersonNames, loadTiers, saveNamed, tableOf } from './named-queries.ts';
import { mayNamePerson } from './person-names.ts';
import { saveReportedPeople } from './reported-people-queries.ts';
import { saveRussianNames, type Translated } from './russian-name-queries.ts';
import { nameInRussian } from './russian-names.ts';
import { type Claims, loadClaims, loadKeys, saveMadeKeys } from './source-key-queries.ts';
import type { KnownKeys } from './source-keys.ts';
import { compareSources, isArchive } from './source-order.ts';

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
  const names = await loadNames(tx, drafts);
  const rows = await findOrMake(tx, { keys, names }, kind, drafts);
  const readdressed = kind === 'team' ? await findReaddressed(tx, [...rows.values()]) : [];
  await saveNamed(tx, kind, [...rows.values()]);
  await readdressMatches(tx, readdressed);
  if (kind !== 'bookmaker') await nameDraftsInRussian(tx, keys, kind, drafts);
  // after the rows: names that differ from those of the rows become search words
  await names.save(tx);
  await saveReportedPeople(tx, drafts);
  await saveAttributions(tx, keys, records);
}

/** Needs the keys of the batch: the sources of a row are those that have a key for it. */
async function nameDraftsInRussian(
  tx: Tx,
  keys: KnownKeys,
  kind: Translated,
  drafts: readonly NamedDraft[],
): Promise<void> {
  await saveMadeKeys(tx, keys);
  await saveRussianNames(
    tx,
    drafts.flatMap(({ key, russian }) =>
      russian === undefined ? [] : [{ ...key, name_ru: russian }],
    ),
  );
  await nameInRussian(
    tx,
    kind,
    drafts.flatMap(({ key }) => keys.get(key) ?? []),
  );
}

const isPerson = (draft: NamedDraft): boolean => draft.person !== undefined;

type Row = Columns & { id: number };

async function findOrMake(
  tx: Tx,
  { keys, names }: { readonly keys: KnownKeys; readonly names: KnownNames },
  kind: NameSpace['kind'],
  drafts: readonly NamedDraft[],
): Promise<Map<number, Row>> {
  const known = drafts.flatMap(({ key }) => keys.get(key) ?? []);
  const claims = await loadClaims(tx, kind, [...known, ...names.ids()]);
  const rows = new Map<number, Row>();
  const lifted: { id: number; tier: number }[] = [];
  const tiers = await loadTiers(tx, kind, [...claims.keys()]);
  const people = await loadPersonNames(tx, drafts.some(isPerson) ? [...claims.keys()] : []);
  const fresh = drafts.filter((draft) => keys.get(draft.key) === undefined).length;
  let nextId = fresh === 0 ? 0 : await allocateIds(tx, tableOf(kind), fresh);
  for (const draft of drafts) {
    const { source } = draft.key;
    let id = keys.get(draft.key);
    if (id === undefined) {
      const namesake = names.find(
        draft.space,
        draft.names,
        (one) => !isPerson(draft) || claims.get(one)?.has(source) !== true,
      );
      id = namesake ?? nextId++;
      keys.made(draft.key, id);
    }
    names.add(draft.space, draft.names, id);
    const name = draft.names[0] ?? '';
    const tier = tierOf(draft, claims.get(id), tiers.get(id));
    if (tier !== undefined) tiers.set(id, tier);
    const isNamed = mayName(claims, id, draft, people.get(id));
    if (isNamed) rows.set(id, { ...draft.columns, ...(tier === undefined ? {} : { tier }), id });
    else if (tier !== undefined) lifted.push({ id, tier });
    if (isNamed && isPerson(draft)) people.set(id, name);
  }
  await liftTiers(
    tx,
    lifted.filter(({ id }) => !rows.has(id)),
  );
  for (const { id, tier } of lifted) {
    const row = rows.get(id);
    if (row !== undefined) rows.set(id, { ...row, tier });
  }
  return rows;
}

/**
 * How popular a league is by archives: files of several years may differ, and the highest rank
 * counts. A provider decides alone.
 */
function tierOf(
  { key: { source }, columns: { tier } }: NamedDraft,
  claims: ReadonlyMap<string, string> | undefined,
  known: number | undefined,
): number | undefined {
  if (typeof tier !== 'number') return undefined;
  if (!isArchive(source)) return tier;
  const isOfArchives = [...(claims?.keys() ?? [])].every(isArchive);
  return isOfArchives ? Math.min(tier, known ?? tier) : known;
}

/**
 * Whether what a record says replaces the row. An entity of several sources is described by the
 * strongest of them (`compareSources`), a person by the one with the full name (`mayNamePerson`);
 * where one source has several keys for it, the alphabetically last key describes it, so that
 * neither order nor repetition changes a name.
 */
function mayName(
  claims: Claims,
  id: number,
  draft: NamedDraft,
  known: string | undefined,
): boolean {
  const {
    key: { source, key },
    names,
  } = draft;
  const ofId = claims.get(id) ?? new Map<string, string>();
  claims.set(id, ofId);
  const last = ofId.get(source);
  if (last === undefined || key > last) ofId.set(source, key);
  if (ofId.get(source) !== key) return false;
  if (ofId.size === 1) return true;
  if (!isPerson(draft)) return [...ofId.keys()].every((one) => compareSources(source, one) <= 0);
  if (known === undefined) return false;
  return mayNamePerson({ known, reported: names[0] ?? '', source, sources: ofId.keys() });
}
