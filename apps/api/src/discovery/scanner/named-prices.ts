import { bestByAge, type NamedPrice } from '@tipmark/domain';
import type { ScannerPriceRow } from './scanner-queries.ts';

/**
 * Prices of bookmakers that are the best at some age, outcome by outcome: those of outcome i are at
 * `starts[i]` up to `starts[i + 1]`, highest first. Prices without times are not among them.
 */
export interface NamedPrices {
  readonly starts: Uint32Array;
  readonly milli: Uint32Array;
  readonly at: Uint32Array;
  readonly bookmakers: readonly string[];
}

/** @param rows by outcome; undefined = without a price */
export function namedPrices(rows: readonly (ScannerPriceRow | undefined)[]): NamedPrices {
  const best = rows.map((row) =>
    bestByAge(
      (row?.named ?? []).map(([milliOdds, confirmedAt, bookmaker]) => ({
        milliOdds,
        confirmedAt,
        bookmaker,
      })),
    ),
  );
  const all = best.flat();
  const starts = new Uint32Array(rows.length + 1);
  for (const [index, prices] of best.entries()) {
    starts[index + 1] = (starts[index] ?? 0) + prices.length;
  }
  return {
    starts,
    milli: Uint32Array.from(all, ({ milliOdds }) => milliOdds),
    at: Uint32Array.from(all, ({ confirmedAt }) => confirmedAt),
    bookmakers: all.map(({ bookmaker }) => bookmaker),
  };
}

/** The best price of every outcome that was confirmed at an instant or later. */
export function bestSince(
  { oddTypes, named }: { readonly oddTypes: readonly string[]; readonly named: NamedPrices },
  sinceSeconds: number,
): NamedPrice[] {
  const { starts, milli, at, bookmakers } = named;
  return oddTypes.flatMap((oddType, outcome) => {
    const end = starts[outcome + 1] ?? 0;
    for (let index = starts[outcome] ?? 0; index < end; index += 1) {
      const confirmedAt = at[index] ?? 0;
      if (confirmedAt < sinceSeconds) continue;
      const bookmaker = bookmakers[index] ?? '';
      return [{ oddType, milliOdds: milli[index] ?? 0, bookmaker, confirmedAt }];
    }
    return [];
  });
}
