import type { ShotsRecord } from '@tipmark/contract/feed';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';

const COLUMNS = 'match_id int, source text, seq bigint, shots jsonb, corners jsonb';

/**
 * Stores the attempts of matches; of the same match and source the highest sequence wins.
 * @returns ids of matches where something changed
 */
export async function saveShots(
  tx: Tx,
  statements: readonly { matchId: number; record: ShotsRecord }[],
): Promise<number[]> {
  if (statements.length === 0) return [];
  const newest = new Map<string, { match_id: number; seq: number }>();
  for (const { matchId, record } of statements) {
    const { source, seq, shots, corners = null } = record;
    const text = `${matchId} ${source}`;
    if ((newest.get(text)?.seq ?? -1) < seq) {
      const row = { match_id: matchId, source, seq, shots, corners };
      newest.set(text, row);
    }
  }
  const { rows } = await sql<{ match_id: number }>`
    insert into match_shots (match_id, source, seq, shots, corners)
    select match_id, source, seq, shots, corners
    from ${rowsAsTable([...newest.values()], COLUMNS)}
    on conflict (match_id, source) do update set
      seq = excluded.seq, shots = excluded.shots, corners = excluded.corners
    where match_shots.seq < excluded.seq
    returning match_id
  `.execute(tx);
  return rows.map(({ match_id }) => match_id);
}
