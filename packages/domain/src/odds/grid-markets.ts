import type { Sport } from '../enumerations/sport.ts';
import { hasMarket, type MarketCode } from '../sports/market.ts';

/** Markets that are compared between bookmakers over a whole day, where a sport has them. */
export const GRID_MARKETS = [
  '1x2',
  'win',
  'ou',
  'ougames',
  'ah',
  'ahgames',
  'btts',
] as const satisfies readonly MarketCode[];
export type GridMarket = (typeof GRID_MARKETS)[number];

export const gridMarketsOf = (sport: Sport): GridMarket[] =>
  GRID_MARKETS.filter((market) => hasMarket(sport, market));

export const GRID_SORT = { league: 1, startTime: 2, payout: 3 } as const;
export type GridSort = (typeof GRID_SORT)[keyof typeof GRID_SORT];

/** Matches on a page of the grid. */
export const GRID_PAGE_SIZE = 40;
