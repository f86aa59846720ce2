import type { Truth } from './truth.ts';
import type { WitnessAnswer } from './witness.ts';

/** By match the goals that an answer shows; undefined: it is no list of the day. */
export type ReadGoals = (body: string) => ReadonlyMap<number, number> | undefined;

export interface JudgeOptions {
  readonly truth: Truth;
  readonly matches: number;
  readonly goalsIn: ReadGoals;
}

export interface Allowance {
  /** A copy may be as old as this: what was announced before, it has to show. */
  readonly copyOfMs: number;
  /** It may say that it cannot answer now. */
  readonly mayRefuse: boolean;
  readonly receivedAtMs: number;
}

export type Verdict =
  | { readonly kind: 'right' | 'refused' }
  | { readonly kind: 'wrong'; readonly why: string };

const wrong = (why: string): Verdict => ({ kind: 'wrong', why });
const SHOWN = 80;

/** Judges what a machine answered: right as of some moment, a declared refusal, or wrong. */
export function judge(
  { status, retryAfter, body }: WitnessAnswer,
  { copyOfMs, mayRefuse, receivedAtMs }: Allowance,
  { truth, matches, goalsIn }: JudgeOptions,
): Verdict {
  if (status === 503) {
    if (retryAfter === undefined) return wrong('503 without Retry-After');
    return mayRefuse ? { kind: 'refused' } : wrong('503');
  }
  if (status !== 200) return wrong(`${status}: ${body.slice(0, SHOWN)}`);
  const goals = goalsIn(body);
  if (goals === undefined) return wrong(`200 without the day: ${body.slice(0, SHOWN)}`);
  for (let match = 0; match < matches; match += 1) {
    const shown = goals.get(match);
    if (shown === undefined) return wrong(`match ${match} is missing`);
    const least = truth.leastAt(match, copyOfMs);
    if (shown < least) return wrong(`match ${match} has ${shown} goals, had ${least} before`);
    const most = truth.mostAt(match, receivedAtMs);
    if (shown > most) return wrong(`match ${match} has ${shown} goals of ${most}`);
  }
  return { kind: 'right' };
}
