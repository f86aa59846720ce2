import { tableOf } from '@tipmark/domain';
import type { Failure } from '../answers/reading.ts';
import { refusalOf } from '../betfair/stream-failure.ts';
import type { StreamEnd } from './conversation.ts';

/** What a refusal asks for. */
type Remedy =
  /** Another session; the one in use has ended. */
  | 'session'
  /** Somebody has to change a key, a plan or the settings. */
  | 'operator'
  /** Fewer connections, or less often. */
  | 'wait'
  /** A connection, soon. */
  | 'again';

const REMEDIES = tableOf<Remedy>({
  NO_SESSION: 'session',
  INVALID_SESSION_INFORMATION: 'session',
  NO_APP_KEY: 'operator',
  INVALID_APP_KEY: 'operator',
  NOT_AUTHORIZED: 'operator',
  INVALID_INPUT: 'operator',
  INVALID_REQUEST: 'operator',
  SUBSCRIPTION_LIMIT_EXCEEDED: 'operator',
  MAX_CONNECTION_LIMIT_EXCEEDED: 'wait',
  TOO_MANY_REQUESTS: 'wait',
  INVALID_CLOCK: 'again',
  TIMEOUT: 'again',
  UNEXPECTED_ERROR: 'again',
});

const FIRST_MS = 1_000;
const LONGEST_MS = 300_000;
const WAIT_MS = 61_000;
const LONGEST_WAIT_MS = 1_800_000;
const OPERATOR_MS = 1_800_000;
const MOST_DOUBLINGS = 20;

/** How a provider of a stream does. */
export interface StreamTrouble {
  /** Ends in a row without a time of data between them. */
  readonly failures: number;
  /** Of these, how many were because of the session. */
  readonly ofSession: number;
}

export const NO_TROUBLE: StreamTrouble = { failures: 0, ofSession: 0 };

export interface NextAttempt {
  readonly trouble: StreamTrouble;
  readonly failure: Failure;
  readonly pauseMs: number;
  /** The session is of no use any more. */
  readonly isSessionOver: boolean;
}

/** Doubles with each failure, and is by chance up to half shorter. */
function pauseOf(firstMs: number, longestMs: number, failures: number, chance: number): number {
  const ms = Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, MOST_DOUBLINGS));
  return Math.round(ms * (1 - chance / 2));
}

/**
 * What to do after a connection that was not ended by us. A session that a login has just given and
 * that is refused again needs an operator: repeated logins would close the account.
 * @param chance from 0 to 1
 */
export function afterEnd(
  before: StreamTrouble,
  end: Exclude<StreamEnd, { kind: 'stopped' }>,
  chance: number,
): NextAttempt {
  const failures = before.failures + 1;
  if (end.kind === 'lost') {
    return {
      trouble: { failures, ofSession: before.ofSession },
      failure: { kind: 'down', text: end.text },
      pauseMs: pauseOf(FIRST_MS, LONGEST_MS, failures, chance),
      isSessionOver: false,
    };
  }
  const remedy = REMEDIES[end.code];
  const isOfSession = remedy === 'session';
  const ofSession = before.ofSession + (isOfSession ? 1 : 0);
  const isHopeless = remedy === 'operator' || (isOfSession && ofSession > 1);
  const answer = { at: 0, status: 200, headers: {}, body: '' };
  return {
    trouble: { failures, ofSession },
    failure: refusalOf(end.code, end.text === '' ? undefined : end.text, answer),
    pauseMs: isHopeless
      ? OPERATOR_MS
      : remedy === 'wait'
        ? Math.max(WAIT_MS, pauseOf(WAIT_MS * 2, LONGEST_WAIT_MS, failures, chance))
        : pauseOf(FIRST_MS, LONGEST_MS, failures, chance),
    isSessionOver: isOfSession,
  };
}

/** After a login that failed: a wrong password is not tried again and again. */
export function afterLogin(
  before: StreamTrouble,
  failure: Failure,
  chance: number,
): Omit<NextAttempt, 'isSessionOver'> {
  const failures = before.failures + 1;
  const askedMs = (failure.retryAfterSeconds ?? 0) * 1_000;
  const pauseMs =
    failure.kind === 'down' || failure.kind === 'body'
      ? pauseOf(FIRST_MS, LONGEST_MS, failures, chance)
      : failure.kind === 'rate'
        ? pauseOf(WAIT_MS * 2, LONGEST_WAIT_MS, failures, chance)
        : OPERATOR_MS;
  return { trouble: { ...before, failures }, failure, pauseMs: Math.max(askedMs, pauseMs) };
}
