import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { OPEN_ROOT } from '@tipmark/contract/open';
import type { OpenCaller, QuotaState, Quotas } from '../../open/quota/quotas.ts';
import type { ReadAddress } from '../../platform/access/caller-address.ts';
import type { ReadRequestId } from '../../platform/access/request-id.ts';
import type { CacheableResponse, ResponseCache } from '../../platform/cache/response-cache.ts';
import type { Clock } from '../../platform/config/clock.ts';
import { isPlainRead } from '../../platform/http/cached-calls.ts';
import { headersOfAll } from '../../platform/http/headers-of-all.ts';
import { refusalBytes } from '../../platform/http/refusal-bytes.ts';
import type { RequestNotes } from '../../platform/http/request-log.ts';
import { readyBody } from '../../platform/http/send-body.ts';
import type { MetricValues } from '../../platform/metrics/metrics.ts';
import { CROSS_ORIGIN, OPEN_STORING, quotaHeaders } from './open-headers.ts';

/** A page that was answered, and where its bytes are. */
export type OpenPageBytes = Pick<CacheableResponse, 'key' | 'maxAgeMs'> & {
  readonly route: string;
  readonly headers: OutgoingHttpHeaders;
};

/**
 * Answers before the framework sees a request: pages whose bytes are known, and callers whose quota
 * is used up.
 */
export interface OpenFront {
  store(url: string, page: OpenPageBytes): void;
  /** @returns false for a request that has to be handled */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  metricValues(): MetricValues;
  close(): void;
}

export interface OpenFrontOptions {
  readonly open: { readonly responses: Pick<ResponseCache, 'fresh'>; readonly quotas: Quotas };
  readonly clock: Clock;
  readonly readAddress: ReadAddress;
  readonly readRequestId: ReadRequestId;
  readonly notes: RequestNotes;
  /** undefined: not limited; `unknown`: somebody with a key, whom the framework has to look up. */
  identify(request: IncomingMessage, address: string): OpenCaller | undefined | 'unknown';
}

const MOST = 10_000;
const LONGEST_URL = 1_000;
const OF_OPEN = `${OPEN_ROOT}/`;
const REFUSED = 429;

export function createOpenFront({
  open,
  clock,
  readAddress,
  readRequestId,
  notes,
  identify,
}: OpenFrontOptions): OpenFront {
  const pages = new Map<string, OpenPageBytes>();
  let second = 0;
  let isClosed = false;
  let countOfAnswers = 0;
  let countOfRefusals = 0;

  /** In another second an address may mean another page: a match may have begun. */
  function moveTo(nowSeconds: number): void {
    if (nowSeconds === second) return;
    second = nowSeconds;
    pages.clear();
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    answer: {
      readonly status: number;
      readonly headers: OutgoingHttpHeaders;
      readonly bytes: Buffer | undefined;
      readonly route: string;
      readonly caller: OpenCaller | undefined;
    },
  ): void {
    const beganAtMs = performance.now();
    const reqId = readRequestId(request);
    const { status, headers, bytes, route } = answer;
    answer.caller?.note?.(status);
    response.writeHead(status, { ...headersOfAll(reqId), ...CROSS_ORIGIN, ...headers });
    response.end(bytes, () =>
      notes.ofCached({
        reqId,
        method: 'GET',
        url: request.url ?? '',
        route,
        status,
        elapsedMs: performance.now() - beganAtMs,
      }),
    );
  }

  function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    caller: OpenCaller,
    state: QuotaState,
  ): void {
    countOfRefusals += 1;
    const bytes = refusalBytes('rate_limited', request.headers['accept-language']);
    const headers = {
      ...quotaHeaders(caller, state),
      'cache-control': 'no-store',
      vary: 'Accept-Language',
      'content-type': 'application/json; charset=utf-8',
      'content-length': bytes.length,
    };
    send(request, response, { status: REFUSED, headers, bytes, route: `${OF_OPEN}*`, caller });
  }

  return {
    store(url, page) {
      moveTo(clock());
      if (url.length <= LONGEST_URL && pages.size < MOST && !isClosed) pages.set(url, page);
    },
    answer(request, response) {
      const { url = '', headers } = request;
      if (!url.startsWith(OF_OPEN) || !isPlainRead(request)) return false;
      const nowSeconds = clock();
      const caller = identify(request, readAddress(request));
      if (caller === 'unknown') return false;
      const refusal = caller && open.quotas.refusalOf(caller, nowSeconds);
      if (caller !== undefined && refusal !== undefined) {
        refuse(request, response, caller, refusal);
        return true;
      }
      moveTo(nowSeconds);
      const page = pages.get(url);
      const body = page && open.responses.fresh(page);
      const ready = body && readyBody(headers, body, OPEN_STORING);
      if (page === undefined || ready === undefined) return false;
      const sendPage = (state: QuotaState | undefined) => {
        countOfAnswers += 1;
        const ofAnswer = { ...ready.headers, ...page.headers, ...quotaHeaders(caller, state) };
        send(request, response, { ...ready, headers: ofAnswer, route: page.route, caller });
      };
      if (caller === undefined) {
        sendPage(undefined);
        return true;
      }
      void open.quotas.take(caller, nowSeconds).then((state) => {
        if (state.isAllowed) sendPage(state);
        else refuse(request, response, caller, state);
      });
      return true;
    },
    metricValues: () => ({
      open_cached_calls_total: countOfAnswers,
      open_refused_calls_total: countOfRefusals,
    }),
    close() {
      isClosed = true;
      pages.clear();
    },
  };
}
