import type { ScoreRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import { pairOf, reach } from '../values/soft.ts';

type Pair = [number, number];

/** A score, or why it cannot be read. */
export interface ReadScore {
  readonly score: ScoreRecord['score'] | undefined;
  readonly doubt?: string;
}

const PERIODS = ['first', 'second', 'third'] as const;
const PART = /^(\d{1,2})\s*-\s*(\d{1,2})$/;
const WITHOUT_SCORE: ReadonlySet<MatchStatus> = new Set([
  MATCH_STATUS.scheduled,
  MATCH_STATUS.moved,
  MATCH_STATUS.canceled,
]);

const partOf = (text: unknown): Pair | undefined => {
  const [, home, away] = (typeof text === 'string' ? PART.exec(text.trim()) : null) ?? [];
  return home === undefined ? undefined : [Number(home), Number(away)];
};

const sumOf = (parts: readonly Pair[]): Pair =>
  parts.reduce<Pair>(([home, away], part) => [home + part[0], away + part[1]], [0, 0]);
const isSame = (one: Pair, other: Pair): boolean => one[0] === other[0] && one[1] === other[1];
const winnerOf = ([home, away]: Pair): Pair | undefined =>
  home === away ? undefined : home > away ? [1, 0] : [0, 1];

/** Periods of regular time that have begun, in their order. */
export function periodsOf(row: unknown): Pair[] {
  const periods: Pair[] = [];
  for (const name of PERIODS) {
    const part = partOf(reach(row, 'periods', name));
    if (part === undefined) break;
    periods.push(part);
  }
  return periods;
}

/**
 * The score of a game: `scores` holds the goal of overtime, and of a shoot-out the one that its
 * winner gets. Where a league leaves that goal out, it is added.
 */
export function scoreOfGame(row: unknown, short: string, status: MatchStatus): ReadScore {
  if (WITHOUT_SCORE.has(status)) return { score: null };
  const total = pairOf(reach(row, 'scores', 'home'), reach(row, 'scores', 'away'));
  if (total === undefined)
    return status === MATCH_STATUS.awarded
      ? { score: null }
      : { score: undefined, doubt: 'the game has no scores' };
  const [home, away] = total;
  if (status === MATCH_STATUS.awarded) return { score: { home, away } };
  if (status !== MATCH_STATUS.finished) return runningScore(row, total, short);
  return short === 'AP' ? afterShootOut(row, total) : afterPlay(row, total, short === 'AOT');
}

function runningScore(row: unknown, total: Pair, short: string): ReadScore {
  const periods = periodsOf(row);
  const penalties = short === 'PT' ? partOf(reach(row, 'periods', 'penalties')) : undefined;
  const played = sumOf(periods);
  const isPossible = played[0] <= total[0] && played[1] <= total[1];
  const isWhole = periods.length < PERIODS.length || isSame(played, total);
  const base = { home: total[0], away: total[1], ...(penalties && { penalties }) };
  if (isPossible && isWhole) return { score: { ...base, periods } };
  return isPossible && (short === 'OT' || short === 'PT')
    ? { score: base }
    : { score: base, doubt: 'periods do not add up to the score; they are left out' };
}

/** A game that ended in regular time or in overtime. */
function afterPlay(row: unknown, total: Pair, isOvertime: boolean): ReadScore {
  const [home, away] = total;
  const periods = periodsOf(row);
  const regular = sumOf(periods);
  if (periods.length < PERIODS.length) return { score: { home, away } };
  if (!isOvertime && isSame(regular, total)) return { score: { home, away, periods } };
  const extra: Pair = [home - regular[0], away - regular[1]];
  const isOneGoal = extra[0] + extra[1] === 1 && Math.min(...extra) === 0;
  if (isOvertime && isOneGoal && regular[0] === regular[1])
    return { score: { home, away, periods, extra } };
  return {
    score: { home, away },
    doubt: `periods of ${regular.join(':')} do not add up to ${total.join(':')}; they are left out`,
  };
}

function afterShootOut(row: unknown, total: Pair): ReadScore {
  const periods = periodsOf(row);
  const regular = sumOf(periods);
  const penalties = partOf(reach(row, 'periods', 'penalties'));
  const goal = winnerOf(total) ?? (penalties && winnerOf(penalties));
  if (goal === undefined)
    return { score: undefined, doubt: 'a shoot-out nobody won; the last known score stays' };
  const isLevel = total[0] === total[1];
  const [home, away] = isLevel ? sumOf([total, goal]) : total;
  const level: Pair = [home - goal[0], away - goal[1]];
  const areWhole = periods.length === PERIODS.length && isSame(regular, level);
  const isOfWinner = penalties !== undefined && String(winnerOf(penalties)) === String(goal);
  const doubt = isLevel
    ? 'the score had no goal of the shoot-out; it was added'
    : areWhole
      ? undefined
      : 'periods do not add up to the score; they are left out';
  return {
    score: {
      home,
      away,
      ...(areWhole ? { periods } : {}),
      // Without its goals, who won it is known by the score.
      penalties: isOfWinner ? penalties : goal,
    },
    ...(doubt === undefined ? {} : { doubt }),
  };
}
