import { MATCH_STATUS } from '../enumerations/match-status.ts';
import { type Pair, sumPairs } from '../matches/played.ts';
import type { MatchFault, MatchReport, ReportedScore } from './match-report.ts';
import { SET_FORMATS, type SetFormat } from './set-formats.ts';

const MOST_SETS = 5;

const text = (pair: Pair): string => pair.join(':');
const leader = ([home, away]: Pair): 'home' | 'away' => (home > away ? 'home' : 'away');
const inOrder = ([home, away]: Pair): Pair => (home > away ? [home, away] : [away, home]);

interface SetContext {
  readonly isDeciding: boolean;
  readonly year: number | undefined;
}

/** Formats that can be played as a certain set of a match. */
function formatsAt({ isDeciding, year }: SetContext): SetFormat[] {
  return SET_FORMATS.filter(
    ({ isOnlyDeciding, since = 0, until = Number.POSITIVE_INFINITY }) =>
      (isDeciding || !isOnlyDeciding) && (year === undefined || (since <= year && year <= until)),
  );
}

/** Whether a set of the format ends with these games, the winner's first. */
function isEndOf({ games, tieBreakAt }: SetFormat, [won, lost]: Pair): boolean {
  const levelAt = tieBreakAt ?? Number.POSITIVE_INFINITY;
  if (lost >= levelAt) return lost === levelAt && won === levelAt + 1;
  return won === games ? lost <= games - 2 : won > games && won - lost === 2;
}

/** Whether a set of the format can stand at these games, not yet won. */
function isUnderWayIn({ games, tieBreakAt }: SetFormat, [most, least]: Pair): boolean {
  if (tieBreakAt !== null && most > tieBreakAt) return false;
  return most < games || most - least <= 1;
}

/** Whether points of a tie-break end it, the winner's first. */
function isTieBreakEnd([won, lost]: Pair, lengths: readonly number[]): boolean {
  return lengths.some((length) =>
    won === length ? lost <= length - 2 : won > length && won - lost === 2,
  );
}

interface Sets {
  readonly report: MatchReport;
  readonly score: ReportedScore;
  readonly sets: readonly Pair[];
  readonly contextOf: (index: number) => SetContext;
}

/** Played to its end: every set is complete. */
const isFinished = ({ status }: MatchReport): boolean => status === MATCH_STATUS.finished;

/** The first contradiction between the sets, tie-breaks and winner of a tennis match. */
export function checkSets(report: MatchReport): MatchFault | undefined {
  const { score, status } = report;
  if (score === null || score === undefined || status === MATCH_STATUS.awarded) return undefined;
  const sets = score.periods ?? [];
  const year =
    report.startsAt === undefined ? undefined : new Date(report.startsAt * 1_000).getUTCFullYear();
  const isLast = (index: number) =>
    report.bestOf === 3 || report.bestOf === 5
      ? index === report.bestOf - 1
      : index === 2 || index === MOST_SETS - 1;
  const contextOf = (index: number): SetContext => ({ isDeciding: isLast(index), year });
  const of: Sets = { report, score, sets, contextOf };
  return (
    checkWalkover(of) ?? checkEachSet(of) ?? checkTieBreaks(of) ?? checkCount(of) ?? checkWinner(of)
  );
}

function checkWalkover({ report, score, sets }: Sets): MatchFault | undefined {
  if (report.status !== MATCH_STATUS.walkover) return undefined;
  if (sets.length === 0 && score.home === 0 && score.away === 0) return undefined;
  return {
    field: 'score',
    reason: 'a walkover has no sets',
    remedy: 'leave the sets out, or report a retirement',
  };
}

function checkEachSet(of: Sets): MatchFault | undefined {
  const { report, sets, contextOf } = of;
  const most = report.bestOf ?? MOST_SETS;
  if (sets.length > most) {
    return {
      field: 'score.periods',
      reason: `${sets.length} sets in a match of ${most}`,
      remedy: 'correct the sets or bestOf',
    };
  }
  for (const [index, set] of sets.entries()) {
    const isOpen = index === sets.length - 1 && !isFinished(report);
    const formats = formatsAt(contextOf(index));
    const fits = (format: SetFormat) =>
      isEndOf(format, inOrder(set)) || (isOpen && isUnderWayIn(format, inOrder(set)));
    if (formats.some(fits)) continue;
    return {
      field: `score.periods.${index}`,
      reason: `set ${index + 1} cannot ${isOpen ? 'stand at' : 'end'} ${text(set)}`,
      remedy: isFinished(report)
        ? 'correct the games, or report a retirement'
        : 'correct the games',
    };
  }
  return checkLengths(of);
}

/** Sets of one match are all full or all short; a deciding one may be of any shape. */
function checkLengths({ report, sets, contextOf }: Sets): MatchFault | undefined {
  const lengths = sets.map((set, index) => {
    const ended = formatsAt(contextOf(index)).filter((format) => isEndOf(format, inOrder(set)));
    return new Set(ended.map(({ length }) => length));
  });
  const whole = isFinished(report) ? lengths : lengths.slice(0, -1);
  const fits = (length: 'full' | 'short') =>
    whole.every((known) => known.has(length) || known.has('any'));
  if (fits('full') || fits('short')) return undefined;
  return {
    field: 'score.periods',
    reason: `${sets.map(text).join(' ')} mixes full and short sets`,
    remedy: 'correct the games, or report a retirement',
  };
}

function checkTieBreaks({ report, score, sets, contextOf }: Sets): MatchFault | undefined {
  for (const [index, points] of (score.tieBreaks ?? []).entries()) {
    if (points === null) continue;
    const set = sets[index];
    const field = `score.tieBreaks.${index}`;
    if (set === undefined) {
      return { field, reason: `there is no set ${index + 1}`, remedy: 'leave the points out' };
    }
    const decided = formatsAt(contextOf(index)).filter(
      ({ tieBreakAt }) => tieBreakAt !== null && Math.min(...set) === tieBreakAt,
    );
    const isOpen = index === sets.length - 1 && !isFinished(report) && set[0] === set[1];
    if (isOpen && decided.length > 0) continue;
    const ended = decided.filter((format) => isDecidedByTieBreak(format, set));
    if (ended.length === 0) {
      return {
        field,
        reason: `a set that ends ${text(set)} has no tie-break`,
        remedy: 'correct the games or leave the points out',
      };
    }
    const isSameWinner = leader(points) === leader(set);
    const isEnd = ended.some(({ tieBreakPoints }) =>
      isTieBreakEnd(inOrder(points), tieBreakPoints),
    );
    if (isSameWinner && isEnd) continue;
    return {
      field,
      reason: `a tie-break of a set ${text(set)} cannot end ${text(points)}`,
      remedy: 'correct the points or leave them out',
    };
  }
  return undefined;
}

const isDecidedByTieBreak = ({ tieBreakAt }: SetFormat, set: Pair): boolean =>
  tieBreakAt !== null && inOrder(set)[0] === tieBreakAt + 1 && inOrder(set)[1] === tieBreakAt;

const oneFor = (set: Pair): Pair => (set[0] > set[1] ? [1, 0] : [0, 1]);

/** The score counts the sets; the last one counts once it is complete. */
function checkCount({ report, score, sets, contextOf }: Sets): MatchFault | undefined {
  if (sets.length === 0) return undefined;
  const before = sumPairs(sets.slice(0, -1).map(oneFor));
  const last = sets.at(-1) ?? [0, 0];
  const isWhole = formatsAt(contextOf(sets.length - 1)).some((one) => isEndOf(one, inOrder(last)));
  const counts = [
    ...(isFinished(report) ? [] : [before]),
    ...(isWhole ? [sumPairs([before, oneFor(last)])] : []),
  ];
  const isCount = counts.some(([home, away]) => home === score.home && away === score.away);
  if (isCount) return undefined;
  return {
    field: 'score',
    reason: `${score.home}:${score.away} is not the count of the sets ${sets.map(text).join(' ')}`,
    remedy: 'correct the sets, or their count',
  };
}

function checkWinner({ report, score, sets }: Sets): MatchFault | undefined {
  const { bestOf, advancing } = report;
  const standing: Pair = [score.home, score.away];
  const [most, least] = inOrder(standing);
  const needed = bestOf === 3 || bestOf === 5 ? [(bestOf + 1) / 2] : [2, 3];
  const sum = sumPairs(sets.slice(0, -1).map(oneFor));
  const isOverBefore = sets.length > 0 && Math.max(...sum) >= Math.max(...needed);
  if (!isFinished(report)) return isOverBefore ? tooMany(sets) : checkRetired(report, most, needed);
  if (most === least || !needed.includes(most)) {
    return {
      field: 'score',
      reason: `nobody has won the match at ${text(standing)}${bestOf ? ` in sets, best of ${bestOf}` : ' in sets'}`,
      remedy: 'correct the sets, or report a retirement',
    };
  }
  if (isOverBefore || (sets.length > 0 && Math.max(...sum) >= most)) return tooMany(sets);
  if (advancing && advancing !== leader(standing)) {
    return {
      field: 'advancing',
      reason: `the ${advancing} side did not win at ${text(standing)}`,
      remedy: 'correct the winner or the sets',
    };
  }
  return undefined;
}

const tooMany = (sets: readonly Pair[]): MatchFault => ({
  field: 'score.periods',
  reason: `a set follows the one that decided the match: ${sets.map(text).join(' ')}`,
  remedy: 'correct the sets or bestOf',
});

function checkRetired(
  { status, bestOf }: MatchReport,
  most: number,
  needed: readonly number[],
): MatchFault | undefined {
  const isOver = bestOf !== null && bestOf !== undefined && needed.includes(most);
  if (status !== MATCH_STATUS.finishedRetired || !isOver) return undefined;
  return {
    field: 'status',
    reason: 'nobody retires from a match that is won',
    remedy: 'report it as finished, or correct the sets',
  };
}
