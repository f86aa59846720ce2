import type { PointsRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS } from '@tipmark/domain';
import { reportAt, type TimedRecord } from '../../timed-record.ts';
import type { TennisFixture } from '../tennis-fixture.ts';
import { type Board, boardsOf, chanceOf, scoreOf } from './tennis-board.ts';
import type { PlayedTennis } from './tennis-match.ts';
import { tennisStatistics } from './tennis-statistics.ts';
import type { Point } from './tennis-timeline.ts';

const SIDES = ['home', 'away'] as const;
const GAMES_BETWEEN_STATISTICS = 3;

/** A match's reports from its first serve on, in order of time. */
export function tennisRecords(fixture: TennisFixture, played: PlayedTennis): TimedRecord[] {
  const { disruption, endsAt, points, unplayed, instants, pausedAfter } = played;
  if (points.length === 0) return unplayedRecords(fixture, played);
  const boards = boardsOf(points, unplayed);
  const live = boards.slice(0, disruption.kind === 'finishedRetired' ? undefined : -1);
  return [
    ...live.map((board, index) => liveRecord(fixture, instants[index] ?? endsAt, board)),
    ...pauseRecords(fixture, played, boards, pausedAfter),
    ...setRecords(fixture, points, instants),
    ...statisticsRecords(fixture, points, boards, instants),
    lastRecord(fixture, played, boards),
  ].toSorted((one, other) => one.at - other.at);
}

/** The last records of `tennisRecords`: the final score and the statistics. */
export function endOfTennis(fixture: TennisFixture, played: PlayedTennis): TimedRecord[] {
  const { points, unplayed, instants } = played;
  if (points.length === 0) return unplayedRecords(fixture, played);
  const boards = boardsOf(points, unplayed);
  return [
    lastRecord(fixture, played, boards),
    ...statisticsRecords(fixture, points, boards, instants).slice(-1),
  ];
}

/** Of a match that was not played. */
function unplayedRecords(
  fixture: TennisFixture,
  { disruption, winner, endsAt }: PlayedTennis,
): TimedRecord[] {
  if (disruption.kind !== 'walkover' && disruption.kind !== 'awarded') return [];
  const status = MATCH_STATUS[disruption.kind];
  return [
    reportAt(announced(fixture), endsAt, 'score', { status, score: null, advancing: winner }),
  ];
}

function lastRecord(
  fixture: TennisFixture,
  { disruption, winner, endsAt }: PlayedTennis,
  boards: readonly Board[],
): TimedRecord {
  const status = disruption.kind === 'finishedRetired' ? 'finishedRetired' : 'finished';
  return reportAt(announced(fixture), endsAt, 'score', {
    status: MATCH_STATUS[status],
    score: scoreOf(boards.at(-1) as Board, false),
    advancing: winner,
  });
}

function liveRecord(fixture: TennisFixture, at: number, board: Board): TimedRecord {
  const chance = chanceOf(board, fixture.tournament.bestOf);
  return reportAt(announced(fixture), at, 'score', {
    status: MATCH_STATUS.live,
    liveState: `S${board.games.length}`,
    ...(chance === undefined ? {} : { secondLine: chance }),
    serving: SIDES[board.server],
    score: scoreOf(board, true),
  });
}

/** Play stops after a point, and continues with the next one. */
function pauseRecords(
  fixture: TennisFixture,
  { disruption, instants }: PlayedTennis,
  boards: readonly Board[],
  after: number | undefined,
): TimedRecord[] {
  const board = after === undefined ? undefined : boards[after];
  const at = after === undefined ? undefined : instants[after];
  if (board === undefined || at === undefined) return [];
  if (disruption.kind !== 'stopped' && disruption.kind !== 'interrupted') return [];
  const status = MATCH_STATUS[disruption.kind];
  return [reportAt(announced(fixture), at + 10, 'score', { status, score: scoreOf(board, false) })];
}

/** Every set so far after each of its games. */
function setRecords(
  fixture: TennisFixture,
  points: readonly Point[],
  instants: readonly number[],
): TimedRecord[] {
  let games: PointsRecord['games'] = [];
  return points.flatMap((point, index): TimedRecord[] => {
    const [before, next] = [points[index - 1], points[index + 1]];
    if (before?.set !== point.set) games = [];
    const won = String(point.winner + 1);
    const running = games.at(-1);
    if (before?.game === point.game && before.set === point.set && running !== undefined) {
      games = [...games.slice(0, -1), { ...running, points: running.points + won }];
    } else {
      const serving = SIDES[point.server];
      games = [
        ...games,
        { serving, points: won, ...(point.isTieBreak ? { isTieBreak: true } : {}) },
      ];
    }
    if (next?.game === point.game && next.set === point.set) return [];
    const at = instants[index + 1] ?? 0;
    return [reportAt(announced(fixture), at, 'points', { set: point.set, games })];
  });
}

function statisticsRecords(
  fixture: TennisFixture,
  points: readonly Point[],
  boards: readonly Board[],
  instants: readonly number[],
): TimedRecord[] {
  const statistics = tennisStatistics(points, boards);
  let over = 0;
  return statistics.flatMap((both, index): TimedRecord[] => {
    const isLast = index === points.length - 1;
    if (boards[index + 1]?.isGameOver === true) over += 1;
    else if (!isLast) return [];
    if (over % GAMES_BETWEEN_STATISTICS !== 0 && !isLast) return [];
    const at = instants[index + 1] ?? 0;
    return [reportAt(announced(fixture), at, 'statistics', both)];
  });
}

/** Numbered from the announcement on: a walkover is emitted before its start. */
const announced = ({ key, announcedAt }: TennisFixture) => ({ key, startsAt: announcedAt });
