import type { Failure } from '../answers/reading.ts';
import { periodEnd } from './limits.ts';

/** How a provider has done lately. */
export interface Circuit {
  /** Failures in a row. */
  readonly failures: number;
  /** It is left alone until then, unix seconds. */
  readonly closedUntil: number;
}

export const SOUND: Circuit = { failures: 0, closedUntil: 0 };

const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 3_600;
const MOST_DOUBLINGS = 20;
/** A key has to be mended by an operator; the next attempt only finds out whether it was. */
const KEY_PAUSE_SECONDS = 1_800;
const RATE_PAUSE_SECONDS = 61;
/** An attempt that reaches nobody is free: it finds the provider again within seconds. */
const UNSENT_PAUSE_SECONDS = 3;

/** Failures of a call that say nothing about the next one. */
const OF_THE_CALL: ReadonlySet<Failure['kind']> = new Set(['plan', 'call', 'absent']);

/** Longer after each failure, by chance up to half as long again, so that retries spread. */
function pauseAfter(failures: number, chance: number): number {
  const pause = FIRST_PAUSE_SECONDS * 2 ** Math.min(failures - 1, MOST_DOUBLINGS);
  return Math.min(pause, LONGEST_PAUSE_SECONDS) * (1 + chance / 2);
}

function pauseFor(failure: Failure, failures: number, at: number, chance: number): number {
  const asked = failure.retryAfterSeconds ?? 0;
  switch (failure.kind) {
    case 'quota':
      // Where nothing is stated it may be that of the day: the next day finds out.
      return Math.max(asked, periodEnd('day', at) - at);
    case 'key':
      return Math.max(asked, KEY_PAUSE_SECONDS, pauseAfter(failures, chance));
    case 'rate':
      return Math.max(asked, RATE_PAUSE_SECONDS, pauseAfter(failures, chance));
    case 'plan':
    case 'call':
    case 'absent':
    case 'down':
      if (failure.isUnsent === true) return UNSENT_PAUSE_SECONDS;
      return Math.max(asked, pauseAfter(failures, chance));
    case 'body':
      return Math.max(asked, pauseAfter(failures, chance));
  }
}

/** Whether the provider as a whole is concerned, not this call alone. */
export const concernsProvider = ({ kind }: Failure): boolean => !OF_THE_CALL.has(kind);

/** @param chance from 0 to 1 */
export function afterFailure(
  { failures, closedUntil }: Circuit,
  failure: Failure,
  at: number,
  chance: number,
): Circuit {
  if (!concernsProvider(failure)) return { failures, closedUntil };
  const count = failures + 1;
  const until = Math.ceil(at + pauseFor(failure, count, at, chance));
  return { failures: count, closedUntil: Math.max(closedUntil, until) };
}

export const isClosed = ({ closedUntil }: Circuit, at: number): boolean => closedUntil > at;
