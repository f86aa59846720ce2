import type { Answer } from './answer.ts';
import { failureKindOf, failureOf } from './failure-of.ts';
import type { Failure } from './reading.ts';

/** Begin of a body that is no JSON, in a failure. */
const SHOWN = 80;

/**
 * The parsed body of an answer. One that is no JSON is a failure: of its status where that is an
 * error, such as the page of a gateway, otherwise of the body.
 */
export function openBody(
  answer: Answer,
):
  | { readonly body: unknown; readonly failure?: undefined }
  | { readonly body?: undefined; readonly failure: Failure } {
  try {
    return { body: JSON.parse(answer.body) as unknown };
  } catch {
    const text = `no JSON: ${answer.body.slice(0, SHOWN)}`;
    return { failure: failureOf(failureKindOf(answer.status) ?? 'body', text, answer) };
  }
}
