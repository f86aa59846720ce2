import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { MatchReport } from '../matches/match-report.ts';
import type { StatisticsReport } from '../statistics/statistics-report.ts';

/** A match with the report of every source. */
export interface ReportsOfMatch {
  id: number;
  home: string;
  away: string;
  league: string;
  season: string;
  /** Unix seconds. */
  startsAt: number;
  reports: readonly MatchReport[];
  statistics: readonly StatisticsReport[];
}

/** Matches that several sources report, in order of time. */
export async function findReportsOfMatches(db: Db): Promise<ReportsOfMatch[]> {
  const { rows } = await sql<ReportsOfMatch>`
    select m.id, h.name_en as home, a.name_en as away, l.name_en as league, s.name as season,
      extract(epoch from m.starts_at)::float8 as "startsAt",
      (
        select jsonb_agg(r.facts || jsonb_build_object('source', r.source) order by r.source)
        from match_reports r where r.match_id = m.id
      ) as reports,
      coalesce((
        select jsonb_agg(to_jsonb(r) - 'match_id' order by r.source)
        from statistics_reports r where r.match_id = m.id
      ), '[]') as statistics
    from matches m
    join teams h on h.id = m.home_id join teams a on a.id = m.away_id
    join leagues l on l.id = m.league_id join seasons s on s.id = m.season_id
    where m.id in (select match_id from match_reports group by match_id having count(*) > 1)
    order by m.starts_at, l.name_en, h.name_en, a.name_en
  `.execute(db);
  return rows;
}
