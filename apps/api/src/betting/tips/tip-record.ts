import type { BankrollMovement, StatisticsReset, TipStats, TipStatsRow } from '@tipmark/contract';
import {
  bankSteps,
  bankSummary,
  isSettledResult,
  type JudgedTip,
  marketRule,
  oddsBandOf,
  parseOddType,
  STAKE_UNIT_MILLI,
  splitTips,
  type TipResult,
  type TipSplit,
  thinnedSteps,
} from '@tipmark/domain';
import { rounded, roundedOrNull } from '../../matches/lists/rounded.ts';
import type { SettledTipRow } from './tip-record-queries.ts';

const MILLI = 1_000;
const MOST_MOVEMENTS = 150;
const MOST_BALANCES = 60;
const MOST_LEAGUES = 10;
const MOST_MONTHS = 24;
const MOST_RESETS = 12;

/** A settled tip as its statistics need it, and when it was posted. */
export type RecordedTip = JudgedTip & { readonly row: SettledTipRow };

const percentOf = (fraction: number | null) => (fraction === null ? null : rounded(fraction * 100));

export function toRecorded(row: SettledTipRow): RecordedTip[] {
  const result = row.result as TipResult;
  if (!isSettledResult(result)) return [];
  const { milli: milliOdds, profit_milli: profitMilli, clv } = row;
  return [{ result, milliOdds, profitMilli, stakeMilli: row.stake * STAKE_UNIT_MILLI, clv, row }];
}

/**
 * Tips by the reset period they were posted in, oldest period first, the present one last. A tip
 * settled after a reset belongs to the period in which it was posted.
 */
export function periodsOf(
  tips: readonly RecordedTip[],
  resets: readonly number[],
): RecordedTip[][] {
  const periods: RecordedTip[][] = [...resets, 0].map(() => []);
  for (const tip of tips) {
    periods[resets.filter((at) => tip.row.created_at > at).length]?.push(tip);
  }
  return periods;
}

/** Seconds of UTC as `2026-11`. */
function monthOf(seconds: number): string {
  return new Date(seconds * MILLI).toISOString().slice(0, 7);
}

function categoryOf(oddType: string): number {
  const parsed = parseOddType(oddType);
  return parsed === undefined ? 0 : marketRule(parsed.market).category;
}

function presentSplit<Key>(split: TipSplit<Key>) {
  const { key, tips, won, returned, lost, profitMilli, roiPercent, clv, clvCount } = split;
  const profit = profitMilli / MILLI;
  const rates = { roi: roundedOrNull(roiPercent), clv: percentOf(clv), clvCount };
  return { key, tips, won, returned, lost, profit, ...rates };
}

const byKey = (a: TipStatsRow, b: TipStatsRow) => a.key - b.key;

function presentLeagues(tips: readonly RecordedTip[]): TipStats['leagues'] {
  const leagues = new Map(
    tips.map(({ row }) => [`${row.league_id}-${row.league_slug}`, row] as const),
  );
  return splitTips(tips, ({ row }) => `${row.league_id}-${row.league_slug}`)
    .slice(0, MOST_LEAGUES)
    .map((split) => {
      const league = leagues.get(split.key);
      const name = league?.league_name ?? '';
      return { ...presentSplit(split), name, sport: league?.sport ?? 0 };
    });
}

/** The statistics by sport, market, band of odds, league and month. */
export function presentTipStats(tips: readonly RecordedTip[]): TipStats {
  return {
    sports: splitTips(tips, ({ row }) => row.sport)
      .map(presentSplit)
      .toSorted(byKey),
    categories: splitTips(tips, ({ row }) => categoryOf(row.odd_type)).map(presentSplit),
    oddsBands: splitTips(tips, ({ milliOdds }) => oddsBandOf(milliOdds))
      .map(presentSplit)
      .toSorted(byKey),
    leagues: presentLeagues(tips),
    months: splitTips(tips, ({ row }) => monthOf(row.settled_at))
      .map(presentSplit)
      .toSorted((a, b) => (a.key < b.key ? 1 : -1))
      .slice(0, MOST_MONTHS),
  };
}

/** As finely as the bank is shown. */
const toTenth = (units: number): number => Math.round(units * 10) / 10;

/** The bank of the present period, tip by tip; long records are thinned. */
export function presentMovements(tips: readonly RecordedTip[]): BankrollMovement[] {
  const steps = bankSteps(tips);
  let before = 0;
  return thinnedSteps(
    steps.map(({ balanceMilli }) => balanceMilli),
    MOST_MOVEMENTS,
  ).flatMap((index) => {
    const [step, tip] = [steps[index], tips[index]];
    if (step === undefined || tip === undefined) return [];
    const moved = tips.slice(before, index + 1).reduce((sum, one) => sum + one.profitMilli, 0);
    before = index + 1;
    return [
      {
        tipId: tip.row.id,
        settledAt: tip.row.settled_at,
        delta: moved / MILLI,
        balance: step.balanceMilli / MILLI,
        expected: toTenth(step.expectedMilli / MILLI),
        deviation: toTenth(step.deviationMilli / MILLI),
      },
    ];
  });
}

/** The records before each reset, newest first. */
export function presentResets(
  past: readonly (readonly RecordedTip[])[],
  resets: readonly number[],
): StatisticsReset[] {
  const all = resets.map((at, nth): StatisticsReset => {
    const tips = past[nth] ?? [];
    const { bankrollMilli, roiPercent } = bankSummary(tips);
    const balances = bankSteps(tips).map(({ balanceMilli }) => balanceMilli);
    return {
      at,
      tips: tips.length,
      roi: roundedOrNull(roiPercent),
      bankroll: bankrollMilli / MILLI,
      balances: thinnedSteps(balances, MOST_BALANCES).map((index): [number, number] => [
        Math.min(tips[index]?.row.settled_at ?? at, at),
        (balances[index] ?? 0) / MILLI,
      ]),
    };
  });
  return all.toReversed().slice(0, MOST_RESETS);
}
