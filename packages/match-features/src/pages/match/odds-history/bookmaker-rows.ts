import type { BookmakerOdds, MarketLine } from '@tipmark/contract';
import type { BookmakerOrder } from './odds-choice.ts';

export interface BookmakerRow {
  readonly id: number;
  readonly name: string;
  readonly isAggregate: boolean;
  /** No bookmaker offers more for this outcome now. */
  readonly isBest: boolean;
  readonly price: BookmakerOdds;
  /**
   * The price it is compared by: the one offered now, or the last one where none is offered any
   * more.
   */
  readonly shown: number | null;
  /** Absent where it does not price the complete market. */
  readonly marginPercent?: number | undefined;
}

/** A bookmaker's price now; null = it takes no bets: in play no price from before is valid. */
export const priceNow = ({ current, closing, inPlay }: BookmakerOdds): number | null => {
  if (inPlay !== undefined) return inPlay.odds;
  return closing === undefined ? current : null;
};

/** A row without the value it is sorted by comes after those that have it. */
const VALUES: Readonly<Record<BookmakerOrder, (row: BookmakerRow) => number>> = {
  price: ({ shown }) => -(shown ?? 0),
  margin: ({ marginPercent = Number.POSITIVE_INFINITY }) => marginPercent,
};

/**
 * Bookmakers that price an outcome: as in the reply, or sorted by the highest price or the lowest
 * margin; averages and maxima of many come last.
 */
export function bookmakerRows(
  { bookmakers }: MarketLine,
  oddType: string,
  order?: BookmakerOrder,
): BookmakerRow[] {
  const priced = bookmakers.flatMap(({ prices, ...bookmaker }) => {
    const price = prices.find((one) => one.oddType === oddType);
    return price ? [{ ...bookmaker, price }] : [];
  });
  const { hasCurrent } = bookmakerColumns(priced);
  const rows = priced.map((row) => ({
    ...row,
    shown: hasCurrent ? priceNow(row.price) : (row.price.closing ?? null),
  }));
  const best = Math.max(
    ...rows.filter(({ isAggregate }) => !isAggregate).map(({ shown }) => shown ?? 0),
  );
  const value = order === undefined ? () => 0 : VALUES[order];
  return rows
    .map((row) => ({ ...row, isBest: !row.isAggregate && row.shown === best }))
    .toSorted(
      (a, b) => Number(a.isAggregate) - Number(b.isAggregate) || difference(value(a), value(b)),
    );
}

const difference = (a: number, b: number): number => (a === b ? 0 : a - b);

/** Which prices there are to show. */
export interface BookmakerColumns {
  /** The match has begun. */
  readonly hasClosing: boolean;
  /** It is offered now, or was a moment ago. */
  readonly hasCurrent: boolean;
}

export function bookmakerColumns(rows: readonly Pick<BookmakerRow, 'price'>[]): BookmakerColumns {
  const hasClosing = rows.some(({ price }) => price.closing !== undefined);
  return { hasClosing, hasCurrent: !hasClosing || rows.some(({ price }) => price.inPlay) };
}

/** The share of all stakes that a bookmaker with this margin pays back. */
export const payoutPercent = (marginPercent: number): number => 10_000 / (100 + marginPercent);
