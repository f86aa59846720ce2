import { SCORERS_SORT, type ScorersSort } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { nameColumn, originOfPlayers } from '../../platform/database/name-column.ts';
import type { Crest, SquadPlayer } from '../../platform/database/reference-tables.ts';
import { knownPlayer } from '../events/known-player-queries.ts';
import { OWN_GOALS, SCORED } from '../events/squad-queries.ts';

/** Whose goals: 0 = of all teams. */
export interface SeasonGoals {
  readonly seasonId: number;
  readonly teamId: number;
}

/** Matches of the season, or those of the team in it. */
const matchesOf = ({ seasonId, teamId }: SeasonGoals) => sql`
  m.season_id = ${seasonId} and m.status in (${sql.join(SCORED)})
    and (${teamId} = 0 or ${teamId} in (m.home_id, m.away_id))
`;

export type ScorersPart = SeasonGoals & {
  readonly sort: ScorersSort;
  readonly limit: number;
  readonly offset: number;
};

export interface SeasonScorerRow {
  readonly position: number;
  readonly player: string;
  /** As a squad of the team has him. */
  readonly known: SquadPlayer | null;
  readonly origin: string | null;
  readonly team_id: number;
  readonly slug: string;
  readonly team_name: string;
  readonly crest: Crest | null;
  readonly goals: number;
  readonly penalty_goals: number;
  readonly assists: number;
}

/**
 * Who scored or assisted in a season, per match as reported by one source. A surname without
 * initials is matched to the only player of the team with it: files contain both forms. A player of
 * two teams has two rows.
 */
export async function findSeasonScorers(
  db: Db,
  part: ScorersPart,
  locale: Locale,
): Promise<SeasonScorerRow[]> {
  const { teamId, sort, limit, offset } = part;
  const column = sql.raw(sort === SCORERS_SORT.goals ? 'goals' : 'assists');
  const { rows } = await sql<SeasonScorerRow>`
    with reported as (
      select case e.side when 'home' then m.home_id else m.away_id end as team_id,
        e.player, e.related_player, e.type
      from matches m
      join match_events e on e.match_id = m.id and e.is_counted
        and e.type = any(${OWN_GOALS}::text[])
      where ${matchesOf(part)}
    ), done as (
      select team_id, player, 1 as goals, (type = 'penalty_goal')::int as penalties, 0 as assists
      from reported
      union all
      select team_id, related_player, 0, 0, 1 from reported
    ), whole as (
      select team_id, substring(player from '[^ ]+$') as last, min(player) as player from done
      where player like '% %'
      group by 1, 2 having count(distinct player) = 1
    ), sums as (
      select done.team_id, coalesce(whole.player, done.player) as player, sum(goals)::int as goals,
        sum(penalties)::int as penalty_goals, sum(assists)::int as assists
      from done left join whole on whole.team_id = done.team_id and whole.last = done.player
      where done.player is not null and (${teamId} = 0 or done.team_id = ${teamId})
      group by 1, 2
    ), placed as (
      select *, rank() over (order by ${column} desc)::int as position from sums
      where ${column} > 0
      order by position, goals desc, penalty_goals, assists desc, player, team_id
      limit ${limit} offset ${offset}
    )
    select figures.position, figures.player, known.player as known,
      ${originOfPlayers('t')} as origin, figures.team_id, figures.goals, figures.penalty_goals,
      figures.assists, t.slug, t.${sql.raw(nameColumn(locale))} as team_name, t.crest
    from placed figures
    join teams t on t.id = figures.team_id
    ${knownPlayer('figures.team_id', 'figures.player')}
    order by figures.position, figures.goals desc, figures.penalty_goals, figures.assists desc,
      figures.player, figures.team_id
  `.execute(db);
  return rows;
}

export interface KnownScorers {
  readonly matches: number;
  readonly reported: number;
  readonly has_assists: boolean;
}

/**
 * The number of matches with goals whose scorers are known, and whether assists are reported.
 */
export async function findKnownScorers(db: Db, goals: SeasonGoals): Promise<KnownScorers> {
  const { rows } = await sql<KnownScorers>`
    select count(*)::int as matches, count(*) filter (where is_reported)::int as reported,
      coalesce(bool_or(is_passed), false) as has_assists
    from matches m
    left join lateral (
      select true as is_reported, bool_or(e.related_player is not null) as is_passed
      from match_events e
      where e.match_id = m.id and e.is_counted
        and e.type = any(${[...OWN_GOALS, 'own_goal']}::text[]) and e.player is not null
      having count(*) > 0
    ) known on true
    where ${matchesOf(goals)} and m.home_score + m.away_score > 0
  `.execute(db);
  return rows[0] ?? { matches: 0, reported: 0, has_assists: false };
}
