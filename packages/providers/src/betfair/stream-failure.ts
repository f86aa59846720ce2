import { tableOf } from '@tipmark/domain';
import type { Answer } from '../answers/answer.ts';
import { failureOf } from '../answers/failure-of.ts';
import type { Failure } from '../answers/reading.ts';
import { reach, textOf } from '../values/soft.ts';

const KINDS = tableOf<Failure['kind']>({
  INVALID_APP_KEY: 'key',
  NO_APP_KEY: 'key',
  NO_SESSION: 'key',
  INVALID_SESSION_INFORMATION: 'key',
  NOT_AUTHORIZED: 'plan',
  SUBSCRIPTION_LIMIT_EXCEEDED: 'plan',
  MAX_CONNECTION_LIMIT_EXCEEDED: 'rate',
  TOO_MANY_REQUESTS: 'rate',
  INVALID_INPUT: 'call',
  INVALID_INPUT_DATA: 'call',
  INVALID_REQUEST: 'call',
  INVALID_CLOCK: 'call',
  TOO_MUCH_DATA: 'call',
  TIMEOUT: 'down',
  UNEXPECTED_ERROR: 'down',
  SERVICE_BUSY: 'down',
});

/** A refusal of the stream, or of the betting api, by its code. */
export function refusalOf(code: unknown, text: unknown, answer: Answer): Failure {
  const name = textOf(code) ?? 'no code';
  const more = textOf(text);
  const kind = KINDS[name];
  return failureOf(kind ?? 'call', more === undefined ? name : `${name} (${more})`, answer);
}

/** A line of the operation `status`; undefined where all is well. */
export function failureOfStatus(line: unknown, answer: Answer): Failure | undefined {
  if (reach(line, 'statusCode') !== 'FAILURE' && reach(line, 'errorCode') === undefined)
    return undefined;
  return refusalOf(reach(line, 'errorCode'), reach(line, 'errorMessage'), answer);
}

/** An error of the betting api inside a 200. */
export function failureOfCatalogue(body: unknown, answer: Answer): Failure | undefined {
  const error = reach(body, 'error');
  if (error === undefined) return undefined;
  const code = reach(error, 'data', 'APINGException', 'errorCode') ?? reach(error, 'code');
  return refusalOf(code, reach(error, 'message'), answer);
}
