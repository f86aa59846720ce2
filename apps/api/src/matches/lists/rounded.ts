const CENTS = 100;

/** Two decimals: a mean of a few matches says no more. */
export function rounded(value: number): number {
  return Math.round(value * CENTS) / CENTS;
}
