import type { DayBounds, Sport } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import { startsOnDay } from '../../lists/starts-on-day-queries.ts';

export interface AnalysisRow {
  readonly match_id: number;
  readonly p1: number;
  readonly px: number;
  readonly p2: number;
  readonly expected_home: number;
  readonly expected_away: number;
  readonly forecast_score: string;
  readonly p_over_main: number;
  readonly p_both_score: number;
  /** Probability of a home win including overtime, where that differs from `p1`. */
  readonly p_home_wins: number | null;
}

/** The last publishable prediction of every match of a day, based on data from before its start. */
export async function findAnalysis(db: Db, sport: Sport, day: DayBounds): Promise<AnalysisRow[]> {
  const { rows } = await sql<AnalysisRow>`
    select distinct on (p.match_id) p.match_id, p.p1, p.px, p.p2, p.expected_home,
      p.expected_away, p.forecast_score, p.p_over_main, p.p_both_score, p.p_home_wins
    from predictions p join matches m on m.id = p.match_id
    where m.sport = ${sport} and p.is_publishable
      and ${startsOnDay('m', day)}
      and p.known_until <= m.starts_at
    order by p.match_id, p.known_until desc, p.made_at desc
  `.execute(db);
  return rows;
}
