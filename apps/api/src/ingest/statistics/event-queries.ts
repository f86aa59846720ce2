import type { EventRecord, EventsRecord } from '@tipmark/contract/feed';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';

const COLUMNS =
  'match_id int, source text, key text, seq bigint, minute int, stoppage int, type text, side text, player text, second int, related_player text, at double precision';

interface EventKey {
  match_id: number;
  source: string;
  key: string;
}

function eventText({ match_id, source, key }: EventKey): string {
  return `${match_id} ${source} ${key}`;
}

/**
 * Stores events; of the same event the highest sequence wins.
 * @returns ids of matches where something changed
 */
export async function saveEvents(
  tx: Tx,
  statements: readonly { matchId: number; record: EventRecord }[],
): Promise<number[]> {
  if (statements.length === 0) return [];
  const newest = new Map<
    string,
    { match_id: number; seq: number; related_player?: string | undefined }
  >();
  for (const { matchId, record } of statements) {
    const { kind: _, matchKey: __, relatedPlayer: related_player, ...event } = record;
    const text = `${matchId} ${record.source} ${record.key}`;
    if ((newest.get(text)?.seq ?? -1) < event.seq)
      newest.set(text, { ...event, related_player, match_id: matchId });
  }
  const table = rowsAsTable([...newest.values()], COLUMNS);
  const { rows: repeated } = await sql<EventKey>`
    select match_id, source, key
    from match_events as known join ${table} using (match_id, source, key)
    where (known.minute, known.stoppage, known.type, known.side, known.player, known.second,
      known.related_player, known.happened_at)
      is not distinct from (item.minute, item.stoppage, item.type, item.side, item.player, item.second, item.related_player, to_timestamp(item.at))
  `.execute(tx);
  const unchanged = new Set(repeated.map(eventText));
  const { rows } = await sql<EventKey>`
    insert into match_events
      (match_id, source, key, seq, minute, stoppage, type, side, player, second,
       related_player, happened_at)
    select match_id, source, key, seq, minute, stoppage, type, side, player, second,
      related_player, to_timestamp(at)
    from ${table}
    on conflict (match_id, source, key) do update set
      seq = excluded.seq, minute = excluded.minute, stoppage = excluded.stoppage,
      type = excluded.type, side = excluded.side, player = excluded.player,
      second = excluded.second, related_player = excluded.related_player,
      happened_at = excluded.happened_at
    where match_events.seq < excluded.seq
    returning match_id, source, key
  `.execute(tx);
  return rows.filter((row) => !unchanged.has(eventText(row))).map(({ match_id }) => match_id);
}

const LISTS = 'match_id int, source text, seq bigint, keys text[]';

/**
 * Deletes events that the latest list of their source does not name.
 * @returns ids of matches where some are gone
 */
export async function withdrawEvents(
  tx: Tx,
  lists: readonly { matchId: number; record: EventsRecord }[],
): Promise<number[]> {
  if (lists.length === 0) return [];
  const rows = lists.map(({ matchId: match_id, record: { source, seq, keys } }) => ({
    match_id,
    source,
    seq,
    keys,
  }));
  const { rows: gone } = await sql<{ match_id: number }>`
    delete from match_events as known using ${rowsAsTable(rows, LISTS)}
    where known.match_id = item.match_id and known.source = item.source
      and known.seq < item.seq and known.key <> all(item.keys)
    returning known.match_id
  `.execute(tx);
  return gone.map(({ match_id }) => match_id);
}
