import { MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import { BadCell } from '../table/read-number.ts';
import { isWholeSet, type SetScore, tieBreakOf } from '../tennis/set-score.ts';

const ENDS: [pattern: RegExp, status: MatchStatus][] = [
  [/^w\/?o\.?$|^walkover$/i, MATCH_STATUS.walkover],
  [/^ret(?:d|ired)?\.?(?:\+\w+)?$/i, MATCH_STATUS.finishedRetired],
  [/^def(?:ault)?\.?$/i, MATCH_STATUS.finishedRetired],
  [/^(?:abd|abn|abandoned)\.?$/i, MATCH_STATUS.stopped],
];

const SET = /^(\d{1,2})-(\d{1,2})(?:\((\d{1,2})(?:-\d{1,2})?\))?$/;
const MATCH_TIE_BREAK = /^\[(\d{1,2})-(\d{1,2})\]$/;

/**
 * Sets of the winner and how the match ended: `6-7(4) 6-3 [10-7]`, `6-1 4-3 RET`, `W/O`.
 * @throws BadCell when a part is none of these
 */
export function readScore(text: string): { sets: SetScore[]; status: MatchStatus } {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const status = ENDS.find(([pattern]) => pattern.test(words.at(-1) ?? ''))?.[1];
  const sets = (status === undefined ? words : words.slice(0, -1)).map(readSet);
  if (status !== undefined) return { sets, status };
  // A match that was not broken off has whole sets only, whatever their rules.
  return { sets: sets.map((set) => ({ ...set, isWhole: true })), status: MATCH_STATUS.finished };
}

function readSet(word: string): SetScore {
  const [, winnerPoints, loserPoints] = MATCH_TIE_BREAK.exec(word) ?? [];
  if (winnerPoints !== undefined) {
    const points: [number, number] = [Number(winnerPoints), Number(loserPoints)];
    return { games: points[0] > points[1] ? [1, 0] : [0, 1], tieBreak: points, isWhole: true };
  }
  const [, first, second, points] = SET.exec(word) ?? [];
  if (first === undefined) throw new BadCell(`column score holds "${word}", not a set`);
  const games: [number, number] = [Number(first), Number(second)];
  return {
    games,
    ...(points === undefined ? {} : { tieBreak: tieBreakOf(Number(points), games[0] > games[1]) }),
    isWhole: isWholeSet(...games),
  };
}
