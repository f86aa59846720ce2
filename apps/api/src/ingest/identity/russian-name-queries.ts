import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import type { NameSpace } from './known-name-queries.ts';
import type { SourceKey } from './source-keys.ts';

/** What has names in both languages. */
export type Translated = Exclude<NameSpace['kind'], 'bookmaker'>;

const TABLES: Readonly<Record<Translated, string>> = {
  league: 'leagues',
  team: 'teams',
  referee: 'referees',
};

/** A name in Russian. */
export interface RussianName {
  readonly name_ru: string;
  /** Spelt by rule, as nothing gives the name that is usual in Russian. */
  readonly ru_by_rule: boolean;
}

/** Stores the Russian names that sources give; a report without one takes none back. */
export async function saveRussianNames(
  tx: Tx,
  names: readonly (SourceKey & { name_ru: string })[],
): Promise<void> {
  if (names.length === 0) return;
  const last = new Map(names.map((one) => [`${one.source} ${one.key}`, one]));
  const table = rowsAsTable([...last.values()], 'kind text, source text, key text, name_ru text');
  await sql`
    insert into russian_names as known (kind, source, key, name_ru)
    select kind, source, key, name_ru from ${table}
    on conflict (kind, source, key) do update set name_ru = excluded.name_ru
    where known.name_ru <> excluded.name_ru
  `.execute(tx);
}

/** A row with its names in both languages, and those its sources give in Russian. */
export interface Named {
  id: number;
  sport: number;
  name: string;
  countryCode: string;
  name_ru: string;
  ru_by_rule: boolean;
  known: readonly { source: string; key: string; name: string }[];
}

/**
 * Rows of the real world with their names.
 * @param ids all of the kind without them
 */
export async function loadNamed(
  tx: Tx,
  kind: Translated,
  ids: readonly number[] | undefined,
): Promise<readonly Named[]> {
  const { rows } = await sql<Named>`
    select t.id, t.sport, t.name_en as name, t.country_code as "countryCode", t.name_ru,
      t.ru_by_rule, coalesce((
        select jsonb_agg(jsonb_build_object('source', r.source, 'key', r.key, 'name', r.name_ru))
        from source_keys k join russian_names r using (kind, source, key)
        where k.kind = ${kind} and k.id = t.id
      ), '[]') as known
    from ${sql.table(TABLES[kind])} t
    where not t.is_simulated and (${ids === undefined} or t.id = any(${ids ?? []}::int[]))
  `.execute(tx);
  return rows;
}

/** Renames rows in Russian. */
export async function updateRussianNames(
  tx: Tx,
  kind: Translated,
  renamed: readonly (RussianName & { id: number })[],
): Promise<void> {
  if (renamed.length === 0) return;
  await sql`
    update ${sql.table(TABLES[kind])} as t set name_ru = item.name_ru, ru_by_rule = item.ru_by_rule
    from ${rowsAsTable(renamed, 'id int, name_ru text, ru_by_rule boolean')} where t.id = item.id
  `.execute(tx);
}
