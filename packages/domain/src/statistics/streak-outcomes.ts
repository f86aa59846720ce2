import { formatOddType, type OddType } from '../odds/odd-type.ts';
import type { SeriesKind } from './series.ts';

/** The outcome of a match that lets a streak go on, and the one that ends it. */
export interface StreakOutcomes {
  readonly goesOn: string;
  readonly ends: string;
}

/** How matches of a sport end. */
interface SportOfStreak {
  /** Main total line. */
  readonly line: number;
  /** A level match goes on until a side wins. */
  readonly isDecided: boolean;
}

const HALF = 0.5;

/**
 * What a streak means as an outcome of a match of the team.
 * @param isHome whether the team plays at home in it
 */
export function streakOutcomes(
  kind: SeriesKind,
  isHome: boolean,
  { line, isDecided }: SportOfStreak,
): StreakOutcomes {
  const [own, other] = isHome ? (['1', '2'] as const) : (['2', '1'] as const);
  const notLost = isHome ? '1x' : 'x2';
  const notWon = isHome ? 'x2' : '1x';
  const pair = (goesOn: OddType, ends: OddType): StreakOutcomes => ({
    goesOn: formatOddType(goesOn),
    ends: formatOddType(ends),
  });
  const result = (selection: string): OddType => ({ market: '1x2', selection });
  const double = (selection: string): OddType => ({ market: 'dc', selection });
  const total = (selection: string): OddType => ({ market: 'ou', selection, line });
  const goalsOf = (side: '1' | '2', selection: string): OddType => ({
    market: side === '1' ? 'tt1' : 'tt2',
    selection,
    line: HALF,
  });
  const winner = (side: '1' | '2'): OddType => ({ market: 'win', selection: side });
  if (isDecided && (kind === 'win' || kind === 'unbeaten')) return pair(winner(own), winner(other));
  if (isDecided && (kind === 'loss' || kind === 'noWin')) return pair(winner(other), winner(own));
  switch (kind) {
    case 'win':
      return pair(result(own), double(notWon));
    case 'unbeaten':
      return pair(double(notLost), result(other));
    case 'noWin':
      return pair(double(notWon), result(own));
    case 'loss':
      return pair(result(other), double(notLost));
    case 'draw':
      return pair(result('x'), double('12'));
    case 'over':
      return pair(total('o'), total('u'));
    case 'under':
      return pair(total('u'), total('o'));
    case 'bothScored':
      return pair({ market: 'btts', selection: 'y' }, { market: 'btts', selection: 'n' });
    case 'cleanSheet':
      return pair(goalsOf(other, 'u'), goalsOf(other, 'o'));
    case 'notScored':
      return pair(goalsOf(own, 'u'), goalsOf(own, 'o'));
  }
}
