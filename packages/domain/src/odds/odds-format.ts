/** How prices are written; decimal is the usual one. */
export const ODDS_FORMATS = ['decimal', 'fractional', 'american'] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

const MINUS = '\u2212';
const MILLI = 1_000;
const HUNDRED = 100;
/** From here on decimal odds are written without decimals. */
const WHOLE_FROM_MILLI = 100_000;

/** Profit per stake in thousandths, of the price as it is written with decimals: rounded down. */
function profitMilli(odds: number): number {
  const milli = Math.round(odds * MILLI);
  const step = milli >= WHOLE_FROM_MILLI ? MILLI : MILLI / HUNDRED;
  return milli - (milli % step) - MILLI;
}

/** `+150`: the profit of a stake of 100; `−200`: the stake that makes a profit of 100. */
export function americanOdds(odds: number): string {
  const profit = profitMilli(odds);
  return profit >= MILLI
    ? `+${profit / (MILLI / HUNDRED)}`
    : MINUS + Math.round((HUNDRED * MILLI) / profit);
}

/**
 * Fractions in which bookmakers quote, as they write them: `6/4` and `4/6`, not reduced. Whole
 * numbers need no list.
 */
const CONVENTIONAL: readonly (readonly [number, number])[] = (
  '1/100 1/66 1/50 1/40 1/33 1/25 1/20 1/16 1/14 1/12 1/11 1/10 1/9 1/8 2/15 1/7 2/13 1/6 2/11 1/5 ' +
  '2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 20/21 21/20 11/10 6/5 ' +
  '5/4 11/8 7/5 6/4 8/5 13/8 7/4 9/5 15/8 21/10 11/5 9/4 12/5 5/2 13/5 11/4 14/5 3/1 10/3 7/2 18/5 ' +
  '4/1 9/2 11/2 13/2 15/2 17/2'
)
  .split(' ')
  .map((text) => {
    const [of = 0, parts = 1] = text.split('/').map(Number);
    return [of, parts];
  });

/** A fraction may be this far from the price: as far as it is lost in two decimals. */
const TOLERANCE_MILLI = MILLI / HUNDRED / 2;

const distance = (profit: number, [of, parts]: readonly [number, number]): number =>
  Math.abs((of * MILLI) / parts - profit);

/** Larger denominators are not read at a glance. */
const EASY_PARTS = 20;

/** The exact fraction if it is easy to read, otherwise the simplest within the tolerance. */
function simplest(profit: number): readonly [number, number] {
  let close: readonly [number, number] | undefined;
  for (let parts = 1; parts <= HUNDRED; parts += 1) {
    const of = Math.round((profit * parts) / MILLI);
    if (close && parts > EASY_PARTS) break;
    if (of * MILLI === profit * parts) return [of, parts];
    if (of > 0 && distance(profit, [of, parts]) < TOLERANCE_MILLI) close ??= [of, parts];
  }
  return close ?? [profit, MILLI];
}

/**
 * `13/8`: profit per stake, as bookmakers write it: the nearest of their usual fractions if it is
 * the same price in two decimals, otherwise a simple one that is.
 */
export function fractionalOdds(odds: number): string {
  const profit = profitMilli(odds);
  const [first, ...others] = CONVENTIONAL;
  const nearest = others.reduce(
    (best, one) => (distance(profit, one) < distance(profit, best) ? one : best),
    first ?? [1, HUNDRED],
  );
  const isUsual = distance(profit, nearest) <= Math.min(TOLERANCE_MILLI, profit / 4);
  return (profit % MILLI !== 0 && isUsual ? nearest : simplest(profit)).join('/');
}

/** Writes prices in a format; undefined for decimals. */
export function oddsWriterOf(format: OddsFormat): ((odds: number) => string) | undefined {
  if (format === 'decimal') return undefined;
  return format === 'american' ? americanOdds : fractionalOdds;
}
