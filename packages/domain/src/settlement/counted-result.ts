import { TIP_RESULT, type TipResult } from '../enumerations/tip-result.ts';
import type { OddType } from '../odds/odd-type.ts';

type Settled = Exclude<TipResult, typeof TIP_RESULT.pending>;

/**
 * Result of an outcome once both sides' counts (goals, games, corners…) are final. Markets with a
 * single count, such as corners, pass it as `home`.
 */
export function countedResult(oddType: OddType, home: number, away: number): Settled {
  const { market, selection, line = 0 } = oddType;
  switch (market) {
    case '1x2':
    case 'h1x2':
    case 'p1x2':
      return wonIf(selection === resultOf(home, away));
    case 'dc':
      return wonIf(selection.includes(resultOf(home, away)));
    case 'win':
    case 'dnb':
    case 's1win':
    case 's2win':
      return home === away ? TIP_RESULT.returned : wonIf(selection === resultOf(home, away));
    case 'ou':
    case 'ougames':
    case 'ousets':
    case 'hou':
    case 'p1ou':
    case 'p2ou':
    case 'p3ou':
    case 'corn':
    case 'card':
      return overUnder(selection, home + away, line);
    case 'tt1':
      return overUnder(selection, home, line);
    case 'tt2':
      return overUnder(selection, away, line);
    case 'ah':
    case 'ahgames':
    case 'ahsets':
      return againstLine(selection === '1' ? home - away : away - home, -line);
    case 'btts':
      return wonIf((home > 0 && away > 0) === (selection === 'y'));
    case 'cs':
    case 'setscore':
      return wonIf(selection === `${home}-${away}`);
  }
}

function resultOf(home: number, away: number): '1' | 'x' | '2' {
  if (home === away) return 'x';
  return home > away ? '1' : '2';
}

function wonIf(isWon: boolean): Settled {
  return isWon ? TIP_RESULT.won : TIP_RESULT.lost;
}

function overUnder(selection: string, count: number, line: number): Settled {
  return selection === 'o' ? againstLine(count, line) : againstLine(-count, -line);
}

/** A quarter line is half the stake on each neighbouring half-step. */
function againstLine(count: number, line: number): Settled {
  const isQuarter = !Number.isInteger(line * 2);
  if (!isQuarter) return wholeStake(count - line);
  return bothHalves(wholeStake(count - line + 0.25), wholeStake(count - line - 0.25));
}

function wholeStake(balance: number): Settled {
  return balance === 0 ? TIP_RESULT.returned : wonIf(balance > 0);
}

function bothHalves(easier: Settled, harder: Settled): Settled {
  if (easier === harder) return easier;
  return easier === TIP_RESULT.won ? TIP_RESULT.halfWon : TIP_RESULT.halfLost;
}
