import type { SquadRecord } from '@tipmark/contract/feed';
import type { Tx } from '../../platform/database/tx.ts';
import type { KnownKeys, SourceKey } from './source-keys.ts';
import { saveSquads } from './squad-queries.ts';

export function keysNeededBySquad({ source, leagueKey, teamKey }: SquadRecord): SourceKey[] {
  return [
    { source, kind: 'league', key: leagueKey },
    { source, kind: 'team', key: teamKey },
  ];
}

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
  await saveSquads(tx, [...newest.values()]);
}
