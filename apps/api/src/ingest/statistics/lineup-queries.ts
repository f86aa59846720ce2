import type { LineupRecord } from '@tipmark/contract/feed';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';

const COLUMNS =
  'match_id int, side text, source text, seq bigint, formation text, starting jsonb, substitutes jsonb, absent jsonb';

/**
 * Stores line-ups; of the same match and source the highest sequence wins.
 * @returns ids of matches where something changed
 */
export async function saveLineups(
  tx: Tx,
  statements: readonly { matchId: number; record: LineupRecord }[],
): Promise<number[]> {
  if (statements.length === 0) return [];
  const newest = new Map<string, { matchId: number; record: LineupRecord }>();
  for (const { matchId, record } of statements) {
    const text = `${matchId} ${record.source}`;
    if ((newest.get(text)?.record.seq ?? -1) < record.seq) newest.set(text, { matchId, record });
  }
  const rows = [...newest.values()].flatMap(({ matchId: match_id, record }) =>
    (['home', 'away'] as const).map((side) => {
      const { source, seq } = record;
      return { match_id, side, source, seq, ...record[side] };
    }),
  );
  const table = rowsAsTable(rows, COLUMNS);
  const { rows: changed } = await sql<{ match_id: number }>`
    select match_id
    from ${table} left join match_lineups known using (match_id, side, source)
    where known.seq is null or known.seq < item.seq
      and (known.formation, known.starting, known.substitutes, known.absent)
        is distinct from (item.formation, item.starting, item.substitutes, item.absent)
  `.execute(tx);
  await sql`
    insert into match_lineups
      (match_id, side, source, seq, formation, starting, substitutes, absent)
    select match_id, side, source, seq, formation, starting, substitutes, absent
    from ${table}
    on conflict (match_id, side, source) do update set
      seq = excluded.seq, formation = excluded.formation, starting = excluded.starting,
      substitutes = excluded.substitutes, absent = excluded.absent
    where match_lineups.seq < excluded.seq
  `.execute(tx);
  return changed.map(({ match_id }) => match_id);
}
