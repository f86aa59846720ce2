import { goalsOfDay } from './goals-of-answer.ts';
import { judge } from './judge.ts';
import type { Truth } from './truth.ts';
import type { WitnessAnswer } from './witness.ts';

/** What a machine answered from its own point of view. */
export interface MachineWatch {
  take(answer: WitnessAnswer): void;
  /** It is cut off, or another one that it needs is. */
  cut(isOwn: boolean): void;
  heal(): void;
  readonly outcome: MachineOutcome;
}

export interface MachineOutcome {
  readonly name: string;
  /** Answers while it was cut off that were right as of some moment. */
  readonly copies: number;
  /** Answers that declared that there is none now. */
  readonly refused: number;
  /** Answers that are neither, with why; whenever they were given. */
  readonly wrong: readonly string[];
  /** Answers while nothing was cut off. */
  readonly usual: number;
  /** Seconds from healing until every address was answered as if nothing had happened. */
  readonly wholeAfterSeconds: number | undefined;
  /** Of each address the last answer after healing that was not yet right, with why. */
  readonly lastNotRight: readonly string[];
}

export interface MachineWatchOptions {
  readonly name: string;
  readonly paths: readonly string[];
  readonly truth: Truth;
  readonly matches: number;
}

/** A change reaches every page within this time, on a machine that does all of this at once. */
const FRESH_MS = 8_000;
/** Another machine that this one needs may be missed for so long. */
export const MISSED_MS = 15_000;
const MOST_WRONG = 20;

/** To be compared with the times of the steps. */
const timeOf = (ms: number): string => new Date(ms).toISOString().slice(11, 19);

export function watchMachine(options: MachineWatchOptions): MachineWatch {
  const { name, paths, truth, matches } = options;
  const wrong: string[] = [];
  const whole = new Set<string>();
  const notRight = new Map<string, string>();
  let [copies, refused, usual] = [0, 0, 0];
  let cutAtMs: number | undefined;
  let isOwnCut = false;
  let healedAtMs: number | undefined;
  let wholeAfterSeconds: number | undefined;

  const isWhole = () => whole.size === paths.length;
  /** Since when copies may be shown to who asks now; undefined: there is no reason for any. */
  function copiesSince(askedAtMs: number): number | undefined {
    if (cutAtMs === undefined) return undefined;
    if (isOwnCut) return isWhole() ? undefined : cutAtMs;
    return askedAtMs - cutAtMs < MISSED_MS ? cutAtMs : undefined;
  }

  function noteWhole(path: string, receivedAtMs: number): void {
    whole.add(path);
    if (isWhole() && healedAtMs !== undefined)
      wholeAfterSeconds = (receivedAtMs - healedAtMs) / 1_000;
  }

  return {
    take(answer) {
      const receivedAtMs = Date.now();
      const { path, askedAtMs } = answer;
      const since = copiesSince(askedAtMs);
      const copyOfMs = Math.min(askedAtMs, since ?? askedAtMs) - FRESH_MS;
      const allowance = { copyOfMs, mayRefuse: since !== undefined, receivedAtMs };
      const parts = { truth, matches, goalsIn: goalsOfDay };
      const verdict = judge(answer, allowance, parts);
      if (verdict.kind === 'wrong') {
        if (wrong.length < MOST_WRONG)
          wrong.push(`${path} at ${timeOf(receivedAtMs)}: ${verdict.why}`);
      } else if (verdict.kind === 'refused') refused += 1;
      else if (since === undefined) usual += 1;
      else if (isOwnCut) copies += 1;
      if (!isOwnCut || healedAtMs === undefined || askedAtMs < healedAtMs || isWhole()) return;
      const now = { copyOfMs: askedAtMs - FRESH_MS, mayRefuse: false, receivedAtMs };
      const ofNow = judge(answer, now, parts);
      if (ofNow.kind === 'right') noteWhole(path, receivedAtMs);
      else if (!whole.has(path) && ofNow.kind === 'wrong') notRight.set(path, ofNow.why);
    },
    cut(isOwn) {
      cutAtMs = Date.now();
      isOwnCut = isOwn;
      healedAtMs = undefined;
      whole.clear();
      notRight.clear();
    },
    heal() {
      healedAtMs = Date.now();
    },
    get outcome() {
      const lastNotRight = [...notRight].map(([path, why]) => `${path}: ${why}`);
      return { name, copies, refused, wrong, usual, wholeAfterSeconds, lastNotRight };
    },
  };
}
