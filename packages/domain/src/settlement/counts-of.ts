import { SPORT } from '../enumerations/sport.ts';
import type { MarketCode } from '../odds/market.ts';
import { type HockeyPlay, type Pair, type SoccerPlay, sumPairs } from './played.ts';

/** The two counts a market is settled on; `isFinal` once play cannot change them any more. */
export type Counts = { readonly pair: Pair; readonly isFinal: boolean };

/**
 * Counts of a soccer or hockey market, or undefined while they are unknown.
 * @param isOver the match was played to its end
 */
export function countsOf(
  market: MarketCode,
  play: SoccerPlay | HockeyPlay,
  isOver: boolean,
): Counts | undefined {
  return play.sport === SPORT.soccer
    ? soccerCounts(market, play, isOver)
    : hockeyCounts(market, play, isOver);
}

function soccerCounts(market: MarketCode, play: SoccerPlay, isOver: boolean): Counts | undefined {
  const isPlayed = isOver || play.isRegularTimeOver === true;
  if (market === 'h1x2' || market === 'hou') {
    return known(play.halfScore, isPlayed || play.isHalfOver);
  }
  if (market === 'corn') return known(single(play.corners), isPlayed);
  if (market === 'card') return known(single(play.cardPoints), isPlayed);
  return known(play.score, isPlayed);
}

const PERIOD_OF: Partial<Record<MarketCode, number>> = { p1x2: 1, p1ou: 1, p2ou: 2, p3ou: 3 };

function hockeyCounts(market: MarketCode, play: HockeyPlay, isOver: boolean): Counts | undefined {
  const period = PERIOD_OF[market];
  if (period !== undefined) {
    return known(play.periods[period - 1] ?? null, isOver || play.completedPeriods >= period);
  }
  if (play.periods.length === 0) return undefined;
  const regular = sumPairs(play.periods);
  if (market !== 'win') return { pair: regular, isFinal: isOver || play.completedPeriods >= 3 };
  const shootout: Pair = [Number(play.shootoutWinner === 1), Number(play.shootoutWinner === 2)];
  const pair = sumPairs([regular, play.overtimeGoals ?? [0, 0], shootout]);
  return isOver && pair[0] === pair[1] ? undefined : { pair, isFinal: isOver };
}

function known(pair: Pair | null, isFinal: boolean): Counts | undefined {
  return pair === null ? undefined : { pair, isFinal };
}

function single(count: number | null): Pair | null {
  return count === null ? null : [count, 0];
}
