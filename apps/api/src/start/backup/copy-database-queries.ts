import type { SqlClient } from '../../platform/database/sql-pool.ts';

/** A table that has rows of its own: no parent of partitions. */
export interface StoredTable {
  readonly name: string;
  /** Quoted, without those that are computed. */
  readonly columns: readonly string[];
  /** Its rows may be large. */
  readonly isWide: boolean;
}

export async function findTables(client: SqlClient): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(`
    select quote_ident(c.relname) as name,
      array_agg(quote_ident(a.attname) order by a.attnum) as columns,
      bool_or(a.atttypid in ('bytea'::regtype, 'jsonb'::regtype)) as "isWide"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname order by c.relname
  `);
  return rows;
}

/** Statements that make the partitions of a database in another one that has their parents. */
export async function findPartitions(client: SqlClient): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('create table if not exists %I partition of %I %s%s', c.relname, p.relname,
      pg_get_expr(c.relpartbound, c.oid),
      coalesce(' with (' || array_to_string(c.reloptions, ', ') || ')', '')) as statement
    from pg_inherits i
    join pg_class c on c.oid = i.inhrelid and c.relispartition and c.relkind = 'r'
    join pg_class p on p.oid = i.inhparent
    where c.relnamespace = 'public'::regnamespace
    order by c.relname
  `);
  return rows.map(({ statement }) => statement);
}

/** Statements that end the references between tables, and those that make and check them again. */
export async function findReferences(
  client: SqlClient,
): Promise<{ readonly end: readonly string[]; readonly make: readonly string[] }> {
  const { rows } = await client.query<{ end: string; make: string }>(`
    select format('alter table %I drop constraint %I', t.relname, c.conname) as "end",
      format('alter table %I add constraint %I %s', t.relname, c.conname,
        pg_get_constraintdef(c.oid)) as make
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.contype = 'f' and c.conparentid = 0 and t.relnamespace = 'public'::regnamespace
    order by t.relname, c.conname
  `);
  return { end: rows.map(({ end }) => end), make: rows.map(({ make }) => make) };
}

/** Statements that set every sequence of a database in another one as it is here. */
export async function findSequences(client: SqlClient): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(`
    with owned as (
      select c.relname, a.attname,
        pg_get_serial_sequence(quote_ident(c.relname), a.attname)::regclass as sequence
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    )
    select format('select setval(pg_get_serial_sequence(%L, %L), %s, %L)', quote_ident(relname),
      attname, coalesce(pg_sequence_last_value(sequence), 1),
      pg_sequence_last_value(sequence) is not null) as statement
    from owned where sequence is not null
    order by relname, attname
  `);
  return rows.map(({ statement }) => statement);
}

/** Opens the rows of a table, each value as PostgreSQL writes it. */
export async function openRows(client: SqlClient, { name, columns }: StoredTable): Promise<void> {
  const values = columns.map((column) => `${column}::text as ${column}`).join(', ');
  await client.query(`declare copied no scroll cursor for select ${values} from ${name}`);
}

export async function nextRows(
  client: SqlClient,
  most: number,
): Promise<Readonly<Record<string, string | null>>[]> {
  const { rows } = await client.query<Record<string, string | null>>(`fetch ${most} from copied`);
  return rows;
}

export async function closeRows(client: SqlClient): Promise<void> {
  await client.query('close copied');
}

/** @param text lines of the format that `copy` reads */
export async function copyRows(
  client: SqlClient,
  { name, columns }: StoredTable,
  text: string,
): Promise<void> {
  await client.query(`copy ${name} (${columns.join(', ')}) from stdin`, [text]);
}

export async function countRows(client: SqlClient, { name }: StoredTable): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*)::text as count from ${name}`,
  );
  return Number(rows[0]?.count);
}

/** What the migrations themselves wrote goes, and no trigger runs until `enableTriggers`. */
export async function emptyTables(
  client: SqlClient,
  tables: readonly StoredTable[],
): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
}

export async function enableTriggers(
  client: SqlClient,
  tables: readonly StoredTable[],
): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
}
