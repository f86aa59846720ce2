import { tableOf } from '@tipmark/domain';
import type { Answer } from '../answers/answer.ts';
import { failureKindOf, failureOf } from '../answers/failure-of.ts';
import type { Failure } from '../answers/reading.ts';
import { reach, textOf } from '../values/soft.ts';

const KINDS = tableOf<Failure['kind']>({
  OUT_OF_USAGE_CREDITS: 'quota',
  MISSING_KEY: 'key',
  INVALID_KEY: 'key',
  DEACTIVATED_KEY: 'key',
  EXCEEDED_FREQ_LIMIT: 'rate',
  UNKNOWN_SPORT: 'absent',
  EVENT_NOT_FOUND: 'absent',
  HISTORICAL_UNAVAILABLE_ON_FREE_USAGE_PLAN: 'plan',
});

/** Calls are counted by the second. */
const RATE_SECONDS = 1;

/** Why a call was refused: its code says more than its status, which is 401 for used up credits. */
export function refusalIn(body: unknown, answer: Answer): Failure | undefined {
  const code = textOf(reach(body, 'error_code'));
  const kind = code === undefined ? failureKindOf(answer.status) : (KINDS[code] ?? 'call');
  if (kind === undefined) return undefined;
  const message = textOf(reach(body, 'message'), 250);
  const text = [code, message].filter((part) => part !== undefined).join(': ');
  const failure = failureOf(kind, text, answer);
  const wait = failure.retryAfterSeconds ?? waitOf(kind, answer.at);
  return wait === undefined ? failure : { ...failure, retryAfterSeconds: wait };
}

/** Credits come back with the first of a month. */
function waitOf(kind: Failure['kind'], at: number): number | undefined {
  if (kind === 'rate') return RATE_SECONDS;
  if (kind !== 'quota') return undefined;
  const now = new Date(at * 1_000);
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) / 1_000 - at;
}
