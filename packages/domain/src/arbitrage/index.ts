export * from './find-arbitrage.ts';
export * from './find-middles.ts';
export * from './fresh-prices.ts';
export { coveringOutcomes, mayReturn, type PricedMarket, pricedMarkets } from './priced-markets.ts';
export * from './split-stake.ts';
