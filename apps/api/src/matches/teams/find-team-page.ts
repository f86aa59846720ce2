import { type TeamPage, TIMESTAMP_MAX_SECONDS } from '@tipmark/contract';
import { MATCH_STATUS, type MatchStatus, type Sport } from '@tipmark/domain';
import { type Locale, placeName } from '@tipmark/i18n/server';
import type { Db } from '../../platform/database/connect.ts';
import { presentOriginal } from '../../platform/database/name-column.ts';
import type { PlatformServices } from '../../platform/services.ts';
import { MOST_MATCHES } from '../events/chosen-matches.ts';
import { findPlayedMatches } from '../events/event-queries.ts';
import { found } from '../events/event-resource.ts';
import { findBanner } from '../leagues/league-queries.ts';
import { findCalledOff } from '../lists/called-off-queries.ts';
import { findSidebar } from '../lists/find-sidebar.ts';
import { presentLeague, presentMatchWithLeague } from '../lists/present-leagues.ts';
import { presentMatchList } from '../match-page/present-matches.ts';
import { fixtureTrends } from '../statistics/fixture-trends.ts';
import { playedOfRows } from '../statistics/played-of-rows.ts';
import { presentSummary } from '../statistics/present-statistics.ts';
import { presentTeam } from '../statistics/present-team.ts';
import { findSquad, squadStatements } from './find-squad.ts';
import { findLeaguesOf, findTeam, findUpcomingOf } from './team-queries.ts';
import { findTeamStanding, STANDING_STATEMENTS } from './team-standing.ts';

export const TEAM_FIXTURES = 10;

/** Which matches of a team count. */
export interface TeamFilters {
  /** Newest N; 0 = all. */
  readonly countOfMatches: number;
  /** 0 = all leagues. */
  readonly leagueId: number;
  readonly isCurrentGameSeason: boolean;
  readonly isExcludeFriendlies: boolean;
  readonly isIncludeHomeMatches: boolean;
  readonly isIncludeAwayMatches: boolean;
}

export interface TeamRequest {
  readonly db: Db;
  readonly sport: Sport;
  readonly nowSeconds: number;
  readonly locale: Locale;
  readonly teamId: number;
  readonly filters: TeamFilters;
}

/**
 * Chosen matches of a team, newest first.
 * @param statuses by default those that records count
 */
export function findTeamPlayed(
  { db, nowSeconds, locale, teamId, filters }: TeamRequest,
  statuses?: readonly MatchStatus[],
) {
  const { isIncludeHomeMatches: home, isIncludeAwayMatches: away } = filters;
  return findPlayedMatches(
    db,
    locale,
    { teamId, venue: home && away ? 'any' : home ? 'home' : 'away' },
    {
      before: TIMESTAMP_MAX_SECONDS,
      since: undefined,
      leagueId: filters.leagueId || undefined,
      seasonAt: filters.isCurrentGameSeason ? nowSeconds : undefined,
      isExcludeFriendlies: filters.isExcludeFriendlies,
      limit: filters.countOfMatches || MOST_MATCHES,
      ...(statuses && { statuses }),
    },
  );
}

/** Every visitor of the team would fetch links that only one of its tabs shows. */
const withoutLink = <Player extends { readonly link?: string | undefined }>({
  link: _link,
  ...player
}: Player): Omit<Player, 'link'> => player;

/** The squad of a page, without links. */
async function findPageSquad(
  request: TeamRequest,
  matchId: number | undefined,
): Promise<Pick<TeamPage, 'hasSquad' | 'squad' | 'absent'>> {
  if (matchId === undefined) return { hasSquad: false, squad: [], absent: [] };
  const { players, absent } = await findSquad(request, matchId);
  return {
    hasSquad: players.length > 0,
    squad: players.map(withoutLink),
    absent: absent.map(withoutLink),
  };
}

type TeamPageRequest = TeamRequest & {
  readonly services: Pick<PlatformServices, 'db' | 'responses'>;
  readonly isInit: boolean;
};

/** What a team's page costs. */
export const teamStatements = (sport: Sport): number =>
  12 + STANDING_STATEMENTS + squadStatements(sport);

/** A team with the totals of its chosen matches. */
export async function findTeamPage(request: TeamPageRequest): Promise<TeamPage> {
  const { db, services, sport, nowSeconds, locale, isInit } = request;
  const row = found(await findTeam(db, request.teamId, sport, locale));
  const { id: teamId } = row;
  const rows = await findTeamPlayed({ ...request, teamId });
  const [playedOf, leagues, fixtures, banner, standing, calledOff, awarded] = await Promise.all([
    playedOfRows(db, rows),
    findLeaguesOf(db, { teamId }, locale),
    findUpcomingOf(db, { teamId }, TEAM_FIXTURES, locale),
    findBanner(db, { teamId }, nowSeconds, locale),
    findTeamStanding(services, sport, teamId, locale),
    findCalledOff(db, { teamId }, nowSeconds, locale),
    findTeamPlayed({ ...request, teamId }, [MATCH_STATUS.awarded]),
  ]);
  const played = [...playedOf.values()];
  const { side: _side, ...statistics } = presentSummary('home', sport, teamId, played);
  const isOfLeague = ({ league_id }: { readonly league_id: number }) =>
    league_id === standing?.leagueId;
  const known = [...fixtures, ...rows];
  const ofSeason = known.find(isOfLeague) ?? known[0];
  const league = leagues.find(isOfLeague);
  const playedBy = (id: number) => (id === teamId ? rows : []);
  return {
    team: {
      ...presentTeam(row),
      countryCode: row.country_code,
      countryName: placeName(row.country_code, locale),
    },
    ...presentOriginal(row),
    isSimulated: row.is_simulated,
    ...(row.twitter !== null && { twitter: row.twitter }),
    ...(row.attribution !== null && { attribution: row.attribution }),
    leagues: leagues.map((league) => presentLeague(league, locale)),
    results: presentMatchList('home', teamId, rows, locale),
    ...(awarded.length > 0 && { awarded: presentMatchList('home', teamId, awarded, locale) }),
    fixtures: fixtures.map((match) => presentMatchWithLeague(match, locale)),
    calledOff: calledOff.map((match) => presentMatchWithLeague(match, locale)),
    ...statistics,
    standing:
      standing && league
        ? {
            league: presentLeague(league, locale),
            table: standing.table,
            course: standing.course,
            means: standing.means,
          }
        : null,
    ...(await findPageSquad({ ...request, teamId }, ofSeason?.id)),
    trends: await fixtureTrends({ ...request, fixtures, playedBy }),
    matchBanner: banner ? presentMatchWithLeague(banner, locale) : null,
    sidebar: isInit ? await findSidebar(request) : null,
    asOf: nowSeconds,
  };
}
