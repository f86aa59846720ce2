import { sum } from '../sum.ts';
import {
  type Bet,
  doubtOf,
  edgeOf,
  limited,
  STAKE_LIMIT,
  type StakeAdvice,
  trustIn,
} from './stake-of.ts';

export interface MarketStakes {
  /** In the order of the outcomes. */
  readonly stakes: readonly StakeAdvice[];
  /** What is kept aside of each unit of the bank, and staked by nobody. */
  readonly reserve: number;
  /** Prices without margin: one of them is probably wrong, and nothing is advised. */
  readonly isWithoutMargin: boolean;
}

/** Kelly's stakes on outcomes that exclude each other, and the reserve. */
function fullStakes(bets: readonly Bet[]): { full: number[]; reserve: number } {
  const order = bets
    .map((_, index) => index)
    .toSorted((one, other) => edgeAt(bets, other) - edgeAt(bets, one));
  let reserve = 1;
  let [probability, implied] = [0, 0];
  for (const index of order) {
    const bet = bets[index] as Bet;
    if (edgeOf(bet) + 1 <= reserve) break;
    probability += bet.probability;
    implied += 1 / bet.odds;
    reserve = (1 - probability) / (1 - implied);
  }
  return {
    full: bets.map((bet) => Math.max(0, bet.probability - reserve / bet.odds)),
    reserve,
  };
}

const edgeAt = (bets: readonly Bet[], index: number) => edgeOf(bets[index] as Bet);

/**
 * Stakes on several outcomes of one market, of which one happens at most. Each is a part of
 * Kelly's, less for doubt, at most 5 % of the bank.
 * @param bets all outcomes of the market
 */
export function stakesOfMarket(
  bets: readonly Bet[],
  part: number = STAKE_LIMIT.usualPart,
): MarketStakes {
  if (sum(bets.map(({ odds }) => 1 / odds)) <= 1) {
    const none = (bet: Bet): StakeAdvice => ({ edge: edgeOf(bet), full: 0, trust: 0, stake: 0 });
    return { stakes: bets.map(none), reserve: 1, isWithoutMargin: true };
  }
  const { full, reserve } = fullStakes(bets);
  const stakes = bets.map((bet, index): StakeAdvice => {
    const edge = edgeOf(bet);
    const own = full[index] ?? 0;
    const trust = own === 0 ? 0 : trustIn(edge, bet.odds, doubtOf(bet.probability));
    return { edge, full: own, trust, stake: limited(part * trust * own) };
  });
  return { stakes, reserve, isWithoutMargin: false };
}
