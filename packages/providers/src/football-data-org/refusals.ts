import type { Answer } from '../answers/answer.ts';
import { failureKindOf, failureOf } from '../answers/failure-of.ts';
import { headerNumber } from '../answers/limits.ts';
import type { Failure } from '../answers/reading.ts';
import { numberOf, reach, textOf } from '../values/soft.ts';

/** Why a call was refused; a wrong token has the status of a wrong filter. */
export function refusalIn(body: unknown, answer: Answer): Failure | undefined {
  const code = numberOf(reach(body, 'errorCode') ?? reach(body, 'error'));
  const ofStatus = failureKindOf(answer.status);
  const kind = ofStatus ?? (code === undefined ? undefined : failureKindOf(code));
  if (kind === undefined) return undefined;
  const text = textOf(reach(body, 'message'), 250) ?? '';
  const isToken = kind === 'call' && /token is invalid/i.test(text);
  const failure = failureOf(isToken ? 'key' : kind, text, answer);
  if (kind !== 'rate' || failure.retryAfterSeconds !== undefined) return failure;
  const reset = headerNumber(answer, 'x-requestcounter-reset');
  return reset === undefined ? failure : { ...failure, retryAfterSeconds: reset };
}
