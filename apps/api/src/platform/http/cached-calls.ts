import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasOneHost } from '@tipmark/server-kit';
import type { ReadRequestId } from '../access/request-id.ts';
import type { CacheableResponse, ResponseCache } from '../cache/response-cache.ts';
import type { Clock } from '../config/clock.ts';
import type { MetricValues } from '../metrics/metrics.ts';
import { headersOfAll } from './headers-of-all.ts';
import type { RequestNotes } from './request-log.ts';
import { readyBody, storingOf } from './send-body.ts';
import type { TraceCachedCall } from './trace-requests.ts';
import type { Reading, ReadingReader } from './viewer.ts';

/** A shared call that was answered, and where its bytes are cached. */
export type CachedCall = Pick<CacheableResponse, 'key' | 'maxAgeMs'> & {
  readonly name: string;
  /** The pattern it was called by. */
  readonly route: string;
  readonly isDayList: boolean;
};

/** Requests for the same bytes in the same second. */
type Asked = Reading & { readonly url: string; readonly nowSeconds: number };

/**
 * Shared calls already answered in this second. The response to a shared call depends on its
 * address, the language, the zone and the second, so the same call gets the same bytes while they
 * are not out of date: immediately, before routes, hooks and checks.
 */
export interface CachedCalls {
  store(requested: Asked, call: CachedCall): void;
  /** @returns false for a call that is not answered from the cache */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  metricValues(): MetricValues;
  /** From now on no request is answered. */
  close(): void;
}

export interface CachedCallsOptions {
  readonly responses: Pick<ResponseCache, 'fresh'>;
  readonly clock: Clock;
  readonly read: ReadingReader;
  readonly readRequestId: ReadRequestId;
  readonly notes: RequestNotes;
  /** Only where traces are exported. */
  readonly trace?: TraceCachedCall | undefined;
}

const MOST = 5_000;
const LONGEST_URL = 1_000;

/** Requests with a body have to pass the checks of bodies. */
export function isPlainRead(request: IncomingMessage): boolean {
  const { method, headers } = request;
  return (
    method === 'GET' &&
    hasOneHost(request) &&
    headers['content-type'] === undefined &&
    headers['content-encoding'] === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}

const keyOf = (url: string, { locale, timeZone }: Reading): string =>
  `${locale} ${timeZone} ${url}`;

export function createCachedCalls({
  responses,
  clock,
  read,
  readRequestId,
  notes,
  trace,
}: CachedCallsOptions): CachedCalls {
  const calls = new Map<string, CachedCall>();
  let second = 0;
  let isClosed = false;
  let countOfAnswers = 0;

  /** In another second responses may differ: the day may be over. */
  function moveTo(nowSeconds: number): void {
    if (nowSeconds === second) return;
    second = nowSeconds;
    calls.clear();
  }

  return {
    store({ url, nowSeconds, ...reading }, call) {
      moveTo(clock());
      const fits = url.length <= LONGEST_URL && calls.size < MOST;
      if (nowSeconds === second && fits && !isClosed) calls.set(keyOf(url, reading), call);
    },
    answer(request, response) {
      moveTo(clock());
      if (calls.size === 0 || !isPlainRead(request)) return false;
      const { url = '', headers } = request;
      const call = calls.get(keyOf(url, read(headers)));
      if (call === undefined) return false;
      const body = responses.fresh(call);
      const ready = body && readyBody(headers, body, storingOf(call.isDayList));
      if (ready === undefined) return false;
      const beganAtMs = performance.now();
      const reqId = readRequestId(request);
      countOfAnswers += 1;
      trace?.(request, call, ready.status);
      response.writeHead(ready.status, { ...headersOfAll(reqId), ...ready.headers });
      response.end(ready.bytes, () =>
        notes.ofCached({
          reqId,
          method: 'GET',
          url,
          route: call.route,
          status: ready.status,
          elapsedMs: performance.now() - beganAtMs,
        }),
      );
      return true;
    },
    metricValues: () => ({ cached_calls_total: countOfAnswers }),
    close() {
      isClosed = true;
      calls.clear();
    },
  };
}
