import { type TeamPage, TIMESTAMP_MAX_SECONDS } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import { type Locale, placeName } from '@tipmark/i18n/server';
import type { Db } from '../../platform/database/connect.ts';
import { MOST_MATCHES } from '../events/chosen-matches.ts';
import { findPlayedMatches } from '../events/event-queries.ts';
import { found } from '../events/event-resource.ts';
import { findBanner } from '../leagues/league-queries.ts';
import { findSidebar } from '../lists/find-sidebar.ts';
import { presentLeague, presentMatchWithLeague } from '../lists/present-leagues.ts';
import { presentMatchList } from '../match-page/present-matches.ts';
import { playedOfRows } from '../statistics/played-of-rows.ts';
import { presentSummary } from '../statistics/present-statistics.ts';
import { presentTeam } from '../statistics/present-team.ts';
import { findComing, findLeaguesOf, findTeam } from './team-queries.ts';

export const TEAM_FIXTURES = 10;

/** Which matches of a team count. */
export type TeamFilters = {
  /** Newest N; 0 = all. */
  readonly countOfMatches: number;
  /** 0 = all leagues. */
  readonly leagueId: number;
  readonly isCurrentGameSeason: boolean;
  readonly isExcludeFriendlies: boolean;
  readonly isIncludeHomeMatches: boolean;
  readonly isIncludeAwayMatches: boolean;
};

export type TeamRequest = {
  readonly db: Db;
  readonly sport: Sport;
  readonly nowSeconds: number;
  readonly locale: Locale;
  readonly teamId: number;
  readonly filters: TeamFilters;
};

/** Chosen matches of a team, newest first. */
export function findTeamPlayed({ db, nowSeconds, locale, teamId, filters }: TeamRequest) {
  const { isIncludeHomeMatches: home, isIncludeAwayMatches: away } = filters;
  return findPlayedMatches(
    db,
    locale,
    { teamId, place: home && away ? 'any' : home ? 'home' : 'away' },
    {
      before: TIMESTAMP_MAX_SECONDS,
      since: undefined,
      leagueId: filters.leagueId || undefined,
      seasonAt: filters.isCurrentGameSeason ? nowSeconds : undefined,
      isExcludeFriendlies: filters.isExcludeFriendlies,
      limit: filters.countOfMatches || MOST_MATCHES,
    },
  );
}

export const TEAM_STATEMENTS = 8;

/** A team with what its chosen matches add up to, with the rows the page is made of. */
export async function findTeamPage(request: TeamRequest & { readonly isInit: boolean }) {
  const { db, sport, nowSeconds, locale, teamId, isInit } = request;
  const row = found(await findTeam(db, teamId, sport, locale));
  const rows = await findTeamPlayed(request);
  const [playedOf, leagues, fixtures, banner] = await Promise.all([
    playedOfRows(db, rows),
    findLeaguesOf(db, { teamId }, locale),
    findComing(db, { teamId }, TEAM_FIXTURES, locale),
    findBanner(db, { teamId }, nowSeconds, locale),
  ]);
  const played = [...playedOf.values()];
  const { side: _side, ...figures } = presentSummary('home', sport, teamId, played);
  const page: TeamPage = {
    team: {
      ...presentTeam(row),
      countryCode: row.country_code,
      countryName: placeName(row.country_code, locale),
    },
    isSimulated: row.is_simulated,
    ...(row.twitter !== null && { twitter: row.twitter }),
    leagues: leagues.map((league) => presentLeague(league, locale)),
    results: presentMatchList('home', teamId, rows, locale),
    fixtures: fixtures.map((match) => presentMatchWithLeague(match, locale)),
    ...figures,
    matchBanner: banner ? presentMatchWithLeague(banner, locale) : null,
    sidebar: isInit ? await findSidebar(request) : null,
    asOf: nowSeconds,
  };
  return { page, rows, fixtures };
}
