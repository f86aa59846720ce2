import type { TipResult } from '../enumerations/tip-result.ts';
import type { HalvesPlay, Pair } from '../matches/played.ts';
import type { OddType } from '../odds/odd-type.ts';
import type { MarketCode } from '../sports/market.ts';
import { sportRules } from '../sports/sports.ts';
import { type Counts, known } from './counts.ts';
import { decidedResult } from './decided-result.ts';
import type { ResultRules } from './result-rules.ts';

/** @param isOver the match was played to its end */
function countsOf(market: MarketCode, play: HalvesPlay, isOver: boolean): Counts | undefined {
  const isPlayed = isOver || play.isRegularTimeOver === true;
  switch (sportRules(play.sport).markets[market]?.settledOn) {
    case 'firstHalf':
      return known(play.halfScore, isPlayed || play.isHalfOver);
    case 'corners':
      return known(single(play.corners), isPlayed);
    case 'cards':
      return known(single(play.cardPoints), isPlayed);
    default:
      return known(play.score, isPlayed);
  }
}

function single(count: number | null): Pair | null {
  return count === null ? null : [count, 0];
}

function resultOf(oddType: OddType, play: HalvesPlay, isOver: boolean): TipResult | undefined {
  const counts = countsOf(oddType.market, play, isOver);
  return counts && decidedResult(oddType, counts);
}

const brokenOff = (oddType: OddType, play: HalvesPlay) => resultOf(oddType, play, false);

export const halvesResult: ResultRules<HalvesPlay> = {
  finished: (oddType, play) => resultOf(oddType, play, true),
  brokenOff,
  retired: brokenOff,
};
