import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';

/** What is known of the row of a person. */
interface PersonRow {
  id: number;
  name: string;
  slug: string;
  country: string;
}

/** Adds rows of people, each of the sport of the row that it is like. */
export async function insertPeople(
  trx: Tx,
  made: readonly (PersonRow & { like: number })[],
): Promise<void> {
  const columns = 'id int, "like" int, name text, slug text, country text';
  await sql`
    insert into teams (id, sport, slug, name_en, name_ru, country_code)
    select item.id, t.sport, item.slug, item.name, item.name, item.country
    from ${rowsAsTable(made, columns)} join teams t on t.id = item."like"
  `.execute(trx);
}

/** Names people; equal rows are not touched. */
export async function updatePeople(trx: Tx, named: readonly PersonRow[]): Promise<void> {
  if (named.length === 0) return;
  await sql`
    update teams as t set country_code = item.country, name_en = item.name, slug = item.slug
    from ${rowsAsTable(named, 'id int, name text, slug text, country text')}
    where t.id = item.id
      and (t.country_code, t.name_en) is distinct from (item.country, item.name)
  `.execute(trx);
}
