import type { SquadRecord } from '@tipmark/contract/feed';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import type { KnownKeys, SourceKey } from './source-keys.ts';

export function keysNeededBySquad({ source, leagueKey, teamKey }: SquadRecord): SourceKey[] {
  return [
    { source, kind: 'league', key: leagueKey },
    { source, kind: 'team', key: teamKey },
  ];
}

const COLUMNS = 'league_id int, season text, team_id int, source text, seq bigint, players jsonb';

/** Stores squads; of the same team, season and source the highest sequence wins. */
export async function ingestSquads(
  tx: Tx,
  keys: KnownKeys,
  records: readonly SquadRecord[],
): Promise<void> {
  if (records.length === 0) return;
  const newest = new Map<string, object>();
  // In the order of their sequence, so the last one of a team stays.
  for (const record of records) {
    const { source, season, seq, players } = record;
    const [league = 0, team = 0] = keysNeededBySquad(record).map((key) => keys.get(key));
    const row = { league_id: league, season, team_id: team, source, seq, players };
    newest.set(`${league} ${season} ${team} ${source}`, row);
  }
  await sql`
    insert into squads (league_id, season, team_id, source, seq, players)
    select league_id, season, team_id, source, seq, players
    from ${rowsAsTable([...newest.values()], COLUMNS)}
    on conflict (league_id, season, team_id, source) do update set
      seq = excluded.seq, players = excluded.players
    where squads.seq < excluded.seq
  `.execute(tx);
}
