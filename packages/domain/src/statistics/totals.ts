import { sum } from '../sum.ts';
import type { PlayedMatch } from './played-match.ts';

/** A number a match adds up to, or undefined where it is unknown. */
export type TotalOf = (match: PlayedMatch) => number | undefined;

export interface LineCount {
  readonly line: number;
  readonly over: number;
  /** Matches whose total is known. */
  readonly of: number;
}

export interface Average {
  readonly average: number;
  readonly of: number;
}

export const goalsTotal: TotalOf = ({ score: [home, away] }) => home + away;

/** Goals of both sides in a half or period, counted from 0. */
export function partTotal(part: number): TotalOf {
  return ({ parts }) => {
    const goals = parts?.[part];
    return goals && goals[0] + goals[1];
  };
}

/** How often the total of a match went over each line. */
export function totalsOf(
  matches: readonly PlayedMatch[],
  lines: readonly number[],
  totalOf: TotalOf = goalsTotal,
): LineCount[] {
  const totals = matches.map(totalOf).filter((total) => total !== undefined);
  return lines.map((line) => ({
    line,
    over: totals.filter((total) => total > line).length,
    of: totals.length,
  }));
}

/** Mean total of the matches in which it is known; null when it is known in none. */
export function averageTotal(
  matches: readonly PlayedMatch[],
  totalOf: TotalOf = goalsTotal,
): Average | null {
  const totals = matches.map(totalOf).filter((total) => total !== undefined);
  if (totals.length === 0) return null;
  return {
    average: sum(totals) / totals.length,
    of: totals.length,
  };
}
