import { inPlayLine, isFreshInPlay } from '@tipmark/domain';
import { toDecimal } from '../lists/decimal.ts';
import type { BestPrice } from './best-prices.ts';
import { downsample } from './downsample.ts';
import type { InPlayPriceRow } from './in-play-queries.ts';

/** The in-play changes of an outcome's price. */
export interface InPlayHistory {
  /** `[at, odds]`, null = suspended. */
  readonly points: [at: number, odds: number | null][];
  readonly current: number | null;
  /** Highest price currently available. */
  readonly best: BestPrice | null;
  /** Last price of each bookmaker. */
  readonly lastPrices: ReadonlyMap<
    number,
    { readonly odds: number | null; readonly updatedAt: number }
  >;
}

const MOST_POINTS = 500;

/** @param rows of one outcome, oldest first */
export function inPlayHistory(rows: readonly InPlayPriceRow[], nowSeconds: number): InPlayHistory {
  const line = inPlayLine(rows, nowSeconds);
  const last = new Map(rows.map((row) => [row.bookmaker, row]));
  const open = [...last.values()].map((row) =>
    isFreshInPlay(row.at, nowSeconds) ? row : { ...row, milliOdds: null },
  );
  let best: BestPrice | null = null;
  for (const { milliOdds, name } of open.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const odds = toDecimal(milliOdds);
    if (odds !== null && odds > (best?.odds ?? 0)) best = { odds, bookmaker: name };
  }
  return {
    points: downsample(
      line.map(({ at, milliOdds }): [number, number | null] => [at, toDecimal(milliOdds)]),
      MOST_POINTS,
    ),
    current: line.at(-1)?.milliOdds ?? null,
    best,
    lastPrices: new Map(
      open.map(({ bookmaker, milliOdds, at }) => [
        bookmaker,
        { odds: toDecimal(milliOdds), updatedAt: at },
      ]),
    ),
  };
}
