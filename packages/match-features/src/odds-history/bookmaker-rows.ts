import type { BookmakerOdds, MarketLine } from '@tipmark/contract';

export interface BookmakerRow {
  readonly id: number;
  readonly name: string;
  readonly isAggregate: boolean;
  /** Nobody gives more for this outcome now. */
  readonly isBest: boolean;
  readonly price: BookmakerOdds;
}

/**
 * Bookmakers that price an outcome, as the answer has them; means and maxima of many stand last.
 */
export function bookmakerRows({ bookmakers }: MarketLine, oddType: string): BookmakerRow[] {
  const rows = bookmakers.flatMap(({ id, name, isAggregate, prices }) => {
    const price = prices.find((one) => one.oddType === oddType);
    return price ? [{ id, name, isAggregate, price }] : [];
  });
  const best = Math.max(
    ...rows.filter(({ isAggregate }) => !isAggregate).map(({ price }) => price.current),
  );
  return rows
    .map((row) => ({ ...row, isBest: !row.isAggregate && row.price.current === best }))
    .toSorted((a, b) => Number(a.isAggregate) - Number(b.isAggregate));
}
