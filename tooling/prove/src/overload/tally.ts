/** What became of the requests of one load. */
export interface Tally {
  sent: number;
  /** Answered as asked, soon enough to be of use. */
  inTime: number;
  late: number;
  /** 503 with Retry-After. */
  refused: number;
  /** Impatient visitors who closed the connection. */
  left: number;
  dead: number;
  /** Any other answer. */
  wrong: number;
  slowestRefusalMs: number;
  slowestAnswerMs: number;
  /** The longest time the load itself did not get the processor. */
  lagMs: number;
  /** Processor time of the load in seconds. */
  cpuSeconds: number;
  /** Of every answer as asked, in milliseconds. */
  times: number[];
  /** The first of what went wrong. */
  faults: string[];
}

const MOST_FAULTS = 10;

/** Nothing was sent yet. */
export const emptyTally = (): Tally => ({
  sent: 0,
  inTime: 0,
  late: 0,
  refused: 0,
  left: 0,
  dead: 0,
  wrong: 0,
  slowestRefusalMs: 0,
  slowestAnswerMs: 0,
  lagMs: 0,
  cpuSeconds: 0,
  times: [],
  faults: [],
});

/** What several processes have seen. */
export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = emptyTally();
  for (const tally of tallies) {
    for (const name of ['sent', 'inTime', 'late', 'refused', 'left', 'dead', 'wrong'] as const) {
      sum[name] += tally[name];
    }
    sum.cpuSeconds += tally.cpuSeconds;
    for (const name of ['slowestRefusalMs', 'slowestAnswerMs', 'lagMs'] as const) {
      sum[name] = Math.max(sum[name], tally[name]);
    }
    sum.times = sum.times.concat(tally.times);
    sum.faults.push(...tally.faults);
  }
  return sum;
}

/** One answer, or none. */
export interface Seen {
  readonly request: string;
  /** Status; `left` if the visitor closed the connection; otherwise why there was no answer. */
  readonly outcome: number | string;
  readonly retryAfter: unknown;
  /** Without the time in which the load itself did not get the processor. */
  readonly ms: number;
}

/** Counts an answer. @returns the seconds after which a refused visitor is to come again */
export function note(tally: Tally, seen: Seen, inTimeMs: number): number | undefined {
  const { request, outcome, retryAfter, ms } = seen;
  const fault = (what: string) => {
    if (tally.faults.length < MOST_FAULTS) tally.faults.push(`${request}: ${what}`);
  };
  if (outcome === 'left') tally.left += 1;
  else if (typeof outcome === 'string') {
    tally.dead += 1;
    fault(`no answer (${outcome}) after ${Math.round(ms)} ms`);
  } else if (outcome === 200) {
    tally.times.push(Math.round(ms));
    tally.slowestAnswerMs = Math.max(tally.slowestAnswerMs, ms);
    if (ms <= inTimeMs) tally.inTime += 1;
    else tally.late += 1;
  } else if (outcome === 503 && retryAfter !== undefined) {
    tally.refused += 1;
    tally.slowestRefusalMs = Math.max(tally.slowestRefusalMs, ms);
    return Number(retryAfter);
  } else {
    tally.wrong += 1;
    fault(`answered ${outcome}`);
  }
  return undefined;
}
