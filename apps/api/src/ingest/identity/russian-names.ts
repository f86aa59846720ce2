import { type Spelt, spellName } from '@tipmark/importers/russian-names';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import type { NameSpace } from './known-name-queries.ts';
import { SPORTS_OF_PEOPLE } from './sides-of-people.ts';
import type { SourceKey } from './source-keys.ts';
import { compareSources } from './source-order.ts';

/** What has names in both languages. */
export type Translated = Exclude<NameSpace['kind'], 'bookmaker'>;

const TABLES: Readonly<Record<Translated, string>> = {
  league: 'leagues',
  team: 'teams',
  referee: 'referees',
};

interface RussianName {
  readonly name_ru: string;
  /** Spelt by rule, as nothing gives the name that is usual in Russian. */
  readonly ru_by_rule: boolean;
}

/** The name of what no source names in Russian: by rule, or as it is where rules do not help. */
export function nameByRule(
  kind: Translated,
  sport: number,
  { name, countryCode }: { readonly name: string; readonly countryCode: string },
): RussianName {
  const spelt = spellName(speltAs(kind, sport), name, countryCode) ?? name;
  return { name_ru: spelt, ru_by_rule: spelt !== name };
}

function speltAs(kind: Translated, sport: number): Spelt {
  if (kind === 'league') return 'competition';
  const isPerson = kind === 'referee' || SPORTS_OF_PEOPLE.some((one) => one === sport);
  return isPerson ? 'person' : 'club';
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

interface Named {
  id: number;
  sport: number;
  name: string;
  countryCode: string;
  name_ru: string;
  ru_by_rule: boolean;
  known: readonly { source: string; key: string; name: string }[];
}

/**
 * Names rows in Russian: as the strongest of their sources that does (`compareSources`, of its keys
 * the alphabetically last), else by rule. It follows from keys and names alone, so that neither the
 * order of sources nor a merge matters. Simulated rows have the names they are made with.
 * @param ids all of the kind without them
 */
export async function nameInRussian(
  tx: Tx,
  kind: Translated,
  ids?: readonly number[],
): Promise<void> {
  if (ids?.length === 0) return;
  const table = sql.table(TABLES[kind]);
  const { rows } = await sql<Named>`
    select t.id, t.sport, t.name_en as name, t.country_code as "countryCode", t.name_ru,
      t.ru_by_rule, coalesce((
        select jsonb_agg(jsonb_build_object('source', r.source, 'key', r.key, 'name', r.name_ru))
        from source_keys k join russian_names r using (kind, source, key)
        where k.kind = ${kind} and k.id = t.id
      ), '[]') as known
    from ${table} t
    where not t.is_simulated and (${ids === undefined} or t.id = any(${ids ?? []}::int[]))
  `.execute(tx);
  const renamed = rows.flatMap((row) => {
    const name = usualName(row) ?? nameByRule(kind, row.sport, row);
    const isSame = name.name_ru === row.name_ru && name.ru_by_rule === row.ru_by_rule;
    return isSame ? [] : [{ id: row.id, ...name }];
  });
  if (renamed.length === 0) return;
  await sql`
    update ${table} as t set name_ru = item.name_ru, ru_by_rule = item.ru_by_rule
    from ${rowsAsTable(renamed, 'id int, name_ru text, ru_by_rule boolean')} where t.id = item.id
  `.execute(tx);
}

function usualName({ known }: Named): RussianName | undefined {
  const [strongest] = known.toSorted(
    (one, other) => compareSources(one.source, other.source) || (one.key < other.key ? 1 : -1),
  );
  return strongest === undefined ? undefined : { name_ru: strongest.name, ru_by_rule: false };
}
