import { textOf } from '../values/soft.ts';
import type { Answer } from './answer.ts';
import { hideKeys } from './hide-keys.ts';
import { retrySecondsOf } from './limits.ts';
import type { Failure } from './reading.ts';

const LONGEST_TEXT = 300;

/** What an HTTP status alone means; undefined where the body has data. */
export function failureKindOf(status: number): Failure['kind'] | undefined {
  if (status < 300) return undefined;
  if (status === 401) return 'key';
  if (status === 402 || status === 403) return 'plan';
  if (status === 404 || status === 410) return 'absent';
  if (status === 429) return 'rate';
  if (status === 408 || status >= 500) return 'down';
  return 'call';
}

/** A failure of a kind with the provider's text, and how long to wait where the answer has it. */
export function failureOf(kind: Failure['kind'], text: unknown, answer: Answer): Failure {
  const shown = hideKeys(textOf(text, LONGEST_TEXT) ?? `status ${answer.status}`);
  const retryAfterSeconds = retrySecondsOf(answer, shown);
  return { kind, text: shown, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
}
