import type { SeasonPage } from '@tipmark/contract';
import {
  compareNames,
  monthsBefore,
  PAGE_SIZE,
  type Sport,
  type TableCountOfMonths,
  type TableSide,
  type TotalsMarket,
  type TotalsSort,
  TYPE_OF_MATCHES,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { Db } from '../../platform/database/connect.ts';
import { presentOriginal } from '../../platform/database/name-column.ts';
import { found } from '../events/event-resource.ts';
import { findCalledOff } from '../lists/called-off-queries.ts';
import { presentLeague, presentMatchWithLeague } from '../lists/present-leagues.ts';
import { seasonText } from '../lists/season-text.ts';
import { playedOfRows } from '../statistics/played-of-rows.ts';
import { seasonTable, TABLE_STATEMENTS } from '../statistics/season-table.ts';
import { findBanner, findKnockOutMatches, findLeagueMatches } from './league-queries.ts';
import { findLeagueRound, roundOfDay } from './league-round.ts';
import { findSeasonPlayed, openSeason } from './open-season.ts';
import { presentLeagueMatches } from './present-league-matches.ts';
import { presentRounds } from './season-rounds.ts';
import { presentTeamTotals, seasonStatistics } from './season-statistics.ts';

export interface SeasonRequest {
  readonly db: Db;
  readonly sport: Sport;
  readonly nowSeconds: number;
  readonly locale: Locale;
  readonly leagueId: number;
  /** 0 = the current one. */
  readonly seasonId: number;
  /** 0 = all teams. */
  readonly teamId: number;
  readonly tableCountOfMonths: TableCountOfMonths;
  /** Absent = at home and away. */
  readonly tableSide?: TableSide | undefined;
  /** Absent = the round of the day. */
  readonly round?: number | undefined;
  readonly totalsMarket: TotalsMarket;
  readonly totalsSort: TotalsSort;
}

export const SEASON_STATEMENTS = TABLE_STATEMENTS + 10;

/** A season of a league, complete or of one team, with its rows. */
export async function findSeasonPage(request: SeasonRequest) {
  const { db, sport, nowSeconds, locale, teamId } = request;
  const { league, seasons, season } = await openSeason(db, sport, request, locale);
  const { league_id: leagueId } = league;
  const { id: seasonId } = season;
  const since = monthsBefore(nowSeconds, request.tableCountOfMonths);
  const list = { seasonId, teamId, lastMatchId: 0, limit: PAGE_SIZE.leagueMatches };
  const [standings, rows, results, fixtures, knockOut, banner, calledOff] = await Promise.all([
    seasonTable(db, { leagueId, seasonId, since, side: request.tableSide }, locale),
    findSeasonPlayed(db, locale, seasonId, teamId),
    findLeagueMatches(db, { ...list, type: TYPE_OF_MATCHES.results }, locale),
    findLeagueMatches(db, { ...list, type: TYPE_OF_MATCHES.fixtures }, locale),
    findKnockOutMatches(db, { seasonId, teamId }, locale),
    findBanner(db, { leagueId }, nowSeconds, locale),
    findCalledOff(db, { seasonId, teamId }, nowSeconds, locale),
  ]);
  const { table, teams, leagueType } = standings;
  if (teamId > 0) found(teams.find(({ id }) => id === teamId));
  const number = request.round ?? roundOfDay(results, fixtures, nowSeconds);
  const [played, round] = await Promise.all([
    playedOfRows(db, rows),
    number === undefined ? null : findLeagueRound(db, seasonId, number, locale),
  ]);
  const statistics = { sport, matches: [...played.values()], teams, teamId };
  const rounds = presentRounds(knockOut, leagueType, locale);
  const page: SeasonPage = {
    league: presentLeague(league, locale),
    ...presentOriginal(league),
    season: { id: seasonId, name: seasonText(season.name, locale) },
    seasons: seasons.map(({ id, name }) => ({ id, name: seasonText(name, locale) })),
    seasonTeams: teams.toSorted((a, b) => compareNames(a.name, b.name, locale)),
    teamId: teamId > 0 ? teamId : null,
    isCurrentSeason: seasonId === league.current_season_id,
    isSimulated: league.is_simulated,
    attribution: league.attribution,
    ...(league.twitter !== null && { twitter: league.twitter }),
    countOfPlayed: season.count_of_played,
    countOfMatches: season.count_of_matches,
    ...seasonStatistics(statistics),
    table,
    ...(rounds.length > 0 && { rounds }),
    round,
    teamTotals: presentTeamTotals(statistics, request.totalsMarket, request.totalsSort, locale),
    results: presentLeagueMatches(results),
    fixtures: presentLeagueMatches(fixtures),
    calledOff: calledOff.map((match) => presentMatchWithLeague(match, locale)),
    matchBanner: banner ? presentMatchWithLeague(banner, locale) : null,
    asOf: nowSeconds,
  };
  return { page, rows, played, fixtures };
}
