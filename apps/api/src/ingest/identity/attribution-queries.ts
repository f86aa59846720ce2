import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import type { NamedRecord } from './named-drafts.ts';
import type { KnownKeys } from './source-keys.ts';

/** Stores whose data each league has, by source. */
export async function saveAttributions(
  tx: Tx,
  keys: KnownKeys,
  records: readonly NamedRecord[],
): Promise<void> {
  const rows = new Map<string, { league_id: number; source: string; attribution: string }>();
  for (const record of records) {
    if (record.kind !== 'league' || record.attribution === undefined) continue;
    const { source, key, attribution } = record;
    const league_id = keys.get({ source, kind: 'league', key }) ?? 0;
    rows.set(`${league_id} ${source}`, { league_id, source, attribution });
  }
  if (rows.size === 0) return;
  await sql`
    insert into league_attributions (league_id, source, attribution)
    select league_id, source, attribution
    from ${rowsAsTable([...rows.values()], 'league_id int, source text, attribution text')}
    on conflict (league_id, source) do update set attribution = excluded.attribution
    where league_attributions.attribution <> excluded.attribution
  `.execute(tx);
}
