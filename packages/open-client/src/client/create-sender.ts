import { failureOf, OpenError } from './open-error.ts';
import { retryAfterOf } from './rate-limit.ts';

export interface SenderOptions {
  /** A key of the profile, `tm_live_…`; without one the small quota of guests applies. */
  readonly key?: string | undefined;
  /** Language of failures: ru or en. That of names is `language` of a query. */
  readonly language?: 'ru' | 'en' | undefined;
  /** The longest wait for the quota; one that takes longer fails. 65 seconds by default. */
  readonly maxWaitMs?: number;
  readonly fetch?: typeof fetch;
  readonly sleep?: (ms: number) => Promise<void>;
  readonly nowMs?: () => number;
}

/** A minute of the quota and a little more. */
export const MAX_WAIT_MS = 65_000;
const MOST_TRIES = 4;
const FIRST_PAUSE_MS = 500;
const TOO_MANY = 429;
const BUSY: readonly number[] = [502, 503, 504];

/** Resolves after so long. */
export const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

const headersOf = ({ key, language }: SenderOptions) => ({
  accept: 'application/json',
  ...(key !== undefined && key !== '' && { authorization: `Bearer ${key}` }),
  ...(language !== undefined && { 'accept-language': language }),
});

/** Answers an address; throws an OpenError for a call that was refused. */
export type Sender = (address: string, body?: object) => Promise<Response>;

/**
 * Sends calls, those with a body as POST: waits for the quota, and repeats those that were not
 * answered.
 */
export function createSender(options: SenderOptions): Sender {
  const { maxWaitMs = MAX_WAIT_MS, sleep = pause, nowMs = Date.now } = options;
  const send = options.fetch ?? fetch;
  const headers = headersOf(options);

  async function attempt(address: string, body?: object): Promise<Response | OpenError> {
    try {
      const response = await send(address, {
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      });
      return response.ok ? response : await failureOf(response).then((one) => late(one, response));
    } catch (cause) {
      return new OpenError('no answer', { status: 0, code: 'network', cause });
    }
  }

  const waits = new WeakMap<OpenError, number>();
  function late(failure: OpenError, response: Response): OpenError {
    waits.set(failure, retryAfterOf(response.headers, nowMs()));
    return failure;
  }

  /** How long to wait before the next try; undefined where there is none. */
  function waitOf(failure: OpenError, tries: number): number | undefined {
    const { status } = failure;
    const isBusy = status === 0 || BUSY.includes(status);
    if (tries >= MOST_TRIES || !(isBusy || status === TOO_MANY)) return undefined;
    const asked = waits.get(failure) ?? 0;
    const wait = Math.max(asked, isBusy ? FIRST_PAUSE_MS * 2 ** (tries - 1) : 0);
    return wait <= maxWaitMs ? wait : undefined;
  }

  return async (address, body) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await attempt(address, body);
      if (!(answer instanceof OpenError)) return answer;
      const wait = waitOf(answer, tries);
      if (wait === undefined) throw answer;
      await sleep(wait);
    }
  };
}
