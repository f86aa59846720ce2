import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import type { IdName } from '../rows/allocate-ids.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import type { NameSpace } from './known-name-queries.ts';
import type { Columns } from './named-drafts.ts';

const NAMES = 'slug text, name_en text, name_ru text, ru_by_rule boolean, country_code text';

/** Table and columns (with the id) of each kind that is found by its name. */
const TABLES: Record<NameSpace['kind'], { name: IdName; columns: string }> = {
  league: {
    name: 'leagues',
    columns: `id int, sport int, ${NAMES}, league_type int, tier int, points_win int, points_draw int, points_loss int, crest jsonb, twitter text, is_simulated boolean`,
  },
  team: {
    name: 'teams',
    columns: `id int, sport int, ${NAMES}, crest jsonb, twitter text, is_simulated boolean`,
  },
  referee: { name: 'referees', columns: `id int, sport int, ${NAMES}, is_simulated boolean` },
  bookmaker: {
    name: 'bookmakers',
    columns: 'id int, name text, is_aggregate boolean, is_simulated boolean',
  },
};

export function tableOf(kind: NameSpace['kind']): IdName {
  return TABLES[kind].name;
}

/** Follow from all sources of a row (`nameInRussian`). */
const RUSSIAN: ReadonlySet<string> = new Set(['name_ru', 'ru_by_rule']);

/**
 * Adds new rows and updates known ones, but for the Russian names of what may have several sources;
 * equal rows are not touched.
 */
export async function saveNamed(
  tx: Tx,
  kind: NameSpace['kind'],
  rows: readonly (Columns & { id: number })[],
): Promise<void> {
  if (rows.length === 0) return;
  const { name, columns } = TABLES[kind];
  const names = columns.split(', ').map((column) => column.split(' ')[0] ?? '');
  const list = (prefix: string) => sql.raw(names.map((column) => `${prefix}${column}`).join(', '));
  const valueOf = (column: string) =>
    RUSSIAN.has(column)
      ? `case when excluded.is_simulated then excluded.${column} else ${name}.${column} end`
      : `excluded.${column}`;
  const updates = names.filter((column) => column !== 'id').map((c) => `${c} = ${valueOf(c)}`);
  await sql`
    insert into ${sql.table(name)} (${list('')})
    select ${list('item.')} from ${rowsAsTable(rows, columns)}
    on conflict (id) do update set ${sql.raw(updates.join(', '))}
    where (${list(`${name}.`)}) is distinct from (${sql.raw(names.map(valueOf).join(', '))})
  `.execute(tx);
}

/** Current tiers of leagues by id; of other kinds there are none. */
export async function loadTiers(
  tx: Tx,
  kind: NameSpace['kind'],
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (kind !== 'league' || ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; tier: number }>`
    select id, tier from leagues where id = any(${[...new Set(ids)]}::int[])
  `.execute(tx);
  return new Map(rows.map(({ id, tier }) => [id, tier]));
}

/** Leagues that a source ranks higher than the one that names them. */
export async function liftTiers(
  tx: Tx,
  leagues: readonly { id: number; tier: number }[],
): Promise<void> {
  if (leagues.length === 0) return;
  await sql`
    update leagues as l set tier = item.tier from ${rowsAsTable(leagues, 'id int, tier int')}
    where l.id = item.id and l.tier > item.tier
  `.execute(tx);
}

/** Current names of people by the ids of their rows. */
export async function loadPersonNames(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name_en as name from teams where id = any(${ids}::int[])
  `.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
