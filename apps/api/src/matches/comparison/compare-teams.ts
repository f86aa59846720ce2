import { type Comparison, TIMESTAMP_MAX_SECONDS } from '@tipmark/contract';
import {
  hasPlace,
  type PlayedMatch,
  playStatistics,
  pointsByMatch,
  resultStatistics,
  type SideStatistic,
  sportRules,
  totalStatistics,
} from '@tipmark/domain';
import { MOST_MATCHES } from '../events/chosen-matches.ts';
import { findPlayedMatches, type PlayedRow } from '../events/event-queries.ts';
import { MEANS_STATEMENTS, seasonMeans } from '../leagues/season-means.ts';
import { presentLeague, presentMatchWithLeague } from '../lists/present-leagues.ts';
import { rounded } from '../lists/rounded.ts';
import { playedOfRows } from '../statistics/played-of-rows.ts';
import { seasonTable, TABLE_STATEMENTS } from '../statistics/season-table.ts';
import { findTeamSeason } from '../teams/team-queries.ts';
import { findNextMeeting } from './comparison-queries.ts';
import {
  type ComparisonRequest,
  findSides,
  type MeanOf,
  presentMeetings,
  presentSide,
  statisticGroup,
  winnerByScore,
} from './sides.ts';

const MEETINGS = 20;
const SIDES = 2;

/**
 * Both teams, their seasons and matches with statistics, the tables and averages of two leagues,
 * meetings and the next one.
 */
export const TEAM_COMPARISON_STATEMENTS =
  3 * SIDES + 3 + SIDES * (TABLE_STATEMENTS + MEANS_STATEMENTS);

const everything = {
  before: TIMESTAMP_MAX_SECONDS,
  since: undefined,
  leagueId: undefined,
  seasonAt: undefined,
  isExcludeFriendlies: true,
  limit: MOST_MATCHES,
};

/** The counted matches of both, newest first. */
function findMatches(
  { db, locale, count, nowSeconds }: ComparisonRequest,
  teamId: number,
): Promise<PlayedRow[]> {
  const filter =
    count === 0 ? { ...everything, seasonAt: nowSeconds } : { ...everything, limit: count };
  return findPlayedMatches(db, locale, { teamId, venue: 'any' }, filter);
}

interface Standing {
  readonly leagueId: number;
  readonly position: number;
  readonly points: number;
  readonly played: number;
  /** Points after each match. */
  readonly course: readonly number[];
  readonly meanOf: MeanOf;
}

/** The table of a season, its points after each match and the averages of its teams. */
async function findSeason(
  { db, responses, sport, locale }: ComparisonRequest,
  seasonId: number,
  leagueId: number,
) {
  const [{ table, matches, points }, { compared }] = await Promise.all([
    seasonTable(db, { leagueId, seasonId, since: undefined }, locale),
    seasonMeans({ services: { db, responses }, sport, locale, seasonId }),
  ]);
  const { rows } = table;
  const played = rows.reduce((sum, row) => sum + row.played, 0);
  const total = rows.reduce((sum, row) => sum + row.points, 0);
  const perMatch = played === 0 ? undefined : rounded(total / played);
  return {
    rows,
    courseOf: (id: number) => pointsByMatch(id, [], matches, points).map((step) => step.points),
    meanOf: (key: string) => (key === 'points' ? perMatch : compared[key]),
  };
}

/** Where each team stands in the table of its season; a common table is computed once. */
async function findStandings(
  request: ComparisonRequest,
  teamIds: readonly number[],
): Promise<(Standing | undefined)[]> {
  const seasons = await Promise.all(teamIds.map((id) => findTeamSeason(request.db, id)));
  const tables = new Map(
    seasons.flatMap((season) => (season ? [[season.season_id, season.league_id] as const] : [])),
  );
  const found = await Promise.all(
    [...tables].map(
      async ([seasonId, leagueId]) =>
        [seasonId, await findSeason(request, seasonId, leagueId)] as const,
    ),
  );
  const seasonOf = new Map(found);
  return teamIds.map((id, index) => {
    const season = seasons[index];
    const table = season && seasonOf.get(season.season_id);
    const row = table?.rows.find(({ team }) => team.id === id);
    if (!season || !table || !row) return undefined;
    const { position, points, played } = row;
    const course = table.courseOf(id);
    return { position, points, played, course, meanOf: table.meanOf, leagueId: season.league_id };
  });
}

function pointStatistics(standing: Standing | undefined): SideStatistic[] {
  if (standing === undefined || !hasPlace(standing)) return [];
  const { points, played: of } = standing;
  return [{ key: 'points', value: points / of, of, unit: 'number' }];
}

/** Two teams of a sport beside each other. */
export async function compareTeams(request: ComparisonRequest): Promise<Comparison> {
  const { db, sport, locale, nowSeconds } = request;
  const [first, second] = await findSides(request);
  const pair = [first.id, second.id] as const;
  const [one, other, standings, meetings, next] = await Promise.all([
    findMatches(request, first.id),
    findMatches(request, second.id),
    findStandings(request, pair),
    findPlayedMatches(
      db,
      locale,
      { homeId: first.id, awayId: second.id, isSwapAllowed: true },
      { ...everything, limit: MEETINGS },
    ),
    findNextMeeting(db, locale, ...pair),
  ]);
  const played = await playedOfRows(db, [...one, ...other]);
  const { mainTotalLine: line } = sportRules(sport);
  const matchesOf = (rows: readonly PlayedRow[]) => rows.flatMap(({ id }) => played.get(id) ?? []);
  const matches = [matchesOf(one), matchesOf(other)] as const;
  const meanIn = (index: 0 | 1) => (statistic: string) => standings[index]?.meanOf(statistic);
  const means = [meanIn(0), meanIn(1)] as const;
  const group = (
    key: string,
    of: (id: number, matches: readonly PlayedMatch[]) => SideStatistic[],
  ) => statisticGroup(key, of(first.id, matches[0]), of(second.id, matches[1]), means);
  const side = (row: typeof first, rows: readonly PlayedRow[], index: 0 | 1) => {
    const standing = standings[index];
    const ranked = standing && hasPlace(standing) ? standing : undefined;
    const ofLeague = rows.find(({ league_id: id }) => id === standing?.leagueId);
    return {
      ...presentSide(row, rows, locale, winnerByScore),
      league: ofLeague ? presentLeague(ofLeague, locale) : null,
      place: ranked?.position ?? null,
      points: ranked?.points ?? null,
      course: [...(standing?.course ?? [])],
    };
  };
  const pointsOf = (id: number) => pointStatistics(standings[pair.indexOf(id)]);
  return {
    sides: [side(first, one, 0), side(second, other, 1)],
    groups: [
      ...group('results', (id, all) => [
        ...pointsOf(id),
        ...resultStatistics(id, all),
        ...totalStatistics(id, all, line),
      ]),
      ...group('places', (id, all) => [
        ...resultStatistics(id, all, 'home'),
        ...resultStatistics(id, all, 'away'),
      ]),
      ...group('play', playStatistics),
    ],
    meetings: presentMeetings(first.id, meetings, winnerByScore),
    next: next ? presentMatchWithLeague(next, locale) : null,
    asOf: nowSeconds,
  };
}
