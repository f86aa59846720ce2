import { MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import { BadCell } from '../table/read-number.ts';
import { isWholeSet, type SetScore, tieBreakOf } from '../tennis/set-score.ts';

const ENDS: [pattern: RegExp, status: MatchStatus][] = [
  [/\b(?:w\/?o\.?|walkover)$/i, MATCH_STATUS.walkover],
  [/\bre(?:t(?:'?d|ired)?)?\.?(?:\+\w+)?$/i, MATCH_STATUS.finishedRetired],
  [/\bdef(?:ault)?\.?$/i, MATCH_STATUS.finishedRetired],
  [/\b(?:abd|abn|(?:played and )?(?:abandoned|unfinished))\.?$/i, MATCH_STATUS.stopped],
];

/** The match was played, but its course was not recorded. */
const UNKNOWN = /^(?:played|unk(?:nown)?|&nbsp;|\?|>)$/i;

const SET = /^(\d{1,2})-(\d{1,2})(?:\((\d{1,2})(?:-\d{1,2})?\))?$/;
const MATCH_TIE_BREAK = /^\[(\d{1,2})-(\d{1,2})\]$/;

/**
 * Sets of the winner and how the match ended: `6-7(4) 6-3 [10-7]`, `6-1 4-3 RET`, `W/O`; none where
 * the file shows only that it was played.
 * @throws BadCell when a part is none of these
 */
export function readScore(text: string): { sets: SetScore[]; status: MatchStatus } {
  const whole = text.trim();
  if (UNKNOWN.test(whole)) return { sets: [], status: MATCH_STATUS.finished };
  const [pattern, status] = ENDS.find(([end]) => end.test(whole)) ?? [];
  const played = pattern === undefined ? whole : whole.replace(pattern, '');
  const sets = played.split(/\s+/).filter(Boolean).map(readSet);
  if (status !== undefined) return { sets, status };
  // A match that was not abandoned has only completed sets, whatever their rules.
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
