import type { Dispatcher } from 'undici';
import type { Answer } from '../answers/answer.ts';
import type { Failure } from '../answers/reading.ts';
import { withoutKeys } from '../values/without-keys.ts';
import type { Endpoint } from './endpoints.ts';
import { type HttpReply, NoReply, type RequestLimits, requestOnce } from './one-request.ts';
import { retryAfterSeconds } from './retry-after.ts';
import { createValidatorBook } from './validators.ts';

const MS = 1_000;
const NOT_MODIFIED = 304;
const TOO_MANY = 429;
const OK = 200;
const MOST_ATTEMPTS = 3;
/** A shorter text is no key that could be replaced wherever it stands. */
const SHORTEST_KEY = 8;
/** Longer pauses are for the plan of calls, not for a call that waits. */
const LONGEST_PAUSE_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const LIMITS: RequestLimits = { mostBytes: 32_000_000, deadlineMs: 30_000, mostRedirects: 2 };
/** The provider did not do what was asked for; it may have counted it. */
const PASSING: ReadonlySet<number> = new Set([TOO_MANY, 500, 502, 503, 504]);

/** What a call ended with. */
export type Outcome = Readonly<{ at: number; attempts: number }> &
  (
    | Readonly<{
        kind: 'answer';
        answer: Answer;
        /** Seconds by which the clock of the provider is ahead of ours; absent without its date. */
        clockAheadSeconds?: number | undefined;
        /** To be called once the answer is stored: from then on only changes are asked for. */
        confirm: () => void;
      }>
    | Readonly<{ kind: 'unchanged' }>
    | Readonly<{ kind: 'failed'; failure: Failure }>
  );

export interface CallOptions {
  /**
   * Asked before a request is repeated which the provider may count; false ends the call with what
   * there is. The first request is admitted already.
   */
  readonly admitRepeat: () => boolean | Promise<boolean>;
}

export interface ProviderNetwork {
  /**
   * Sends a call, path and query without a key. Never throws: what has no answer is a failure.
   */
  call(endpoint: Endpoint, path: string, options: CallOptions): Promise<Outcome>;
}

export interface NetworkParts {
  readonly dispatcher: Dispatcher;
  readonly nowMs: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
  /** The key of a provider by its name. */
  readonly keyOf: (provider: string) => string | undefined;
  /** Names this site to providers. */
  readonly userAgent: string;
  readonly limits?: Partial<RequestLimits>;
}

/** A call with the key where its provider takes it. */
function withKey(endpoint: Endpoint, path: string, key: string | undefined) {
  const url = `${endpoint.root}${path}`;
  const { key: location } = endpoint;
  if (location === undefined || key === undefined) return { url, headers: {} };
  if (location.in === 'header') return { url, headers: { [location.name]: key } };
  const separator = path.includes('?') ? '&' : '?';
  return {
    url: `${url}${separator}${location.name}=${encodeURIComponent(key)}`,
    headers: {},
  };
}

function withoutKey(text: string, key = ''): string {
  return key.length < SHORTEST_KEY ? text : text.replaceAll(key, '[hidden]');
}

function clockAhead({ headers }: HttpReply, nowMs: number): number | undefined {
  const date = Date.parse(headers['date'] ?? '');
  return Number.isNaN(date) ? undefined : Math.round((date - nowMs) / MS);
}

/** A reply, or why there is none, and whether it makes sense to ask again, and after how long. */
interface Attempt {
  readonly reply?: HttpReply;
  readonly noReply?: NoReply;
  readonly mayRepeat: boolean;
  readonly isCounted: boolean;
  readonly pauseMs: number;
}

export function createProviderNetwork(parts: NetworkParts): ProviderNetwork {
  const { dispatcher, nowMs, random, wait, keyOf, userAgent } = parts;
  const limits = { ...LIMITS, ...parts.limits };
  const validators = createValidatorBook();

  /** Doubles, and differs between processes that failed at the same time. */
  const pauseAfter = (attempts: number): number =>
    FIRST_PAUSE_MS * 2 ** (attempts - 1) * (0.5 + random() / 2);

  async function attempt(
    url: string,
    headers: Readonly<Record<string, string>>,
    attempts: number,
  ): Promise<Attempt> {
    const pauseMs = pauseAfter(attempts);
    try {
      const reply = await requestOnce(url, headers, dispatcher, limits);
      const asked = retryAfterSeconds(reply.headers['retry-after'], nowMs());
      const pause = Math.max(pauseMs, (asked ?? 0) * MS);
      const isTimed = reply.status !== TOO_MANY || asked !== undefined;
      const mayRepeat = PASSING.has(reply.status) && isTimed && pause <= LONGEST_PAUSE_MS;
      return { reply, mayRepeat, isCounted: true, pauseMs: pause };
    } catch (error) {
      if (!(error instanceof NoReply)) throw error;
      const { kind } = error;
      return {
        noReply: error,
        mayRepeat: kind !== 'final',
        isCounted: kind === 'uncertain',
        pauseMs,
      };
    }
  }

  function conclude(
    endpoint: Endpoint,
    path: string,
    key: string | undefined,
    { reply, noReply }: Attempt,
    attempts: number,
  ): Outcome {
    const at = Math.floor(nowMs() / MS);
    const hide = (text: string) => withoutKeys(withoutKey(text, key));
    if (reply === undefined) {
      const kind = noReply?.kind === 'final' ? 'body' : 'down';
      const text = hide(noReply?.message ?? 'no answer');
      const isUnsent = noReply?.kind === 'unsent';
      const failure = { kind, text, ...(isUnsent && { isUnsent }) } as const;
      return { kind: 'failed', at, attempts, failure };
    }
    if (reply.status === NOT_MODIFIED) return { kind: 'unchanged', at, attempts };
    const { status, headers, body } = reply;
    const call = hide(path);
    const { etag, 'last-modified': lastModified } = headers;
    return {
      kind: 'answer',
      at,
      attempts,
      answer: { at, status, headers, call, body: withoutKey(body, key) },
      clockAheadSeconds: clockAhead(reply, nowMs()),
      confirm: () => {
        if (status === OK) validators.remember(`${endpoint.name} ${path}`, { etag, lastModified });
      },
    };
  }

  return {
    async call(endpoint, path, { admitRepeat }) {
      const key = keyOf(endpoint.name);
      const { url, headers } = withKey(endpoint, path, key);
      const all = {
        ...headers,
        ...validators.headersFor(`${endpoint.name} ${path}`),
        accept: 'application/json',
        'user-agent': userAgent,
      };
      for (let attempts = 1; ; attempts += 1) {
        const result = await attempt(url, all, attempts);
        const isOver = !result.mayRepeat || attempts >= MOST_ATTEMPTS;
        if (isOver || (result.isCounted && !(await admitRepeat())))
          return conclude(endpoint, path, key, result, attempts);
        await wait(result.pauseMs);
      }
    },
  };
}
