/** Shown where a market has no line. */
export const MISSING = '–';

/** Writes a price in the format of a reader. */
export type OddsWriter = (odds: number) => string;

/**
 * Decimal odds: a dot in all languages, two digits, none from 100 on, never rounded up to a price
 * that nobody offers. Missing odds are `–`.
 */
export function formatDecimalOdds(odds: number | null | undefined): string {
  if (odds === null || odds === undefined) return MISSING;
  const milli = Math.round(odds * 1_000);
  if (milli >= 100_000) return String(Math.floor(milli / 1_000));
  const hundredths = Math.floor(milli / 10) % 100;
  return `${Math.floor(milli / 1_000)}.${hundredths < 10 ? '0' : ''}${hundredths}`;
}

/** That of the page; a browser has one page, a server renders one after the other. */
let writer: OddsWriter | undefined;

/** Odds as the reader of the page wants them, decimal by default. Missing odds are `–`. */
export function formatOdds(odds: number | null | undefined): string {
  if (writer === undefined || odds === null || odds === undefined || odds <= 1)
    return formatDecimalOdds(odds);
  return writer(odds);
}

/** From now on, until the page is left, odds are written so. */
export function setOddsWriter(ofPage: OddsWriter | undefined): void {
  writer = ofPage;
}

/** Runs something synchronously, during which odds are written so; undefined = as decimals. */
export function withOddsWriter<Value>(ofPage: OddsWriter | undefined, run: () => Value): Value {
  const outer = writer;
  writer = ofPage;
  try {
    return run();
  } finally {
    writer = outer;
  }
}
