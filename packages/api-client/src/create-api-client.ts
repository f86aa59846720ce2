import type { EndpointDefinition, ReplyOf, RequestOf } from '@tipmark/contract';
import type { Observable } from 'rxjs';
import { encodeRequest, type LooseRequest } from './encode-request.ts';
import { type CallerSession, requestHeaders, type VisitorRequest } from './request-headers.ts';
import { send } from './send.ts';

export interface ApiClientOptions {
  /** Host and path prefix of the api, `/api` in the browser. */
  readonly baseUrl: string;
  /** Language of the page, from its URL. */
  readonly locale: string;
  /** Read at every call, so that signing in needs no new client. */
  readonly session?: () => CallerSession;
  /** Only on server rendering. */
  readonly visitor?: VisitorRequest;
}

export interface ApiClient {
  /**
   * A cold, cancellable call of the contract: emits what stands in `data` once, fails with an
   * ApiFailure, and aborts its request when unsubscribed.
   */
  call<E extends EndpointDefinition>(endpoint: E, request: RequestOf<E>): Observable<ReplyOf<E>>;
}

/** Turns endpoints of the contract into calls; cheap enough to be made for every rendered page. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const headers = () => requestHeaders(options.locale, options.session?.() ?? {}, options.visitor);
  return {
    call: <E extends EndpointDefinition>(endpoint: E, request: RequestOf<E>) =>
      send(
        encodeRequest(endpoint, request as LooseRequest),
        options.baseUrl,
        headers,
      ) as Observable<ReplyOf<E>>,
  };
}
