const MILLI = 1_000;

/** Milli-odds as decimal odds; null stays null. */
export function toDecimal(milli: number | null | undefined): number | null {
  return milli === null || milli === undefined ? null : milli / MILLI;
}
