import { SPORT, type Sport } from '../enumerations/sport.ts';
import type { MarketCode } from './market.ts';

/** Market of the main line: what `0` means in odds-history. */
export function mainMarket(sport: Sport): MarketCode {
  return sport === SPORT.tennis ? 'win' : '1x2';
}
