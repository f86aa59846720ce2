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

interface ScoreContext {
  bestOf?: 3 | 5 | undefined;
  /** Points of the tie-break of the deciding set. */
  lastTieBreak?: 7 | 10;
}

/**
 * Sets of the winner and how the match ended: `6-7(4) 6-3 [10-7]`, `6-1 4-3 RET`, `W/O`; none where
 * the file shows only that it was played. A score that stops before anyone has won lacks its `RET`,
 * and `0-0` at its end is no set.
 * @throws BadCell when a part is none of these
 */
export function readScore(
  text: string,
  { bestOf, lastTieBreak = 7 }: ScoreContext = {},
): { sets: SetScore[]; status: MatchStatus } {
  const whole = text.trim().replaceAll(/[‐-―−]/gu, '-');
  if (UNKNOWN.test(whole)) return { sets: [], status: MATCH_STATUS.finished };
  const [pattern, status] = ENDS.find(([end]) => end.test(whole)) ?? [];
  const played = pattern === undefined ? whole : whole.replace(pattern, '');
  const words = played.split(/\s+/).filter(Boolean);
  if (status === undefined && words.at(-1) === '0-0') words.pop();
  const sets = words.map((word, index) =>
    readSet(word, bestOf !== undefined && index === bestOf - 1 ? lastTieBreak : 7),
  );
  if (status !== undefined) return { sets, status };
  const won = sets.filter(({ games }) => games[0] > games[1]).length;
  const lost = sets.length - won;
  if (Math.max(won, lost) < ((bestOf ?? 3) + 1) / 2 || sets.some(isRunning)) {
    return { sets, status: MATCH_STATUS.finishedRetired };
  }
  return { sets: sets.map((set) => ({ ...set, isWhole: true })), status: MATCH_STATUS.finished };
}

/** The last set of a match that was not finished, which no match ends with. */
function isRunning({ games: [one, other], isWhole }: SetScore, index: number, sets: SetScore[]) {
  const isShort = sets.every(({ games }) => Math.max(...games) <= 4);
  return index === sets.length - 1 && !isWhole && !isShort && Math.max(one, other) < 7;
}

function readSet(word: string, tieBreakPoints: 7 | 10): SetScore {
  const [, winnerPoints, loserPoints] = MATCH_TIE_BREAK.exec(word) ?? [];
  if (winnerPoints !== undefined) {
    const points: [number, number] = [Number(winnerPoints), Number(loserPoints)];
    const games: [number, number] = points[0] > points[1] ? [1, 0] : [0, 1];
    // `[1-0]` is how some rows write that it was played.
    return { games, isWhole: true, ...(Math.max(...points) > 1 ? { tieBreak: points } : {}) };
  }
  const [, first, second, points] = SET.exec(word) ?? [];
  if (first === undefined)
    throw new BadCell(
      `column score holds "${word}", not a set; write the sets as 6-4 6-7(5) 6-3, as text`,
    );
  const games: [number, number] = [Number(first), Number(second)];
  return {
    games,
    ...(points === undefined
      ? {}
      : { tieBreak: tieBreakOf(Number(points), games[0] > games[1], tieBreakPoints) }),
    isWhole: isWholeSet(...games),
  };
}
