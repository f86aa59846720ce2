import { bankSummary, INITIAL_BANK_MILLI } from '../bank/bank-summary.ts';
import { bankSteps, thinnedSteps } from '../bank/expected-bank.ts';
import { oddsBandOf } from '../bank/odds-band.ts';
import { closingValueOf, type JudgedTip, splitTips, type TipSplit } from '../bank/tip-splits.ts';
import { TIP_RESULT } from '../enumerations/tip-result.ts';
import { parseOddType } from '../odds/odd-type.ts';
import { effectiveCount, yieldError } from '../rating/rating-score.ts';
import { marketRule } from '../sports/market.ts';
import { sumOf } from '../sum.ts';
import { BET_STATUS, type BetStatus, countedResult } from './bet-status.ts';

/** A bet of one currency as its statistics need it. */
export interface RecordBet {
  readonly status: BetStatus;
  readonly milliOdds: number;
  readonly stakeMinor: number;
  readonly profitMinor: number;
  /** Closing line value as a fraction; null without closing odds. */
  readonly clv: number | null;
  /** Unix seconds. */
  readonly placedAt: number;
  readonly sport: number;
  readonly oddType: string | null;
  readonly market: string;
  readonly bookmaker: string;
}

/** A settled bet as a tip, so that the statistics of tips apply; amounts stay hundredths. */
type CountedBet = JudgedTip & { readonly bet: RecordBet };

export interface BetSummary {
  /** Settled, returned ones too. */
  readonly settled: number;
  readonly open: number;
  readonly won: number;
  readonly returned: number;
  readonly lost: number;
  /** Without returned and open ones. */
  readonly stakedMinor: number;
  readonly openMinor: number;
  readonly profitMinor: number;
  /** The profit the closing odds without margin implied, over bets that have them. */
  readonly expectedMinor: number | null;
  readonly roiPercent: number | null;
  /** Standard error of the yield, in percent; stakes of different size count as fewer bets. */
  readonly roiErrorPercent: number | null;
  readonly averageMilliOdds: number | null;
  readonly clv: number | null;
  readonly clvPositiveShare: number | null;
  readonly clvCount: number;
  /** Deepest fall of the profit from a peak. */
  readonly drawdownMinor: number;
}

function toCounted(bet: RecordBet): CountedBet[] {
  const { status, milliOdds, stakeMinor, profitMinor, clv } = bet;
  if (status === BET_STATUS.pending) return [];
  return [
    {
      result: countedResult(status, profitMinor),
      milliOdds,
      stakeMilli: stakeMinor,
      profitMilli: profitMinor,
      clv,
      bet,
    },
  ];
}

function drawdownOf(bets: readonly CountedBet[]): number {
  let [profit, peak, deepest] = [0, 0, 0];
  for (const { profitMilli } of bets) {
    profit += profitMilli;
    peak = Math.max(peak, profit);
    deepest = Math.max(deepest, peak - profit);
  }
  return deepest;
}

function errorOf(counted: readonly CountedBet[], roiPercent: number | null): number | null {
  if (roiPercent === null) return null;
  const meanMilli = sumOf(counted, ({ milliOdds }) => milliOdds) / counted.length;
  const count = effectiveCount(counted.map(({ stakeMilli }) => stakeMilli));
  const error = yieldError(roiPercent / 100, count, meanMilli / 1_000);
  return error === null ? null : error * 100;
}

function summaryOf(bets: readonly CountedBet[], open: readonly RecordBet[]): BetSummary {
  const bank = bankSummary(bets);
  const counted = bets.filter(({ result }) => result !== TIP_RESULT.returned);
  const closing = closingValueOf(bets);
  const withClosing = counted.filter(({ clv }) => clv !== null);
  return {
    settled: bets.length,
    open: open.length,
    won: bank.won,
    returned: bank.returned,
    lost: bank.lost,
    stakedMinor: sumOf(counted, ({ stakeMilli }) => stakeMilli),
    openMinor: sumOf(open, ({ stakeMinor }) => stakeMinor),
    profitMinor: bank.profitMilli,
    expectedMinor:
      withClosing.length === 0
        ? null
        : Math.round(sumOf(withClosing, ({ stakeMilli, clv }) => stakeMilli * (clv ?? 0))),
    roiPercent: bank.roiPercent,
    roiErrorPercent: errorOf(counted, bank.roiPercent),
    averageMilliOdds: bank.averageMilliOdds,
    clv: closing.mean,
    clvPositiveShare: closing.positiveShare,
    clvCount: closing.count,
    drawdownMinor: drawdownOf(bets),
  };
}

/** The number of a site market's category, or the owner's own name of the market. */
function marketKey({ oddType, market }: RecordBet): string {
  const parsed = oddType === null ? undefined : parseOddType(oddType);
  return parsed === undefined ? `=${market}` : String(marketRule(parsed.market).category);
}

export interface BetStep {
  readonly at: number;
  readonly profitMinor: number;
  readonly expectedMinor: number;
  readonly deviationMinor: number;
}

const MOST_STEPS = 150;

function stepsOf(bets: readonly CountedBet[]): BetStep[] {
  const steps = bankSteps(bets);
  const balances = steps.map(({ balanceMilli }) => balanceMilli);
  return thinnedSteps(balances, MOST_STEPS).flatMap((index) => {
    const [step, bet] = [steps[index], bets[index]?.bet];
    if (step === undefined || bet === undefined) return [];
    return [
      {
        at: bet.placedAt,
        profitMinor: step.balanceMilli - INITIAL_BANK_MILLI,
        expectedMinor: Math.round(step.expectedMilli - INITIAL_BANK_MILLI),
        deviationMinor: Math.round(step.deviationMilli),
      },
    ];
  });
}

export interface BetRecord {
  readonly summary: BetSummary;
  readonly steps: readonly BetStep[];
  readonly sports: readonly TipSplit<number>[];
  readonly markets: readonly TipSplit<string>[];
  readonly bookmakers: readonly TipSplit<string>[];
  readonly months: readonly TipSplit<string>[];
  readonly oddsBands: readonly TipSplit<number>[];
}

/**
 * The statistics of bets of one currency.
 * @param bets in the order in which they were placed
 * @param monthOf `2026-11` of unix seconds, in the reader's zone
 */
export function betRecord(
  bets: readonly RecordBet[],
  monthOf: (seconds: number) => string,
): BetRecord {
  const settled = bets.flatMap(toCounted);
  const open = bets.filter(({ status }) => status === BET_STATUS.pending);
  return {
    summary: summaryOf(settled, open),
    steps: stepsOf(settled),
    sports: splitTips(settled, ({ bet }) => bet.sport),
    markets: splitTips(settled, ({ bet }) => marketKey(bet)),
    bookmakers: splitTips(settled, ({ bet }) => bet.bookmaker),
    months: splitTips(settled, ({ bet }) => monthOf(bet.placedAt)).toSorted((a, b) =>
      a.key < b.key ? 1 : -1,
    ),
    oddsBands: splitTips(settled, ({ milliOdds }) => oddsBandOf(milliOdds)).toSorted(
      (a, b) => a.key - b.key,
    ),
  };
}
