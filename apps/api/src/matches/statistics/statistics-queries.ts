import type { TeamStatistics } from '@tipmark/contract/feed';
import { sportsWhere } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

const WITH_PENALTY_KICKS = sportsWhere(({ statistics }) => statistics.hasPenaltyKicks);

export interface StatisticsRow {
  readonly match_id: number;
  readonly is_home: boolean;
  readonly shots: number | null;
  readonly shots_on_target: number | null;
  readonly fouls: number | null;
  readonly corners: number | null;
  readonly yellow_cards: number | null;
  readonly red_cards: number | null;
  readonly possession: number | null;
  readonly expected_goals: number | null;
  readonly saves: number | null;
  readonly power_plays: number | null;
  readonly power_play_goals: number | null;
  readonly penalty_minutes: number | null;
  readonly face_offs_won: number | null;
  /** Statistics of its halves or periods, in the form of feed records. */
  readonly parts: readonly TeamStatistics[] | null;
  /** Penalties awarded in the match, scored or missed; null without events. */
  readonly penalties: number | null;
}

/** Statistics of both sides of matches, in one statement. */
export async function findStatisticsRows(
  db: Db,
  matchIds: readonly number[],
): Promise<StatisticsRow[]> {
  const { rows } = await sql<StatisticsRow>`
    select w.match_id, side.is_home, s.shots, s.shots_on_target, s.fouls, s.corners,
      s.yellow_cards, s.red_cards, s.possession, s.expected_goals,
      s.saves, s.power_plays, s.power_play_goals, s.penalty_minutes, s.face_offs_won, s.parts,
      case when m.sport = any(${WITH_PENALTY_KICKS}::int[]) and e.events > 0 then e.penalties end as penalties
    from unnest(${[...matchIds]}::int[]) as w(match_id)
    join matches m on m.id = w.match_id
    cross join (values (true, 'home'), (false, 'away')) as side(is_home, name)
    left join match_stats s on s.match_id = w.match_id and s.is_home = side.is_home
    left join lateral (
      select count(*)::int as events,
        (count(*) filter (
          where e.type in ('penalty_goal', 'missed_penalty') and e.side = side.name
        ))::int as penalties
      from match_events e where e.match_id = w.match_id and e.is_counted
    ) e on true
  `.execute(db);
  return rows;
}
