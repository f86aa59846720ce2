import type { EndpointDefinition, ReplyOf, RequestOf } from '@tipmark/contract';
import type { Observable } from 'rxjs';
import { axiosExchange } from './axios-exchange.ts';
import { encodeRequest, type LooseRequest } from './encode-request.ts';
import type { Exchange } from './exchange.ts';
import { type CallerSession, requestHeaders, type VisitorRequest } from './request-headers.ts';
import { send } from './send.ts';

export interface ApiClientOptions {
  /** Host and path prefix of the API, `/api` in the browser. */
  readonly baseUrl: string;
  /** Language of the page, from its URL. */
  readonly locale: string;
  /** Read at every call, so that signing in needs no new client. */
  readonly session?: () => CallerSession;
  /** Only on server rendering. */
  readonly visitor?: VisitorRequest;
  /** Only on server rendering; a browser's is axios, loaded with the first call. */
  readonly exchange?: Exchange;
}

export interface ApiClient {
  /**
   * A cold, cancellable call of the contract: emits the content of `data` once, fails with an
   * ApiFailure, and aborts its request when unsubscribed.
   */
  call<E extends EndpointDefinition>(endpoint: E, request: RequestOf<E>): Observable<ReplyOf<E>>;
}

/** Turns endpoints of the contract into calls; cheap enough to be made for every rendered page. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, locale, session, visitor, exchange = axiosExchange } = options;
  return {
    call: <E extends EndpointDefinition>(endpoint: E, request: RequestOf<E>) => {
      const loose = request as LooseRequest;
      const { idempotencyKey, isCacheStale } = loose;
      const { method, url, body } = encodeRequest(endpoint, loose);
      return send(exchange, () => ({
        method,
        baseUrl,
        path: url,
        headers: {
          ...requestHeaders(locale, session?.() ?? {}, visitor),
          ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
          ...(isCacheStale === true && { 'Cache-Control': 'no-cache' }),
        },
        ...(body !== undefined && { body }),
        ...(endpoint.isSentOn && { isSentOn: true }),
      })) as Observable<ReplyOf<E>>;
    },
  };
}
