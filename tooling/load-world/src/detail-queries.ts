import type { Tx } from '@tipmark/api/database';
import { MATCH_STATUS, SPORT } from '@tipmark/domain';
import { sql } from 'kysely';
import { chanceOf } from './chance-of.ts';
import type { Fill } from './fill-queries.ts';
import { FILL_SOURCE } from './lineup-queries.ts';

const { soccer, hockey, tennis } = SPORT;
const PENALTY_SHARE = 0.08;
const MINOR_PENALTIES = 3;

/** An independent count from 0 for either side; deterministic per match. */
const countOf = (seed: number, what: string, most: number, side = 'side') =>
  sql`floor(${most + 1} * ${chanceOf(seed, what, 'm.id', side)})::int`;

const SIDES = sql`cross join lateral (values
  ('home', true, m.home_id, m.home_score, m.away_score, m.home_periods, m.home_red_cards),
  ('away', false, m.away_id, m.away_score, m.home_score, m.away_periods, m.away_red_cards)
) t(side, is_home, team_id, goals, against, periods, reds)`;

/** Statistics of the month's finished matches: shots, serves and cards of both sides. */
export async function insertStatistics(tx: Tx, { seed }: Fill, bucket: number): Promise<void> {
  const saved = (side: string) => countOf(seed, 'saved', 14, side);
  const share = chanceOf(seed, 'possession', 'm.id');
  await sql`
    insert into match_stats (match_id, is_home, shots_on_target, shots, fouls, corners, yellow_cards,
      red_cards, possession)
    select m.id, is_home, goals + ${countOf(seed, 'on target', 4)},
      goals + ${countOf(seed, 'on target', 4)} + 3 + ${countOf(seed, 'off target', 9)},
      6 + ${countOf(seed, 'fouls', 11)}, 1 + ${countOf(seed, 'corners', 8)},
      ${countOf(seed, 'yellow', 4)}, reds,
      case when is_home then 35 + floor(30 * ${share}) else 65 - floor(30 * ${share}) end
    from matches m ${SIDES}
    where m.bucket = ${bucket} and m.sport = ${soccer} and m.status = ${MATCH_STATUS.finished}
  `.execute(tx);
  await sql`
    insert into match_stats (match_id, is_home, shots, saves, power_plays, power_play_goals,
      penalty_minutes, face_offs_won)
    select m.id, is_home, goals + 18 + ${saved('side')},
      18 + case when is_home then ${saved("'away'")} else ${saved("'home'")} end,
      ${MINOR_PENALTIES}, 0, ${2 * MINOR_PENALTIES},
      case when is_home then 20 + floor(20 * ${share}) else 39 - floor(20 * ${share}) end
    from matches m ${SIDES}
    where m.bucket = ${bucket} and m.sport = ${hockey} and m.status = ${MATCH_STATUS.finished}
  `.execute(tx);
  await sql`
    insert into match_stats (match_id, is_home, aces, double_faults, serve_games, serve_points,
      first_serves_in, first_serves_won, second_serves_won, break_points_faced, break_points_saved)
    select m.id, is_home, ${countOf(seed, 'aces', 9)}, ${countOf(seed, 'faults', 5)}, g.games,
      6 * g.games, 4 * g.games, 3 * g.games - ${countOf(seed, 'lost', 3)}, g.games,
      2 + ${countOf(seed, 'faced', 5)}, ${countOf(seed, 'held', 2)}
    from matches m ${SIDES}
    cross join lateral (
      select (sum(one) / 2)::int as games from unnest(m.home_periods || m.away_periods) one
    ) g
    where m.bucket = ${bucket} and m.sport = ${tennis} and m.status = ${MATCH_STATUS.finished}
  `.execute(tx);
}

/** Goals, cards and penalties of the month's finished matches, by players of the squads. */
export async function insertEvents(tx: Tx, { seed }: Fill, bucket: number): Promise<void> {
  const chance = (what: string) => chanceOf(seed, what, 'm.id', 'side', 'number');
  await sql`
    insert into match_events (match_id, source, key, seq, minute, second, type, side, player)
    select m.id, ${FILL_SOURCE}, side || ' ' || what || ' ' || number, 1, w.minute,
      case when m.sport = ${hockey} then floor(60 * ${chance('second')})::int end,
      case when what = 'goal' and m.sport = ${soccer} and ${chance('kind')} < ${PENALTY_SHARE}::float8
        then 'penalty_goal' else what end,
      side, s.players -> (20 - 1 - floor(18 * ${chance('player')})::int) ->> 'name'
    from matches m ${SIDES}
    cross join lateral (
      select 'goal' as what, number, coalesce(periods[1], 0) as first,
        coalesce(periods[1], 0) + coalesce(periods[2], 0) as second
      from generate_series(1, goals) number
      union all select 'yellow', number, 1, 2 from generate_series(1,
        case when m.sport = ${soccer} then ${countOf(seed, 'yellow', 4)} else 0 end) number
      union all select 'red', number, 0, 1 from generate_series(1, coalesce(reds, 0)) number
      union all select 'penalty', number, 1, 2 from generate_series(1,
        case when m.sport = ${hockey} then ${MINOR_PENALTIES} else 0 end) number
    ) e
    cross join lateral (
      select case when m.sport = ${hockey}
        then 20 * (case when number <= e.first then 0 when number <= e.second then 1 else 2 end)
          + floor(20 * ${chance('minute')})::int
        else case when number <= e.first then 0 else 45 end + 1 + floor(45 * ${chance('minute')})::int
        end as minute
    ) w
    left join lateral (
      select players from squads q where q.team_id = t.team_id and q.source = ${FILL_SOURCE} limit 1
    ) s on true
    where m.bucket = ${bucket} and m.sport <> ${tennis} and m.status = ${MATCH_STATUS.finished}
  `.execute(tx);
}
