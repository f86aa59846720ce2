import { type LaidPrices, layoutOf, outcomeText } from './price-layout.ts';

export const PRICE_PHASE = { first: 1, closing: 2 } as const;
export type PricePhase = (typeof PRICE_PHASE)[keyof typeof PRICE_PHASE];

/** Prices of a match whose source gives no time of its own: its early or its closing ones. */
export interface PhasePrices extends LaidPrices {
  readonly phase: PricePhase;
  /** unix seconds */
  readonly at: number;
}

type Listed = [oddType: string, bookmakerId: number, milli: number];

function listed({ layout: { oddTypes, bookmakerIds }, milli }: LaidPrices): Listed[] {
  return milli.map((price, place) => [oddTypes[place] ?? '', bookmakerIds[place] ?? 0, price]);
}

function laid(prices: readonly Listed[]): LaidPrices {
  const layout = layoutOf(
    prices.map(([oddType]) => oddType),
    prices.map(([, bookmakerId]) => bookmakerId),
  );
  return { layout, milli: prices.map(([, , milli]) => milli) };
}

/** Puts prices in the place of those their bookmakers had. */
export function withPrices(known: PhasePrices, stated: LaidPrices): PhasePrices {
  if (known.milli.length === 0) return { ...known, ...stated };
  const all = new Map<string, Listed>();
  for (const one of [...listed(known), ...listed(stated)])
    all.set(outcomeText(one[0], one[1]), one);
  return { ...known, ...laid([...all.values()]) };
}

/** Forgets prices. */
export function withoutPrices(
  known: PhasePrices,
  isDropped: (bookmakerId: number, oddType: string) => boolean,
): PhasePrices {
  const all = listed(known);
  const kept = all.filter(([oddType, bookmakerId]) => !isDropped(bookmakerId, oddType));
  return kept.length === all.length ? known : { ...known, ...laid(kept) };
}

/** Equal for equal prices, in whatever order they came. */
export function pricesText(prices: PhasePrices): string {
  return listed(prices)
    .map((one) => one.join(' '))
    .toSorted()
    .join();
}
