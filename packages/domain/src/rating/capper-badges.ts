/** Earned by a record, never given by hand. */
export interface CapperBadges {
  /** Months won, the latest first: `202610`. */
  readonly months: readonly number[];
  /** Prices better than the closing line by more than chance, over the last 90 days. */
  readonly hasClosingProof: boolean;
}

/** In a list of badges: the closing line. Other numbers are months that were won. */
const CLOSING_PROOF = 1;

/** Badges as lists of tips carry them. */
export function badgesOf({ months, hasClosingProof }: CapperBadges): number[] {
  return hasClosingProof ? [CLOSING_PROOF, ...months] : [...months];
}

export function readBadges(badges: readonly number[]): CapperBadges {
  return {
    months: badges.filter((badge) => badge !== CLOSING_PROOF),
    hasClosingProof: badges.includes(CLOSING_PROOF),
  };
}
