/** Shown where a market has no line. */
export const MISSING = '–';

/**
 * Decimal odds as on every screen: a dot in all languages, two digits, none from 100 on, never
 * rounded up to a price that nobody offers. Missing odds are `–`.
 */
export function formatOdds(odds: number | null | undefined): string {
  if (odds === null || odds === undefined) return MISSING;
  const milli = Math.round(odds * 1_000);
  if (milli >= 100_000) return String(Math.floor(milli / 1_000));
  const hundredths = Math.floor(milli / 10) % 100;
  return `${Math.floor(milli / 1_000)}.${hundredths < 10 ? '0' : ''}${hundredths}`;
}
