import type { FeedRecordOf } from '@tipmark/contract/feed';

/** Prices of one bookmaker in one record, by outcome, milli-odds. */
export type OwnPrices = ReadonlyMap<string, number>;

/** Every record's prices, bookmaker by bookmaker. */
export function pricesByBookmaker(
  records: readonly FeedRecordOf<'odds'>[],
): { readonly bookmaker: string; readonly matchKey: string; readonly prices: OwnPrices }[] {
  return records.flatMap(({ matchKey, prices }) =>
    [...Map.groupBy(prices, ([bookmaker]) => bookmaker)].map(([bookmaker, own]) => ({
      bookmaker,
      matchKey,
      prices: new Map(own.map(([, oddType, milli]) => [oddType, milli])),
    })),
  );
}

/** Outcomes one of which must come in, market by market or across them. */
const SURE: readonly (readonly string[])[] = [
  ['1x2.1', 'dc.x2'],
  ['1x2.x', 'dc.12'],
  ['1x2.2', 'dc.1x'],
  ['1x2.1', 'ah.2:0.5'],
  ['1x2.2', 'ah.1:0.5'],
  ['dc.1x', 'ah.2:-0.5'],
  ['dc.x2', 'ah.1:-0.5'],
  ['ou.o:1.5', 'btts.n'],
  ['ou.o:4.5', 'ou.u:5.5'],
  ['ou.o:5.5', 'ou.u:6.5'],
  ['ou.o:1.5', 'ou.u:2.5'],
  ['ou.o:2.5', 'ou.u:3.5'],
  ['ah.1:-1.5', 'ah.2:1.5'],
  ['ah.1:1.5', 'ah.2:-1.5'],
  ['ah.1:-0.5', 'ah.2:1.5'],
  ['ah.1:1.5', 'ah.2:-0.5'],
  ['tt1.o:0.5', 'btts.n'],
  ['tt1.o:0.5', 'ou.u:1.5', 'ah.2:-0.5'],
];

/** Combinations that would always win: they are never offered. */
export function sureWins(prices: OwnPrices): string[] {
  return SURE.flatMap((outcomes) => {
    const odds = outcomes.map((oddType) => prices.get(oddType));
    const cost = odds.reduce<number>((sum, milli) => sum + 1_000 / (milli ?? 0), 0);
    return cost < 1 ? [`${outcomes.join(' ')}: ${cost}`] : [];
  });
}

/** A bookmaker's margin on all outcomes of a market. */
export function marginOf(prices: OwnPrices, outcomes: readonly string[]): number | undefined {
  const odds = outcomes.map((oddType) => prices.get(oddType));
  if (odds.includes(undefined)) return undefined;
  return odds.reduce<number>((sum, milli) => sum + 1_000 / (milli ?? 0), 0) - 1;
}
