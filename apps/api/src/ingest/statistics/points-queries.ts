import type { PointsRecord } from '@tipmark/contract/feed';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';

const COLUMNS = 'match_id int, set_number int, source text, seq bigint, games jsonb';

/**
 * Stores sets point by point; of the same set the highest sequence wins.
 * @returns ids of matches where something changed
 */
export async function savePoints(
  tx: Tx,
  statements: readonly { matchId: number; record: PointsRecord }[],
): Promise<number[]> {
  if (statements.length === 0) return [];
  const newest = new Map<string, { match_id: number; seq: number }>();
  for (const { matchId, record } of statements) {
    const { set, source, seq, games } = record;
    const text = `${matchId} ${set} ${source}`;
    if ((newest.get(text)?.seq ?? -1) < seq) {
      const row = { match_id: matchId, set_number: set, source, seq, games };
      newest.set(text, row);
    }
  }
  const { rows } = await sql<{ match_id: number }>`
    insert into match_sets (match_id, set_number, source, seq, games)
    select match_id, set_number, source, seq, games
    from ${rowsAsTable([...newest.values()], COLUMNS)}
    on conflict (match_id, set_number, source) do update set
      seq = excluded.seq, games = excluded.games
    where match_sets.seq < excluded.seq
    returning match_id
  `.execute(tx);
  return rows.map(({ match_id }) => match_id);
}
