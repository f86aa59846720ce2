import type { Counted } from '../jobs/compare.ts';
import type { Tally } from '../load/tally.ts';
import type { Step } from '../steps.ts';
import { failuresOfCounts, failuresOfRequests, some } from './failures.ts';

export interface StreamOutcome {
  readonly connections: number;
  readonly longestGapMs: number;
  readonly reloads: number;
  /** Goals that were announced and not shown, and scores that went back. */
  readonly faults: readonly string[];
}

/** What a drill measured. */
export interface Outcome {
  readonly from: string;
  readonly to: string;
  /** Requests that were asked for. */
  readonly requested: number;
  readonly tally: Tally;
  readonly seconds: ReadonlyMap<Step, number>;
  readonly streams: readonly StreamOutcome[];
  readonly goals: number;
  readonly letters: Counted;
  readonly events: Counted;
  /** Processes that ended by themselves, or not as they were asked to; what broke off the drill. */
  readonly faults: readonly string[];
}

/** What failed, a line each; none = the upgrade went unnoticed. */
export function failuresOf(outcome: Outcome): string[] {
  const { streams } = outcome;
  const lines = [...outcome.faults, ...failuresOfRequests(outcome)];
  for (const [index, { faults }] of streams.entries()) {
    if (faults.length > 0)
      lines.push(`stream ${index + 1} lost ${faults.length} events: ${some(faults)}`);
  }
  if (streams.length > 0 && streams.every(({ connections }) => connections < 2))
    lines.push('no stream was interrupted: the drill has tested none');
  return [...lines, ...failuresOfCounts(outcome, ['letters', 'events'])];
}
