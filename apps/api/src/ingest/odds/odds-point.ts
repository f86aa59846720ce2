/** One price of one bookmaker at an instant reported by its source. */
export interface OddsPoint {
  readonly oddType: string;
  readonly bookmakerId: number;
  /** unix seconds */
  readonly at: number;
  readonly milli: number;
}

/** A price is one bookmaker's, of one outcome, at one instant. */
export function pointText({
  oddType,
  bookmakerId,
  at,
}: Pick<OddsPoint, 'oddType' | 'bookmakerId' | 'at'>): string {
  return `${oddType} ${bookmakerId} ${at}`;
}
