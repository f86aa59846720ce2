import { calibrationMs, isQuiet } from './calibration.ts';
import { type Bar, type Interval, medianInterval, type Verdict, verdict } from './ratio.ts';

export interface PairedOptions {
  /** One measurement of each side; the ratio is ours ÷ theirs. */
  readonly ours: () => Promise<number>;
  readonly theirs: () => Promise<number>;
  readonly bar: Bar;
  /** Rounds at first, and added each time the bar is inside the interval. */
  readonly rounds: number;
  /** How often rounds may be added. */
  readonly extensions: number;
  readonly random: () => number;
  /** Milliseconds of a fixed piece of work, before each round. */
  readonly calibrate?: () => number;
}

export interface PairedRound {
  readonly ours: number;
  readonly theirs: number;
  readonly calibrationMs: number;
}

export interface PairedResult {
  readonly rounds: readonly PairedRound[];
  /** Rounds that fell to a busy machine. */
  readonly dropped: number;
  readonly interval: Interval;
  readonly verdict: Verdict;
}

/** On a machine that is never quiet the bench ends all the same. */
const ATTEMPTS_PER_ROUND = 2;

/**
 * Measures both sides in turn until enough quiet rounds are there, and judges the median of their
 * ratios; rounds are added while the answer is open.
 */
export async function pairedRounds(options: PairedOptions): Promise<PairedResult> {
  const { rounds: step, extensions } = options;
  const all: PairedRound[] = [];
  for (let wanted = step; ; wanted += step) {
    while (quietOf(all).length < wanted && all.length < wanted * ATTEMPTS_PER_ROUND) {
      all.push(await oneRound(options, all.length));
    }
    const result = judged(all, options);
    const isTooBusy = result.rounds.length < wanted;
    const isAtEnd = isTooBusy || wanted >= step * (1 + extensions);
    if (result.verdict !== 'inconclusive' || isAtEnd) return result;
  }
}

async function oneRound(options: PairedOptions, index: number): Promise<PairedRound> {
  const { ours, theirs, calibrate = calibrationMs } = options;
  const quiet = calibrate();
  // the one that runs second finds the machine warmer: take turns
  const isOursFirst = index % 2 === 0;
  const first = await (isOursFirst ? ours : theirs)();
  const second = await (isOursFirst ? theirs : ours)();
  return {
    ours: isOursFirst ? first : second,
    theirs: isOursFirst ? second : first,
    calibrationMs: quiet,
  };
}

function quietOf(rounds: readonly PairedRound[]): readonly PairedRound[] {
  const best = Math.min(...rounds.map((round) => round.calibrationMs));
  return rounds.filter((round) => isQuiet(round.calibrationMs, best));
}

function judged(all: readonly PairedRound[], options: PairedOptions): PairedResult {
  const { bar, random, rounds: enough } = options;
  const rounds = quietOf(all);
  const interval = medianInterval(
    rounds.map(({ ours, theirs }) => ours / theirs),
    random,
  );
  return {
    rounds,
    dropped: all.length - rounds.length,
    interval,
    // one lucky round has no interval to judge by
    verdict: rounds.length < enough ? 'inconclusive' : verdict(interval, bar),
  };
}
