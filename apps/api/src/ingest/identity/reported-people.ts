import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { foldName } from '../rows/fold-name.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import type { NamedDraft } from './named-drafts.ts';

/** Stores how sources write the people of a batch; aliases are only added. */
export async function saveReportedPeople(tx: Tx, drafts: readonly NamedDraft[]): Promise<void> {
  const rows = new Map<string, object>();
  for (const { key, space, names, isPerson } of drafts) {
    if (isPerson !== true || space.isSimulated) continue;
    const [name = '', ...aliases] = names;
    rows.set(`${key.source} ${key.key}`, {
      ...{ source: key.source, key: key.key, tour: space.country, name },
      aliases: [...new Set(aliases.map(foldName))],
    });
  }
  if (rows.size === 0) return;
  const columns = 'source text, key text, tour text, name text, aliases text[]';
  await sql`
    insert into told_people as known (source, key, tour, name, aliases)
    select source, key, tour, name, aliases from ${rowsAsTable([...rows.values()], columns)}
    on conflict (source, key) do update set
      name = excluded.name,
      aliases = array(select distinct unnest(known.aliases || excluded.aliases) order by 1)
    where known.name <> excluded.name or not known.aliases @> excluded.aliases
  `.execute(tx);
}
