export const PRICE_PHASE = { first: 1, closing: 2 } as const;
export type PricePhase = (typeof PRICE_PHASE)[keyof typeof PRICE_PHASE];

/** Prices of one outcome: at the same place a bookmaker and what he offers. */
export interface OutcomePrices {
  readonly bookmakerIds: number[];
  readonly milli: number[];
}

/** Prices of a match whose source gives no time of its own: its early or its closing ones. */
export interface PhasePrices {
  readonly phase: PricePhase;
  /** unix seconds */
  readonly at: number;
  readonly outcomes: Map<string, OutcomePrices>;
}

/** Puts a price in the place of the one its bookmaker had. */
export function putPrice(
  { outcomes }: PhasePrices,
  bookmakerId: number,
  oddType: string,
  milli: number,
): void {
  const prices = outcomes.get(oddType);
  if (prices === undefined) {
    outcomes.set(oddType, { bookmakerIds: [bookmakerId], milli: [milli] });
    return;
  }
  const place = prices.bookmakerIds.indexOf(bookmakerId);
  if (place === -1) {
    prices.bookmakerIds.push(bookmakerId);
    prices.milli.push(milli);
  } else {
    prices.milli[place] = milli;
  }
}

/** Forgets the prices of these bookmakers; without an odd type, those of every outcome. */
export function dropPrices(
  { outcomes }: PhasePrices,
  isDropped: (bookmakerId: number, oddType: string) => boolean,
): void {
  for (const [oddType, { bookmakerIds, milli }] of outcomes) {
    const kept = bookmakerIds.flatMap((id, place) => (isDropped(id, oddType) ? [] : [place]));
    if (kept.length === bookmakerIds.length) continue;
    if (kept.length === 0) outcomes.delete(oddType);
    else {
      outcomes.set(oddType, {
        bookmakerIds: kept.map((place) => bookmakerIds[place] ?? 0),
        milli: kept.map((place) => milli[place] ?? 0),
      });
    }
  }
}

/** Equal for equal prices, in whatever order they came. */
export function pricesText({ outcomes }: PhasePrices): string {
  return [...outcomes]
    .flatMap(([oddType, { bookmakerIds, milli }]) =>
      bookmakerIds.map((id, place) => `${oddType} ${id} ${milli[place]}`),
    )
    .toSorted()
    .join();
}
