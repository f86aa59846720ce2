import { type Endpoints, TIMESTAMP_MAX_SECONDS } from '@tipmark/contract';
import {
  averageTotal,
  compareText,
  monthsBefore,
  outcomesOf,
  PAGE_SIZE,
  partTotal,
  SPORT,
  seriesOf,
  summaryOf,
  TOTAL_LINES,
  TYPE_OF_MATCHES,
  teamTotals,
  totalsOf,
} from '@tipmark/domain';
import { MOST_MATCHES } from '../events/chosen-matches.ts';
import { findPlayedMatches, type MatchFilter } from '../events/event-queries.ts';
import { found, matchIdOf } from '../events/event-resource.ts';
import type { SharedHandler } from '../handler.ts';
import {
  findBanner,
  findLeague,
  findLeagueMatches,
  findReferees,
  findSeasons,
  type SeasonRow,
} from '../leagues/league-queries.ts';
import { presentLeagueMatches } from '../leagues/present-league-matches.ts';
import { seasonReferees } from '../leagues/season-referees.ts';
import { presentLeague, presentMatchWithLeague } from '../matches/present-leagues.ts';
import { playedOfRows } from '../statistics/played-of-rows.ts';
import { presentAverage, rounded } from '../statistics/present-statistics.ts';
import { seasonTable, TABLE_STATEMENTS } from '../statistics/season-table.ts';

/** A season changes by a match at a time: a minute of patience saves a rebuild at every goal. */
const MAX_AGE_MS = 60_000;
const HALVES = 2;
const MAIN_LINE = 2.5;

export const pageSoccerLeague: SharedHandler<Endpoints['pageSoccerLeague']> = {
  statements: TABLE_STATEMENTS + 8,
  resource({ segments, services: { db, clock }, locale }) {
    const leagueId = matchIdOf(segments.leagueId);
    return {
      key: [locale, leagueId, ...Object.values(segments).slice(1)].join('|'),
      topics: [],
      maxAgeMs: MAX_AGE_MS,
      async build() {
        const now = clock();
        const league = found(await findLeague(db, leagueId, SPORT.soccer, locale));
        const seasons = await findSeasons(db, leagueId);
        const wanted = segments.seasonId || league.current_season_id;
        const season = found(
          seasons.find(({ id }) => id === wanted) ?? whenOpen(segments, seasons),
        );
        const { id: seasonId } = season;
        const { teamId } = segments;
        const since = monthsBefore(now, segments.tableCountOfMonths);
        const table = await seasonTable(db, { leagueId, seasonId, since }, locale);
        const teams = table.rows.map(({ team }) => team);
        if (teamId > 0) found(teams.find(({ id }) => id === teamId));
        const rows = await findPlayedMatches(db, locale, { seasonId, teamId }, everyMatch);
        const played = await playedOfRows(db, rows);
        const matches = [...played.values()];
        const refereeIds = [...new Set(rows.flatMap((row) => row.referee_id ?? []))];
        const matchesOf = (
          type: typeof TYPE_OF_MATCHES.results | typeof TYPE_OF_MATCHES.fixtures,
        ) =>
          findLeagueMatches(
            db,
            { type, seasonId, teamId, lastMatchId: 0, limit: PAGE_SIZE.leagueMatches },
            locale,
          );
        const banner = await findBanner(db, { leagueId }, now, locale);
        const headOf = new Map(teams.map((team) => [team.id, team]));
        return {
          league: presentLeague(league, locale),
          season: { id: seasonId, name: season.name },
          seasons: seasons.map(({ id, name }) => ({ id, name })),
          seasonTeams: teams.toSorted((a, b) => compareText(a.name, b.name)),
          teamId: teamId > 0 ? teamId : null,
          isCurrentSeason: seasonId === league.current_season_id,
          isSimulated: league.is_simulated,
          attribution: league.attribution,
          countOfPlayed: season.count_of_played,
          countOfMatches: season.count_of_matches,
          outcomes: outcomesOf(matches),
          averages: {
            match: presentAverage(averageTotal(matches)),
            parts: Array.from({ length: HALVES }, (_, part) =>
              presentAverage(averageTotal(matches, partTotal(part))),
            ),
          },
          totals: totalsOf(matches, TOTAL_LINES[SPORT.soccer]),
          summary: summaryOf(matches, teamId || undefined).map((row) => ({
            ...row,
            own: rounded(row.own),
            other: rounded(row.other),
          })),
          table,
          teamTotals: teamTotals(
            SPORT.soccer,
            teamId > 0 ? teams.filter(({ id }) => id === teamId) : teams,
            matches,
            segments.totalsMarketType,
            segments.totalsSortType,
          ).flatMap(({ teamId: id, average, ...row }) => {
            const team = headOf.get(id);
            return team ? [{ team, ...row, lines: [...row.lines], average: rounded(average) }] : [];
          }),
          series: teams
            .filter(({ id }) => teamId === 0 || id === teamId)
            .map((team) => ({ team, series: seriesOf(matches, team.id, MAIN_LINE) }))
            .filter(({ series }) => series.length > 0)
            .toSorted((a, b) => (b.series[0]?.count ?? 0) - (a.series[0]?.count ?? 0)),
          referees: seasonReferees(
            await findReferees(db, refereeIds, locale),
            rows,
            played,
            segments.refereesSortType,
          ),
          results: presentLeagueMatches(await matchesOf(TYPE_OF_MATCHES.results)),
          fixtures: presentLeagueMatches(await matchesOf(TYPE_OF_MATCHES.fixtures)),
          matchBanner: banner ? presentMatchWithLeague(banner, locale) : null,
          asOf: now,
        };
      },
    };
  },
};

const everyMatch: MatchFilter = {
  before: TIMESTAMP_MAX_SECONDS,
  since: undefined,
  leagueId: undefined,
  seasonAt: undefined,
  isExcludeFriendlies: false,
  limit: MOST_MATCHES,
};

/** A league whose current season is not said opens at its newest. */
function whenOpen({ seasonId }: { readonly seasonId: number }, seasons: readonly SeasonRow[]) {
  return seasonId === 0 ? seasons[0] : undefined;
}
