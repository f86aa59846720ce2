import {
  type Bet,
  believableToMarket,
  doubtOf,
  edgeOf,
  isPriceToCheck,
  type KellyPart,
  STAKE_LIMIT,
  type StakeAdvice,
  stakeOf,
  stakesOfMarket,
} from '@tipmark/domain';

/** One outcome of a market: what the market believes of it, and its price. */
export interface StakeOutcome {
  readonly oddType: string;
  readonly name: string;
  /** Believable probability, 0–1; undefined where the market is incomplete. */
  readonly probability: number | undefined;
  /** Decimal odds; undefined without a price. */
  readonly odds: number | undefined;
}

/** Why a stake is what it is, by the name of its message. */
export type StakeReason = 'unknown' | 'noPrice' | 'noEdge' | 'check' | 'limit' | 'doubt';

const PERCENT = 100;
const DECIMALS = 1e9;

/** What a price claims above the market, in percent. */
const claimedPercent = (bet: Bet): number =>
  Math.round(edgeOf(bet) * PERCENT * DECIMALS) / DECIMALS;

/** The bet as far as it can be believed; undefined without a probability or a price. */
function betOf({ probability, odds }: StakeOutcome): Bet | undefined {
  if (probability === undefined || odds === undefined || !(odds > 1)) return undefined;
  const believed = believableToMarket(claimedPercent({ probability, odds })) / PERCENT;
  return { probability: believed > 0 ? (1 + believed) / odds : probability, odds };
}

export interface StakeView {
  readonly advice: StakeAdvice | undefined;
  /** What the price claims above the market, in percent; the advice believes a part of it. */
  readonly claimed: number;
  readonly reason: StakeReason;
  /** The price from which a bet would pay on average. */
  readonly fairOdds: number | undefined;
  /** How far the probability may be off. */
  readonly doubt: number;
}

function reasonOf(advice: StakeAdvice, claimed: number): StakeReason {
  if (advice.edge <= 0) return 'noEdge';
  if (isPriceToCheck(claimed)) return 'check';
  return advice.stake >= STAKE_LIMIT.perBet ? 'limit' : 'doubt';
}

/** The stake on one outcome, and why. */
export function stakeView(outcome: StakeOutcome, part: KellyPart): StakeView {
  const bet = betOf(outcome);
  const { probability } = outcome;
  const fairOdds = probability === undefined || probability <= 0 ? undefined : 1 / probability;
  const doubt = probability === undefined ? 0 : doubtOf(probability);
  if (bet === undefined) {
    const reason = probability === undefined ? 'unknown' : 'noPrice';
    return { advice: undefined, claimed: Number.NaN, reason, fairOdds, doubt };
  }
  const advice = stakeOf(bet, part);
  const claimed = claimedPercent({ probability: probability ?? 0, odds: bet.odds });
  return { advice, claimed, reason: reasonOf(advice, claimed), fairOdds, doubt };
}

export interface MarketView {
  readonly rows: readonly { readonly outcome: StakeOutcome; readonly stake: number }[];
  readonly isWithoutMargin: boolean;
  /** No outcome of the market is worth a stake. */
  readonly isEmpty: boolean;
}

/** Stakes on all outcomes of the market together; undefined where one has no price. */
export function marketView(
  outcomes: readonly StakeOutcome[],
  part: KellyPart,
): MarketView | undefined {
  const bets = outcomes.flatMap((outcome) => betOf(outcome) ?? []);
  if (outcomes.length < 2 || bets.length < outcomes.length) return undefined;
  const { stakes, isWithoutMargin } = stakesOfMarket(bets, part);
  return {
    rows: outcomes.map((outcome, index) => ({ outcome, stake: stakes[index]?.stake ?? 0 })),
    isWithoutMargin,
    isEmpty: bets.every((bet) => edgeOf(bet) <= 0),
  };
}
