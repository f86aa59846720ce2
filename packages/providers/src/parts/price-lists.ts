import { type InPlayRecord, type OddsRecord, schemaFault } from '@tipmark/contract/feed';
import type { Draft } from './draft.ts';

export type Price = [bookmaker: string, oddType: string, milliOdds: number];
export type InPlayPrice = [bookmaker: string, oddType: string, milliOdds: number | null];

const MOST_PRICES = 2_000;

/** Prices of which no outcome of a bookmaker has two: of those it is not known which is right. */
export function withoutDoubts<Any extends InPlayPrice>(
  draft: Draft,
  path: string,
  prices: readonly Any[],
): Any[] {
  const known = new Map<string, Any>();
  const doubtful = new Set<string>();
  for (const price of prices) {
    const outcome = `${price[0]} ${price[1]}`;
    const before = known.get(outcome);
    if (before === undefined) known.set(outcome, price);
    else if (before[2] !== price[2]) doubtful.add(outcome);
  }
  for (const outcome of doubtful) {
    known.delete(outcome);
    draft.note(path, `${outcome} has two prices; both are left out`);
  }
  return [...known.values()];
}

/** Adds prices of one time, in as many records as they need: a bad price refuses no other. */
export function addPrices(
  draft: Draft,
  path: string,
  record: Omit<OddsRecord, 'prices'>,
  prices: readonly Price[],
): void {
  for (const part of parts(prices)) {
    const whole = { ...record, prices: part };
    if (schemaFault(whole) === undefined) draft.add(path, whole);
    else for (const price of part) draft.add(path, { ...record, prices: [price] });
  }
}

/** The same during a match; null takes a price back. */
export function addInPlayPrices(
  draft: Draft,
  path: string,
  record: Omit<InPlayRecord, 'prices'>,
  prices: readonly InPlayPrice[],
): void {
  for (const part of parts(prices)) {
    const whole = { ...record, prices: part };
    if (schemaFault(whole) === undefined) draft.add(path, whole);
    else for (const price of part) draft.add(path, { ...record, prices: [price] });
  }
}

function* parts<Any>(prices: readonly Any[]): Generator<Any[]> {
  for (let first = 0; first < prices.length; first += MOST_PRICES)
    yield prices.slice(first, first + MOST_PRICES);
}
