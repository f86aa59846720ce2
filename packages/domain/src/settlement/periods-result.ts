import type { TipResult } from '../enumerations/tip-result.ts';
import { type Pair, type PeriodsPlay, sumPairs } from '../matches/played.ts';
import type { OddType } from '../odds/odd-type.ts';
import type { MarketCode } from '../sports/market.ts';
import type { SettledOn } from '../sports/sport-rules.ts';
import { sportRules } from '../sports/sports.ts';
import { type Counts, known } from './counts.ts';
import { decidedResult } from './decided-result.ts';
import type { ResultRules } from './result-rules.ts';

const PERIODS: Partial<Record<SettledOn, number>> = { period1: 1, period2: 2, period3: 3 };

/** @param isOver the match was played to its end */
function countsOf(market: MarketCode, play: PeriodsPlay, isOver: boolean): Counts | undefined {
  const { markets, score } = sportRules(play.sport);
  const settledOn = markets[market]?.settledOn ?? 'regularTime';
  const period = PERIODS[settledOn];
  if (period !== undefined) {
    return known(play.periods[period - 1], isOver || play.completedPeriods >= period);
  }
  if (play.periods.length === 0) return undefined;
  const regular = sumPairs(play.periods);
  if (settledOn === 'regularTime') {
    return known(regular, isOver || play.completedPeriods >= score.regularParts);
  }
  const shootout: Pair = [Number(play.shootoutWinner === 1), Number(play.shootoutWinner === 2)];
  const pair = sumPairs([regular, play.overtimeGoals ?? [0, 0], shootout]);
  return isOver && pair[0] === pair[1] ? undefined : { pair, isFinal: isOver };
}

function resultOf(oddType: OddType, play: PeriodsPlay, isOver: boolean): TipResult | undefined {
  const counts = countsOf(oddType.market, play, isOver);
  return counts && decidedResult(oddType, counts);
}

const brokenOff = (oddType: OddType, play: PeriodsPlay) => resultOf(oddType, play, false);

export const periodsResult: ResultRules<PeriodsPlay> = {
  finished: (oddType, play) => resultOf(oddType, play, true),
  brokenOff,
  retired: brokenOff,
};
