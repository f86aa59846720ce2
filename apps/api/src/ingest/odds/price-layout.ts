import { type PriceList, priceListOf } from './price-list.ts';

/**
 * Which outcomes and bookmakers a list has prices of. Lists of a file repeat a few layouts for
 * whole seasons, so that whatever depends only on the layout is computed once.
 */
export interface PriceLayout {
  readonly oddTypes: readonly string[];
  readonly bookmakerIds: readonly number[];
  /** Indexes of the prices of an outcome. */
  readonly indexes: ReadonlyMap<string, readonly number[]>;
}

/** Prices by their index in the layout; each occurs once. */
export interface LaidPrices {
  readonly layout: PriceLayout;
  readonly milli: readonly number[];
}

/** Prices as in a record. */
export type StatedPrice = readonly [key: string, oddType: string, milli: number];

export function layoutOf(
  oddTypes: readonly string[],
  bookmakerIds: readonly number[],
): PriceLayout {
  const indexes = new Map<string, number[]>();
  for (const [index, oddType] of oddTypes.entries()) {
    const known = indexes.get(oddType);
    if (known === undefined) indexes.set(oddType, [index]);
    else known.push(index);
  }
  return { oddTypes, bookmakerIds, indexes };
}

export function outcomeText(oddType: string, bookmakerId: number): string {
  return `${oddType} ${bookmakerId}`;
}

/** A layout, and which of the stated prices is at each of its indexes. */
interface Arrangement {
  layout: PriceLayout;
  from: readonly number[];
}

/** Of prices of the same bookmaker and outcome the last one counts. */
function arrange(list: PriceList, idOf: (key: string) => number): Arrangement {
  const slots = new Map<string, number>();
  const oddTypes: string[] = [];
  const bookmakerIds: number[] = [];
  const from: number[] = [];
  for (const [index, key] of list.keys.entries()) {
    const oddType = list.oddTypes[index] ?? '';
    const id = idOf(key);
    const text = outcomeText(oddType, id);
    const slot = slots.get(text) ?? oddTypes.length;
    slots.set(text, slot);
    oddTypes[slot] = oddType;
    bookmakerIds[slot] = id;
    from[slot] = index;
  }
  return { layout: layoutOf(oddTypes, bookmakerIds), from };
}

/** Lays out price lists of one source; a known layout is reused. */
export function createLayoutReader(
  idOf: (key: string) => number,
): (prices: readonly StatedPrice[]) => LaidPrices {
  const known = new Map<PriceList, Arrangement>();
  return (prices) => {
    const list = priceListOf(prices);
    let arrangement = known.get(list);
    if (arrangement === undefined) {
      arrangement = arrange(list, idOf);
      known.set(list, arrangement);
    }
    const { layout, from } = arrangement;
    return { layout, milli: from.map((index) => prices[index]?.[2] ?? 0) };
  };
}
