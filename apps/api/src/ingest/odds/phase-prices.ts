import { type LaidPrices, layoutOf, outcomeText, type PriceLayout } from './price-layout.ts';

export const PRICE_PHASE = { first: 1, closing: 2 } as const;
export type PricePhase = (typeof PRICE_PHASE)[keyof typeof PRICE_PHASE];

/** Prices of a match from a source without times: its early or its closing ones. */
export interface PhasePrices extends LaidPrices {
  readonly phase: PricePhase;
  /** unix seconds */
  readonly at: number;
}

export const NO_PRICES: LaidPrices = { layout: layoutOf([], []), milli: [] };

type Listed = [oddType: string, bookmakerId: number, milli: number];

function listed({ layout: { oddTypes, bookmakerIds }, milli }: LaidPrices): Listed[] {
  return milli.map((price, index) => [oddTypes[index] ?? '', bookmakerIds[index] ?? 0, price]);
}

function laid(prices: readonly Listed[]): LaidPrices {
  const layout = layoutOf(
    prices.map(([oddType]) => oddType),
    prices.map(([, bookmakerId]) => bookmakerId),
  );
  return { layout, milli: prices.map(([, , milli]) => milli) };
}

/** Replaces the bookmakers' prices. */
export function withPrices(known: PhasePrices, stated: LaidPrices): PhasePrices {
  if (known.milli.length === 0) return { ...known, ...stated };
  const all = new Map<string, Listed>();
  for (const one of [...listed(known), ...listed(stated)])
    all.set(outcomeText(one[0], one[1]), one);
  return { ...known, ...laid([...all.values()]) };
}

/** Removes prices. */
export function withoutPrices(
  known: PhasePrices,
  isDropped: (bookmakerId: number, oddType: string) => boolean,
): PhasePrices {
  const { oddTypes, bookmakerIds } = known.layout;
  const remains = (_: number, index: number) =>
    !isDropped(bookmakerIds[index] ?? 0, oddTypes[index] ?? '');
  const remaining = known.milli.filter(remains).length;
  if (remaining === known.milli.length) return known;
  // Most files state all prices of a phase again.
  if (remaining === 0) return { ...known, ...NO_PRICES };
  return { ...known, ...laid(listed(known).filter(([type, id]) => !isDropped(id, type))) };
}

/** Outcomes whose prices differ between the two, in any order. */
export function differingOddTypes(one: LaidPrices, other: LaidPrices): Set<string> {
  if (isSameLayout(one.layout, other.layout)) {
    const isOther = (_: string, index: number) => one.milli[index] !== other.milli[index];
    return new Set(one.layout.oddTypes.filter(isOther));
  }
  const prices = new Map(listed(one).map(([type, id, milli]) => [outcomeText(type, id), milli]));
  const differing = new Set<string>();
  for (const [oddType, bookmakerId, milli] of listed(other)) {
    const text = outcomeText(oddType, bookmakerId);
    if (prices.get(text) !== milli) differing.add(oddType);
    prices.delete(text);
  }
  for (const text of prices.keys()) differing.add(text.slice(0, text.lastIndexOf(' ')));
  return differing;
}

function isSameLayout(one: PriceLayout, other: PriceLayout): boolean {
  return (
    one === other ||
    (one.oddTypes.length === other.oddTypes.length &&
      one.bookmakerIds.every((id, index) => id === other.bookmakerIds[index]) &&
      one.oddTypes.every((oddType, index) => oddType === other.oddTypes[index]))
  );
}
