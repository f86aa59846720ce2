import { LIVE_REPORT_SECONDS, MATCH_STATUS } from '@tipmark/domain';
import type { HeardMatch } from '@tipmark/providers';
import { sql } from 'kysely';
import { atSecond } from '../../../platform/database/at-second.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { rowsAsTable } from '../../rows/rows-as-table.ts';

/** When the running matches of a league were last answered about, by any provider. */
export async function readHeardLeagues(db: Db, since: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ league: string; at: number }>`
    select league, extract(epoch from max(heard_at))::float8 as at
    from provider_tasks, unnest(leagues) as league
    where heard_at >= ${atSecond(since)} group by league
  `.execute(db);
  return new Map(rows.map(({ league, at }) => [league, at]));
}

export interface LateScores {
  /** Matches that are late from now on, or no longer. */
  readonly changed: readonly { readonly id: number; readonly day: string }[];
  readonly isAnyLate: boolean;
}

/**
 * Replaces the list of late matches by these, without those that another source has reported since
 * or that are not running.
 */
export async function saveLateScores(
  db: Db,
  unheard: readonly HeardMatch[],
  nowSeconds: number,
): Promise<LateScores> {
  const { rows } = await sql<{ id: number; day: string; isChanged: boolean; isLate: boolean }>`
    with unheard as (
      select k.id, max(item.at) as at
      from ${rowsAsTable(unheard, 'source text, key text, at float8')}
      join source_keys k on k.source = item.source and k.kind = 'match' and k.key = item.key
      group by k.id
    ), late as (
      select u.id, to_timestamp(greatest(u.at, r.reported_at)) as as_of
      from unheard u join matches m on m.id = u.id, lateral (
        select max((facts ->> 'reportedAt')::float8) as reported_at
        from match_reports where match_id = u.id
      ) r
      where m.status = ${MATCH_STATUS.live}
        and greatest(u.at, r.reported_at) < ${nowSeconds - LIVE_REPORT_SECONDS}::float8
    ), gone as (
      delete from late_scores where match_id not in (select id from late) returning match_id
    ), written as (
      insert into late_scores as s (match_id, as_of) select id, as_of from late
      on conflict (match_id) do update set as_of = excluded.as_of where s.as_of <> excluded.as_of
      returning match_id
    ), changed as (
      select match_id from gone union select match_id from written
    )
    select m.id, to_char(m.starts_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      m.id in (select match_id from changed) as "isChanged", m.id in (select id from late) as "isLate"
    from matches m where m.id in (select id from late union select match_id from changed)
  `.execute(db);
  return {
    changed: rows.filter(({ isChanged }) => isChanged),
    isAnyLate: rows.some(({ isLate }) => isLate),
  };
}
