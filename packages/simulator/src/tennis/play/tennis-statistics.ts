import type { TeamStatistics } from '@tipmark/contract/feed';
import type { Board } from './tennis-board.ts';
import { isBreakPoint } from './tennis-strength.ts';
import type { Player, Point } from './tennis-timeline.ts';

type Statistic =
  | 'aces'
  | 'doubleFaults'
  | 'servePoints'
  | 'firstServesIn'
  | 'firstServesWon'
  | 'secondServesWon'
  | 'serveGames'
  | 'breakPointsFaced'
  | 'breakPointsSaved';
type Statistics = Record<Statistic, number>;

const NONE: Statistics = {
  aces: 0,
  doubleFaults: 0,
  servePoints: 0,
  firstServesIn: 0,
  firstServesWon: 0,
  secondServesWon: 0,
  serveGames: 0,
  breakPointsFaced: 0,
  breakPointsSaved: 0,
};

/** Statistics of both sides after each point. `boards` are those before the points. */
export function tennisStatistics(
  points: readonly Point[],
  boards: readonly Board[],
): { home: TeamStatistics; away: TeamStatistics }[] {
  const sides: [Statistics, Statistics] = [{ ...NONE }, { ...NONE }];
  return points.map((point, index) => {
    const board = boards[index];
    if (board !== undefined) count(sides[point.server], point, board);
    return { home: { ...sides[0] }, away: { ...sides[1] } };
  });
}

function count(statistics: Statistics, point: Point, { points }: Board): void {
  const isWon = point.winner === point.server;
  statistics.servePoints += 1;
  if (point.kind === 'ace') statistics.aces += 1;
  if (point.kind === 'double fault') statistics.doubleFaults += 1;
  if (point.isFirstServe) statistics.firstServesIn += 1;
  if (isWon && point.isFirstServe) statistics.firstServesWon += 1;
  if (isWon && !point.isFirstServe) statistics.secondServesWon += 1;
  if (point.isTieBreak) return;
  const rival: Player = point.server === 0 ? 1 : 0;
  const [own, theirs] = [points[point.server], points[rival]];
  if (own === 0 && theirs === 0) statistics.serveGames += 1;
  if (!isBreakPoint(own, theirs)) return;
  statistics.breakPointsFaced += 1;
  if (isWon) statistics.breakPointsSaved += 1;
}
