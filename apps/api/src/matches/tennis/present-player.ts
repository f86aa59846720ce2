import type { PlayerRecordItem, ServeStatisticRow } from '@tipmark/contract';
import {
  playerRecord,
  type ServeCounts,
  serveStatistics,
  type TennisResult,
} from '@tipmark/domain';
import type { ServeCountsRow } from './tennis-queries.ts';

const HUNDREDTHS = 100;
const round = (value: number): number => Math.round(value * HUNDREDTHS) / HUNDREDTHS;

/** The record of a player over some matches, in the form of the API. */
export function presentRecord(
  results: readonly TennisResult[],
  playerId: number,
): PlayerRecordItem {
  const { surfaces, gamesPerSet, ...record } = playerRecord(results, playerId);
  return {
    ...record,
    gamesPerSet: gamesPerSet === null ? null : round(gamesPerSet),
    surfaces: surfaces.flatMap(({ court, matches }) => (court === 0 ? [] : [{ court, matches }])),
  };
}

function countsOf(row: ServeCountsRow | undefined): ServeCounts {
  if (row === undefined) return {};
  return {
    aces: row.aces ?? undefined,
    doubleFaults: row.double_faults ?? undefined,
    servePoints: row.serve_points ?? undefined,
    firstServesIn: row.first_serves_in ?? undefined,
    firstServesWon: row.first_serves_won ?? undefined,
    secondServesWon: row.second_serves_won ?? undefined,
    serveGames: row.serve_games ?? undefined,
    breakPointsFaced: row.break_points_faced ?? undefined,
    breakPointsSaved: row.break_points_saved ?? undefined,
  };
}

export type ServeOf = (
  matches: readonly { readonly id: number; readonly isHome: boolean }[],
) => ServeStatisticRow[];

/** Serve statistics of some matches; each match has the side that is the player's own. */
export function serveIn(rows: readonly ServeCountsRow[]): ServeOf {
  const sides = new Map(rows.map((row) => [`${row.match_id} ${row.is_home}`, row]));
  const countsIn = (id: number, isHome: boolean) => countsOf(sides.get(`${id} ${isHome}`));
  return (matches) =>
    serveStatistics(
      matches.map(({ id, isHome }) => ({
        own: countsIn(id, isHome),
        other: countsIn(id, !isHome),
      })),
    ).map(({ own, other, ...row }) => ({ ...row, own: round(own), other: round(other) }));
}
