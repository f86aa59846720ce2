import { TIP_RESULT } from '../enumerations/tip-result.ts';
import type { SettledResult } from '../ledger/ledger-record.ts';
import { tipProfit } from '../settlement/tip-profit.ts';
import { sumOf } from '../sum.ts';

/** One alert of a template with what became of its outcome. */
export interface JudgedAlert {
  readonly matchId: number;
  readonly result: SettledResult;
  readonly milli: number;
  readonly laterMilli: number;
  /** Value of the first price against the closing line; null where there is none. */
  readonly clv: number | null;
}

/** The result of a unit on every alert at one price. */
export interface RecordAtPrice {
  /** In units. */
  readonly profit: number;
  readonly roiPercent: number | null;
  /** The 95 % interval; null with alerts on fewer than two matches. */
  readonly lowPercent: number | null;
  readonly highPercent: number | null;
}

export interface TemplateRecord {
  /** Alerts that were settled; returned ones count nowhere. */
  readonly alerts: number;
  readonly matches: number;
  readonly hits: number;
  readonly returned: number;
  readonly first: RecordAtPrice;
  readonly minuteLater: RecordAtPrice;
  readonly clvPercent: number | null;
  /** Of how many alerts. */
  readonly clvCount: number;
}

const UNIT_MILLI = 1_000;
/** Of a normal distribution, for 95 of 100. */
const Z = 1.96;

/** Outcomes of one match win and lose together: its sum is the independent one. */
function atPrice(
  alerts: readonly JudgedAlert[],
  priceOf: (alert: JudgedAlert) => number,
): RecordAtPrice {
  const profits = alerts.map((alert) => ({
    matchId: alert.matchId,
    profit: tipProfit(alert.result, UNIT_MILLI, priceOf(alert)) / UNIT_MILLI,
  }));
  const profit = sumOf(profits, (one) => one.profit);
  const n = profits.length;
  if (n === 0) return { profit, roiPercent: null, lowPercent: null, highPercent: null };
  const roi = profit / n;
  const matches = [...Map.groupBy(profits, ({ matchId }) => matchId).values()];
  const count = matches.length;
  if (count < 2) return { profit, roiPercent: roi * 100, lowPercent: null, highPercent: null };
  const squares = sumOf(matches, (ofMatch) => sumOf(ofMatch, (one) => one.profit - roi) ** 2);
  const error = Math.sqrt((squares * count) / (count - 1)) / n;
  return {
    profit,
    roiPercent: roi * 100,
    lowPercent: (roi - Z * error) * 100,
    highPercent: (roi + Z * error) * 100,
  };
}

const HITS: ReadonlySet<SettledResult> = new Set([TIP_RESULT.won, TIP_RESULT.halfWon]);

/** The record of a template: a unit on each of its alerts. */
export function templateRecord(judged: readonly JudgedAlert[]): TemplateRecord {
  const alerts = judged.filter(({ result }) => result !== TIP_RESULT.returned);
  const values = alerts.flatMap(({ clv }) => clv ?? []);
  return {
    alerts: alerts.length,
    matches: new Set(alerts.map(({ matchId }) => matchId)).size,
    hits: alerts.filter(({ result }) => HITS.has(result)).length,
    returned: judged.length - alerts.length,
    first: atPrice(alerts, ({ milli }) => milli),
    minuteLater: atPrice(alerts, ({ laterMilli }) => laterMilli),
    clvPercent:
      values.length === 0 ? null : (sumOf(values, (value) => value) / values.length) * 100,
    clvCount: values.length,
  };
}
