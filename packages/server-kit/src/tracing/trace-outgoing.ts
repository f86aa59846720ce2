import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { currentSpan, type Span } from './span.ts';

/** Begins a span of a call that no traced work makes, as a poll does. */
export type BeginOutgoing = (name: string) => Span;

/** What `fetch` and the dispatchers of undici report of a request, whichever of their copies. */
interface UndiciRequest {
  readonly path: string;
  readonly origin: string | URL;
  readonly method: string;
}
interface UndiciMessage {
  readonly request: UndiciRequest;
  readonly response?: { readonly statusCode: number };
}
interface HttpMessage {
  readonly request: ClientRequest;
  readonly response?: IncomingMessage;
}

const FAILED = 500;
/** Where collectors take spans: sending them makes none. */
const EXPORT = '/v1/traces';

/**
 * A span for each call to another server, by whichever client of Node it is made: providers,
 * acquirers, push services, messengers, object stores, edges. It has method, host and status, and
 * nothing else: paths, queries, headers and bodies contain keys.
 * @param quiet hosts, with their ports, whose calls have spans of their own, or none
 * @returns ends it
 */
export function traceOutgoing(begin: BeginOutgoing, quiet: ReadonlySet<string>): () => void {
  const spans = new WeakMap<object, Span>();

  function open(request: { readonly path: string }, method: string, host: string): void {
    if (quiet.has(host) || spans.has(request) || request.path.endsWith(EXPORT)) return;
    const caller = currentSpan();
    if (caller?.isSampled === false) return;
    const name = `${method} ${host}`;
    spans.set(request, caller === undefined ? begin(name) : caller.child(name, 'client'));
  }

  function close(request: object, method: string, host: string, status: number | undefined): void {
    const span = spans.get(request);
    spans.delete(request);
    span?.end({
      attributes: {
        'http.request.method': method,
        'server.address': host,
        ...(status !== undefined && { 'http.response.status_code': status }),
      },
      isFailed: status === undefined || status >= FAILED,
    });
  }

  const ofUndici = ({ request }: UndiciMessage) =>
    [request, request.method, new URL(request.origin).host] as const;
  const ofHttp = ({ request }: HttpMessage) =>
    [request, request.method, String(request.getHeader('host') ?? request.host)] as const;
  const listeners: Readonly<Record<string, (message: never) => void>> = {
    'undici:request:create': (message: UndiciMessage) => open(...ofUndici(message)),
    // its body is still read, but how it went is known
    'undici:request:headers': (message: UndiciMessage) =>
      close(...ofUndici(message), message.response?.statusCode),
    'undici:request:error': (message: UndiciMessage) => close(...ofUndici(message), undefined),
    'http.client.request.start': (message: HttpMessage) => open(...ofHttp(message)),
    'http.client.response.finish': (message: HttpMessage) =>
      close(...ofHttp(message), message.response?.statusCode),
    'http.client.request.error': (message: HttpMessage) => close(...ofHttp(message), undefined),
  };
  const entries = Object.entries(listeners) as [string, (message: unknown) => void][];
  for (const [channel, listener] of entries) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of entries) unsubscribe(channel, listener);
  };
}
