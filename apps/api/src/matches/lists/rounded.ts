const CENTS = 100;

/** Two decimals: a mean of a few matches is no more precise. */
export function rounded(value: number): number {
  return Math.round(value * CENTS) / CENTS;
}

/** Nothing where nothing is known. */
export const roundedOrNull = (value: number | null): number | null =>
  value === null ? null : rounded(value);
