import type { StatisticsRecord, TeamStatistics } from '@tipmark/contract/feed';
import { axisMinute, type PolledTotals, type Sport, sportRules, storyRules } from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';

/** Totals of a running match, and the sport of it. */
export interface PolledStatistics {
  readonly matchId: number;
  readonly sport: Sport;
  readonly record: StatisticsRecord;
}

interface PollRow {
  readonly match_id: number;
  readonly source: string;
  readonly minute: number;
  readonly seq: number;
  readonly home: PolledTotals;
  readonly away: PolledTotals;
}

const COLUMNS = 'match_id int, source text, minute smallint, seq bigint, home jsonb, away jsonb';

function totalsOf(statistics: TeamStatistics): PolledTotals {
  const { shots, shotsOnTarget, corners, expectedGoals } = statistics;
  return { shots, shotsOnTarget, corners, expectedGoals };
}

const areKnown = (totals: PolledTotals): boolean =>
  Object.values(totals).some((value) => value !== undefined);

/** Undefined where the minute is not reported, or nothing that shows who pressed. */
function rowOf({ matchId, sport, record }: PolledStatistics): PollRow | undefined {
  const { source, seq, minute, stoppage } = record;
  if (minute === undefined || storyRules(sport) === undefined) return undefined;
  const [home, away] = [totalsOf(record.home), totalsOf(record.away)];
  if (!areKnown(home) && !areKnown(away)) return undefined;
  const at = Math.floor(axisMinute(sportRules(sport), { minute, stoppage }));
  return { match_id: matchId, source, minute: at, seq, home, away };
}

/**
 * Stores what was counted while matches ran: one poll of each minute, the one of the highest
 * sequence, whatever order they came in.
 * @returns ids of matches where something changed
 */
export async function savePolls(tx: Tx, polled: readonly PolledStatistics[]): Promise<number[]> {
  const newest = new Map<string, PollRow>();
  for (const row of polled.flatMap((one) => rowOf(one) ?? [])) {
    const key = `${row.match_id} ${row.source} ${row.minute}`;
    if ((newest.get(key)?.seq ?? -1) < row.seq) newest.set(key, row);
  }
  if (newest.size === 0) return [];
  const { rows } = await sql<{ match_id: number }>`
    insert into statistics_polls (match_id, source, minute, seq, home, away)
    select match_id, source, minute, seq, home, away
    from ${rowsAsTable([...newest.values()], COLUMNS)}
    on conflict (match_id, source, minute) do update set
      seq = excluded.seq, home = excluded.home, away = excluded.away
    where statistics_polls.seq < excluded.seq
    returning match_id
  `.execute(tx);
  return [...new Set(rows.map(({ match_id }) => match_id))];
}

/** Deletes the polls of matches that started by then. */
export async function deletePolls(db: Db, startedBySeconds: number): Promise<void> {
  await sql`
    delete from statistics_polls as p using matches m
    where m.id = p.match_id and m.starts_at <= ${atSecond(startedBySeconds)}
  `.execute(db);
}
