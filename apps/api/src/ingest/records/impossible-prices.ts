import type { FeedRecord, InPlayRecord, OddsRecord, RejectedLine } from '@tipmark/contract/feed';
import { checkPriceSet, faultText, type PriceSet, priceSets } from '@tipmark/domain';
import { type PriceList, priceListOf } from '../odds/price-list.ts';
import { type ReadRecord, refuse } from './read-feed-record.ts';

/** What is left of a record, if anything, and the prices it lost. */
interface PossiblePrices {
  read: ReadRecord | undefined;
  refused: RejectedLine[];
}

const SETS = new WeakMap<PriceList, readonly PriceSet[]>();

/** Lists repeat for whole seasons, and so do the sets in them. */
function setsOf(prices: OddsRecord['prices'] | InPlayRecord['prices']): readonly PriceSet[] {
  const list = priceListOf(prices);
  const known = SETS.get(list) ?? priceSets(prices);
  SETS.set(list, known);
  return known;
}

const hasPrices = (record: FeedRecord): record is OddsRecord | InPlayRecord =>
  record.kind === 'odds' || record.kind === 'in-play';

/**
 * Refuses the prices of a bookmaker in a market that cannot all be true: never half of a market,
 * and the other prices of the record stay.
 */
export function withoutImpossiblePrices(read: ReadRecord): PossiblePrices {
  const { record, origin } = read;
  if (!hasPrices(record)) return { read, refused: [] };
  const { prices, ...about } = record;
  const lost = new Set<number>();
  const refused: RejectedLine[] = [];
  for (const set of setsOf(prices)) {
    const fault = checkPriceSet(set, (index) => prices[index]?.[2] ?? null);
    if (fault === undefined) continue;
    const indexes = set.outcomes.flatMap((outcome) => outcome.places);
    for (const index of indexes) lost.add(index);
    const impossible = { ...about, prices: indexes.map((index) => prices[index]) };
    refused.push(refuse({ ...origin, record: impossible }, faultText(fault)));
  }
  if (refused.length === 0) return { read, refused };
  const rest = prices.filter((_, index) => !lost.has(index));
  const isEmpty = rest.length === 0;
  const left = { ...about, prices: rest } as FeedRecord;
  return { read: isEmpty ? undefined : { ...read, record: left, digest: undefined }, refused };
}
