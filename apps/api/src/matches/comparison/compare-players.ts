import { type Comparison, TIMESTAMP_MAX_SECONDS } from '@tipmark/contract';
import { playerRecord, type SideStatistic } from '@tipmark/domain';
import { findPlayedMatches, type PlayedRow } from '../events/event-queries.ts';
import { presentMatchWithLeague } from '../lists/present-leagues.ts';
import { findRanks } from '../tennis/player-queries.ts';
import { type ServeOf, serveIn } from '../tennis/present-player.ts';
import { resultsOf } from '../tennis/present-tennis-event.ts';
import { meetingsBefore, startOfYear } from '../tennis/tennis-filters.ts';
import { findServeCounts } from '../tennis/tennis-queries.ts';
import { winnerOf } from '../tennis/tennis-result.ts';
import { findNextMeeting } from './comparison-queries.ts';
import {
  type ComparisonRequest,
  findSides,
  presentMeetings,
  presentSide,
  statisticGroup,
} from './sides.ts';

const MEETINGS = 20;
const PERCENT = 100;

/** Both players, their matches and ranks, the counts of serves, the next match. */
export const PLAYER_COMPARISON_STATEMENTS = 8;

const share = (key: string, [won, lost]: readonly [number, number]): SideStatistic[] => {
  const of = won + lost;
  return of === 0 ? [] : [{ key, value: (won / of) * PERCENT, of, unit: 'percent' }];
};

/** Finals a player won among some matches. */
function titlesOf(rows: readonly PlayedRow[], id: number): SideStatistic[] {
  if (rows.length === 0) return [];
  const won = rows.filter(
    (row) => row.round === 'F' && winnerOf(row) === (row.home_id === id ? 1 : 2),
  );
  return [{ key: 'titles', value: won.length, of: rows.length, unit: 'count' }];
}

function recordStatistics(rows: readonly PlayedRow[], id: number): SideStatistic[] {
  const record = playerRecord(resultsOf(rows), id);
  return [
    ...share('matches', record.matches),
    ...share('sets', record.sets),
    ...share('games', record.games),
    ...share('tieBreaks', record.tieBreaks),
    ...share('decidingSets', record.decidingSets),
    ...titlesOf(rows, id),
  ];
}

function surfaceStatistics(rows: readonly PlayedRow[], id: number): SideStatistic[] {
  const { surfaces } = playerRecord(resultsOf(rows), id);
  return surfaces
    .filter(({ court }) => court !== 0)
    .flatMap(({ court, matches }) => share(`court-${court}`, matches));
}

const ofServe = (statistic: string): SideStatistic['unit'] =>
  statistic.endsWith('Percent') ? 'percent' : 'number';

/** The own serve, and how many points of the opponent's serve are won. */
function serveStatistics(
  rows: readonly PlayedRow[],
  id: number,
  serveOf: ServeOf,
): SideStatistic[] {
  const statistics = serveOf(rows.map((row) => ({ id: row.id, isHome: row.home_id === id })));
  return statistics.flatMap(({ figure: statistic, own, other, of }) => {
    const row: SideStatistic = { key: statistic, value: own, of, unit: ofServe(statistic) };
    return statistic === 'servePointsWonPercent'
      ? [row, { key: 'returnPointsWonPercent', value: PERCENT - other, of, unit: 'percent' }]
      : [row];
  });
}

/** Two players beside each other. */
export async function comparePlayers(request: ComparisonRequest): Promise<Comparison> {
  const { db, locale, nowSeconds, count } = request;
  const sides = await findSides(request);
  const everything = meetingsBefore(TIMESTAMP_MAX_SECONDS);
  const [first, second] = sides;
  const [one, other, firstRanks, secondRanks, next] = await Promise.all([
    findPlayedMatches(db, locale, { teamId: first.id, venue: 'any' }, everything),
    findPlayedMatches(db, locale, { teamId: second.id, venue: 'any' }, everything),
    findRanks(db, first.id),
    findRanks(db, second.id),
    findNextMeeting(db, locale, first.id, second.id),
  ]);
  const since = startOfYear(nowSeconds);
  const counted = (rows: readonly PlayedRow[]) =>
    count === 0 ? rows.filter(({ starts_at: at }) => at >= since) : rows.slice(0, count);
  const chosen = [counted(one), counted(other)] as const;
  const ids = new Set(chosen.flatMap((rows) => rows.map(({ id }) => id)));
  const serveOf = serveIn(await findServeCounts(db, [...ids]));
  const group = (key: string, of: (rows: readonly PlayedRow[], id: number) => SideStatistic[]) =>
    statisticGroup(key, of(chosen[0], first.id), of(chosen[1], second.id));
  const meetings = one
    .filter(({ home_id: home, away_id: away }) => home === second.id || away === second.id)
    .slice(0, MEETINGS);
  const side = (row: typeof first, rows: readonly PlayedRow[], rank: number | undefined) => ({
    ...presentSide(row, rows, locale, winnerOf),
    place: rank ?? null,
  });
  return {
    sides: [
      side(first, one, firstRanks.newest?.place),
      side(second, other, secondRanks.newest?.place),
    ],
    groups: [
      ...group('results', recordStatistics),
      // surfaces have too few matches in a season
      ...statisticGroup(
        'surfaces',
        surfaceStatistics(one, first.id),
        surfaceStatistics(other, second.id),
      ),
      ...group('serve', (rows, id) => serveStatistics(rows, id, serveOf)),
    ],
    meetings: presentMeetings(first.id, meetings, winnerOf),
    next: next ? presentMatchWithLeague(next, locale) : null,
    asOf: nowSeconds,
  };
}
