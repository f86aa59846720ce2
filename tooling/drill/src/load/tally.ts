/** A request that was answered, or was not. */
export interface Answered {
  readonly step: string;
  /** Method and address. */
  readonly request: string;
  /** Status of the reply, or why there was none. */
  readonly outcome: number | string;
  readonly ms: number;
  /** Its number in the proxy, where it has one. */
  readonly id?: string | undefined;
}

export interface StepTally {
  count: number;
  failed: number;
  slowest: Pick<Answered, 'request' | 'ms'>;
}

/** What became of the requests. */
export interface Tally {
  readonly count: number;
  readonly failed: number;
  readonly byOutcome: ReadonlyMap<number | string, number>;
  readonly byStep: ReadonlyMap<string, StepTally>;
  /** The first of those that failed. */
  readonly examples: readonly Answered[];
  /** All that were forgiven. */
  readonly forgiven: readonly Answered[];
}

export interface Tallying extends Tally {
  note(answered: Answered): void;
}

const MOST_EXAMPLES = 20;
const OK = 200;

/**
 * Counts requests. Every answer other than 200 is a failure, as a drill asks for nothing else,
 * unless it is forgiven.
 */
export function createTally(isForgiven: (answered: Answered) => boolean = () => false): Tallying {
  const byOutcome = new Map<number | string, number>();
  const byStep = new Map<string, StepTally>();
  const examples: Answered[] = [];
  const forgiven: Answered[] = [];
  let count = 0;
  let failed = 0;
  return {
    get count() {
      return count;
    },
    get failed() {
      return failed;
    },
    byOutcome,
    byStep,
    examples,
    forgiven,
    note(answered) {
      const { step, request, outcome, ms } = answered;
      count += 1;
      byOutcome.set(outcome, (byOutcome.get(outcome) ?? 0) + 1);
      const of = byStep.get(step) ?? { count: 0, failed: 0, slowest: { request, ms: 0 } };
      byStep.set(step, of);
      of.count += 1;
      if (ms > of.slowest.ms) of.slowest = { request, ms };
      if (outcome === OK) return;
      if (isForgiven(answered)) {
        forgiven.push(answered);
        return;
      }
      failed += 1;
      of.failed += 1;
      if (examples.length < MOST_EXAMPLES) examples.push(answered);
    },
  };
}
