import type { Verdict } from '../measure/ratio.ts';

/** One line of the report. */
export interface BarResult {
  /** Number of the bar among the product's performance targets. */
  readonly id: string;
  readonly what: string;
  readonly bar: string;
  readonly measured: string;
  readonly verdict: Verdict;
  /** The data of the judgement. */
  readonly details: Readonly<Record<string, unknown>>;
}
