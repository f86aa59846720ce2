/** Shares of the full Kelly stake a bettor may choose. */
export const KELLY_PARTS = [1, 0.5, 0.25] as const;
export type KellyPart = (typeof KELLY_PARTS)[number];

export const STAKE_LIMIT = {
  /** Of the bank on one bet, and on all bets that are open at once. */
  perBet: 0.05,
  atOnce: 0.2,
  usualPart: 0.25,
} as const;

/** How far a believable probability may be off, as a standard deviation. */
const USUAL_DOUBT = 0.03;
const DOUBT_AT_EDGES = 0.02;
const MIDDLE_FROM = 0.3;
const MIDDLE_TO = 0.6;

/** One bet: what can be believed of its outcome, and its price. */
export interface Bet {
  /** 0–1. */
  readonly probability: number;
  /** Decimal odds. */
  readonly odds: number;
}

export interface StakeAdvice {
  /** Average profit of one unit; at most 0 means no stake. */
  readonly edge: number;
  /** Kelly's stake if the probability were known exactly. */
  readonly full: number;
  /** What doubt about the probability leaves of it, 0–1. */
  readonly trust: number;
  /** Share of the bank. */
  readonly stake: number;
}

/** Standard deviation of a believable probability: smaller for favourites and outsiders. */
export const doubtOf = (probability: number): number =>
  probability < MIDDLE_FROM || probability > MIDDLE_TO ? DOUBT_AT_EDGES : USUAL_DOUBT;

const isBet = ({ probability, odds }: Bet): boolean =>
  probability > 0 && probability < 1 && odds > 1 && Number.isFinite(odds);

export const edgeOf = ({ probability, odds }: Bet): number => probability * odds - 1;

/** What doubt leaves of a stake: `e² / (e² + (o·s)²)`, the direction of Baker and McHale. */
export function trustIn(edge: number, odds: number, doubt: number): number {
  if (edge <= 0) return 0;
  const spread = odds * doubt;
  return edge ** 2 / (edge ** 2 + spread ** 2);
}

/**
 * The stake on one bet: a part of Kelly's, less for doubt about the probability, at most 5 %.
 * @param doubt standard deviation of the probability
 */
export function stakeOf(
  bet: Bet,
  part: number = STAKE_LIMIT.usualPart,
  doubt: number = doubtOf(bet.probability),
): StakeAdvice {
  if (!isBet(bet)) return { edge: Number.NaN, full: 0, trust: 0, stake: 0 };
  const edge = edgeOf(bet);
  const full = edge <= 0 ? 0 : edge / (bet.odds - 1);
  const trust = trustIn(edge, bet.odds, doubt);
  return { edge, full, trust, stake: limited(part * trust * full) };
}

export const limited = (stake: number): number => Math.min(STAKE_LIMIT.perBet, stake);
