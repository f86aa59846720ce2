/** To call when a call is over; one that was broken off or refused says nothing about the pace. */
type LeaveLoad = (isAnswered?: boolean) => void;

/** Decides for each call whether it can still be answered in time. */
export interface LoadShedder {
  /**
   * @param longestMs how long this call may wait; by default as long as others
   * @returns undefined = refused
   */
  admit(longestMs?: number): LeaveLoad | undefined;
  /** Calls admitted and not over. */
  readonly running: number;
}

export interface LoadShedderOptions {
  /** How many may always run at once. */
  readonly always?: number;
  /** A call that would wait longer than this is refused. */
  readonly longestMs?: number;
  readonly nowMs?: () => number;
}

const ALWAYS = 32;
const LONGEST_MS = 1_000;
/** The pace of the replies is measured over this time. */
const WHILE_MS = 1_000;
const SLICE_MS = 100;

/**
 * Refuses at once what could not be answered in time: as many calls are admitted as have lately
 * been answered within the longest wait. A refusal costs next to nothing, so admitted calls are
 * answered as fast as ever; without it everybody waits and gives up while their calls still run.
 */
export function createLoadShedder(options: LoadShedderOptions = {}): LoadShedder {
  const { always = ALWAYS, longestMs = LONGEST_MS, nowMs = () => performance.now() } = options;
  /** Replies in each slice of the measured time, and the number of the slice. */
  const slices: { number: number; answers: number }[] = [];
  let running = 0;
  /** Since when it has been full almost without a pause, and when it was full last. */
  let busySince = 0;
  let wasFullAt = Number.NEGATIVE_INFINITY;
  /** Replies per millisecond, the last time it was full. */
  let pace = Number.POSITIVE_INFINITY;

  function answersSince(since: number): number {
    const first = Math.floor(since / SLICE_MS);
    return slices.reduce((sum, { number, answers }) => sum + (number >= first ? answers : 0), 0);
  }

  function isInTime(now: number, mostMs: number): boolean {
    const observedMs = Math.min(now - busySince, WHILE_MS);
    // a burst has no measured pace yet: the pace of the last one counts, the first is admitted
    if (observedMs >= SLICE_MS) pace = answersSince(now - observedMs) / observedMs;
    return running <= pace * mostMs;
  }

  function leave(isAnswered: boolean): void {
    running -= 1;
    if (!isAnswered) return;
    const number = Math.floor(nowMs() / SLICE_MS);
    const last = slices.at(-1);
    if (last?.number === number) last.answers += 1;
    else slices.push({ number, answers: 1 });
    while ((slices[0]?.number ?? number) < number - WHILE_MS / SLICE_MS) slices.shift();
  }

  return {
    get running() {
      return running;
    },
    admit(mostMs = longestMs) {
      const now = nowMs();
      if (running >= always) {
        if (now - wasFullAt > WHILE_MS) busySince = now;
        wasFullAt = now;
        if (!isInTime(now, mostMs)) return undefined;
      }
      running += 1;
      let isOver = false;
      return (isAnswered = true) => {
        if (!isOver) leave(isAnswered);
        isOver = true;
      };
    },
  };
}
