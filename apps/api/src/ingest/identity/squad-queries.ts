import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';

const COLUMNS = 'league_id int, season text, team_id int, source text, seq bigint, players jsonb';

/** Stores squads; the highest sequence wins. */
export async function saveSquads(tx: Tx, squads: readonly object[]): Promise<void> {
  await sql`
    insert into squads (league_id, season, team_id, source, seq, players)
    select league_id, season, team_id, source, seq, players
    from ${rowsAsTable(squads, COLUMNS)}
    on conflict (league_id, season, team_id, source) do update set
      seq = excluded.seq, players = excluded.players
    where squads.seq < excluded.seq
  `.execute(tx);
}
