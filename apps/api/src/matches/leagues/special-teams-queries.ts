import { MATCH_STATUS } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { nameColumn, originOfPlayers } from '../../platform/database/name-column.ts';
import type { Crest, SquadPlayer } from '../../platform/database/reference-tables.ts';
import { GOALIE_STARTS } from '../events/goalie-start-queries.ts';
import { knownPlayer } from '../events/known-player-queries.ts';

/** Both sides of the finished matches of a season. */
const playedIn = (seasonId: number) => sql`
  select side.team_id, m.id as match_id, side.is_home
  from matches m
  cross join lateral (values (m.home_id, true), (m.away_id, false)) as side(team_id, is_home)
  where m.season_id = ${seasonId} and m.status = ${MATCH_STATUS.finished}
`;

const teamColumns = (locale: Locale) => sql`
  t.id, t.slug, t.${sql.raw(nameColumn(locale))} as name, t.crest
`;

interface OfTeam {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly crest: Crest | null;
  readonly matches: number;
}

export interface SeasonGoalieRow extends OfTeam {
  readonly player: string;
  /** As a squad of the team has him. */
  readonly known: SquadPlayer | null;
  readonly origin: string | null;
  readonly shots: number;
  readonly saves: number;
  readonly shutouts: number;
  /** Matches of the season with reported goalies, shots and saves: the same in every row. */
  readonly reported: number;
}

/** Goalies who began matches of a season, by what they faced; one of two teams has two rows. */
export async function findSeasonGoalies(
  db: Db,
  seasonId: number,
  locale: Locale,
): Promise<SeasonGoalieRow[]> {
  const { rows } = await sql<SeasonGoalieRow>`
    with played as (${playedIn(seasonId)}), starts as (${GOALIE_STARTS}), figures as (
      select team_id, player, count(*)::int as matches, sum(shots)::int as shots,
        sum(saves)::int as saves, (count(*) filter (where is_shutout))::int as shutouts
      from starts group by team_id, player
    )
    select figures.player, known.player as known, ${originOfPlayers('t')} as origin,
      figures.matches, figures.shots, figures.saves, figures.shutouts, ${teamColumns(locale)},
      (select count(distinct match_id)::int from starts) as reported
    from figures
    join teams t on t.id = figures.team_id
    ${knownPlayer('figures.team_id', 'figures.player')}
    order by figures.player, t.id
  `.execute(db);
  return rows;
}

export interface SpecialTeamsRow extends OfTeam {
  readonly chances: number;
  readonly goals: number;
  readonly times_short: number;
  readonly goals_against: number;
}

/** Power plays of the teams of a season and of their opponents, of matches that report them. */
export async function findSpecialTeams(
  db: Db,
  seasonId: number,
  locale: Locale,
): Promise<SpecialTeamsRow[]> {
  const { rows } = await sql<SpecialTeamsRow>`
    with played as (${playedIn(seasonId)}), sums as (
      select played.team_id, count(*)::int as matches,
        sum(own.power_plays)::int as chances, sum(own.power_play_goals)::int as goals,
        sum(other.power_plays)::int as times_short,
        sum(other.power_play_goals)::int as goals_against
      from played
      join match_stats own on own.match_id = played.match_id and own.is_home = played.is_home
      join match_stats other
        on other.match_id = played.match_id and other.is_home <> played.is_home
      where own.power_plays + own.power_play_goals + other.power_plays + other.power_play_goals
        is not null
      group by played.team_id
    )
    select sums.matches, sums.chances, sums.goals, sums.times_short, sums.goals_against,
      ${teamColumns(locale)}
    from sums join teams t on t.id = sums.team_id
    order by t.id
  `.execute(db);
  return rows;
}

export interface SeasonSize {
  /** Finished matches. */
  readonly matches: number;
  /** Those of the busiest team. */
  readonly most_of_team: number;
}

/** How many matches of a season are finished. */
export async function findSeasonSize(db: Db, seasonId: number): Promise<SeasonSize> {
  const { rows } = await sql<SeasonSize>`
    with teams as (
      select count(*) as n from (${playedIn(seasonId)}) as played group by team_id
    )
    select coalesce(sum(n) / 2, 0)::int as matches, coalesce(max(n), 0)::int as most_of_team
    from teams
  `.execute(db);
  return rows[0] ?? { matches: 0, most_of_team: 0 };
}
