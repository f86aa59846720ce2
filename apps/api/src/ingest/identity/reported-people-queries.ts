import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { foldName } from '../rows/fold-name.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import type { NamedDraft } from './named-drafts.ts';

/** Stores how sources write the people of a batch; aliases are only added. */
export async function saveReportedPeople(tx: Tx, drafts: readonly NamedDraft[]): Promise<void> {
  const rows = new Map<string, object>();
  for (const { key, space, names, person } of drafts) {
    if (person === undefined || space.isSimulated) continue;
    const [name = '', ...aliases] = names;
    rows.set(`${key.source} ${key.key}`, {
      source: key.source,
      key: key.key,
      tour: space.country,
      name,
      aliases: [...new Set(aliases.map(foldName))],
      ...person,
    });
  }
  if (rows.size === 0) return;
  const columns =
    'source text, key text, tour text, name text, aliases text[], country text, hand text, born date';
  await sql`
    insert into told_people as known
      (source, key, tour, name, aliases, country_code, hand, born_about)
    select source, key, tour, name, aliases, country, hand, born from ${rowsAsTable([...rows.values()], columns)}
    on conflict (source, key) do update set
      name = excluded.name,
      aliases = array(select distinct unnest(known.aliases || excluded.aliases) order by 1),
      country_code = coalesce(nullif(excluded.country_code, 'ZZ'), known.country_code),
      hand = coalesce(excluded.hand, known.hand),
      born_about = least(known.born_about, excluded.born_about)
    where known.name <> excluded.name or not known.aliases @> excluded.aliases
      or (nullif(excluded.country_code, 'ZZ'), excluded.hand, excluded.born_about)
        is distinct from (known.country_code, known.hand, known.born_about)
  `.execute(tx);
}
