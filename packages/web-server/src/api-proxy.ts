import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import replyFrom from '@fastify/reply-from';
import { DEADLINE_HEADER, FOREIGN_CALL_DEADLINE_MS, MAX_BODY_BYTES } from '@tipmark/contract';
import { createLoadShedder } from '@tipmark/server-kit';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import { answerApiError, answerFailure } from './api-errors.ts';
import { headersOfCaller } from './caller.ts';
import { isLocalOnly } from './local-only-paths.ts';

export interface UpstreamLimits {
  /** A call without any byte of an answer for this long is answered with 503. */
  readonly answerWithinMs?: number;
}

export interface ApiProxyOptions extends UpstreamLimits {
  /** Origin of the API. */
  readonly apiUrl: string;
}

/** Headers that belong to one connection, not to the message. */
const ofConnection = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const MOUNT = '/api';

export const isApiAddress = (url = ''): boolean => /^\/api(?:[/?]|$)/.test(url);

const MAX_CONNECTIONS = 256;

const UNAVAILABLE = 503;

const RETRY_STREAM_MS = 1_000;

/** True for replies that stay open as long as somebody listens. */
const isStream = (address: string): boolean =>
  /^\/live\/?$/i.test(decodeURIComponent(address.split('?', 1)[0] ?? ''));

/**
 * `/api/*` → the API's own root. A body is read completely before it is passed on, so that no
 * response of the API can arrive in the middle of it; responses are streamed. What the API serves
 * to this machine only is not reachable here.
 */
export function registerApiProxy(
  app: FastifyInstance,
  { apiUrl, ...limits }: ApiProxyOptions,
): void {
  const upstream = createUpstream(limits);
  const loadShedder = createLoadShedder();
  const streams = new Set<ServerResponse>();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const stream of streams) stream.end();
  });
  const proxy: FastifyPluginAsync = async (scope) => {
    await scope.register(replyFrom, {
      base: apiUrl,
      undici: upstream.dispatcher,
      destroyAgent: true,
      disableRequestLogging: true,
    });
    scope.removeAllContentTypeParsers();
    const wholeBody = { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES } as const;
    scope.addContentTypeParser('*', wholeBody, (_request, body: Buffer, done) =>
      done(null, body.length > 0 ? body : undefined),
    );
    scope.setErrorHandler(answerApiError);
    scope.setNotFoundHandler((request, reply) =>
      answerFailure(request, reply, 'method_not_allowed'),
    );
    scope.addHook('onRequest', async (request, reply) => {
      if (isLocalOnly(addressOf(request))) await answerFailure(request, reply, 'route_not_found');
    });
    scope.all('/', forward);
    scope.all('/*', forward);
  };
  app.register(proxy, { prefix: MOUNT });

  function forward(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const address = addressOf(request);
    const visitor = new Visitor();
    const { raw } = reply;
    const isLasting = isStream(address);
    if (isLasting && isClosing) return answerNoStream(reply);
    const leave = isLasting ? undefined : loadShedder.admit();
    if (!isLasting && leave === undefined) return answerFailure(request, reply, 'unavailable');
    if (isLasting) streams.add(raw);
    raw.once('close', () => {
      // what the API refused, or a visitor did not wait for, was not answered
      leave?.(raw.writableFinished && raw.statusCode !== UNAVAILABLE);
      streams.delete(raw);
      visitor.leave();
    });
    // the API's replies bring their own headers; a server that ends closes its connections
    for (const name of Object.keys(reply.getHeaders())) {
      if (!ofConnection.has(name)) reply.removeHeader(name);
    }
    return upstream.forVisitor(visitor, () =>
      reply.from(address.split('?', 1)[0], {
        ...bodyOf(request),
        rewriteRequestHeaders: (_raw, headers) => forwardedHeaders(request, headers),
        rewriteHeaders: endToEnd,
        retryDelay: () => null,
        onError: () => void answerFailure(request, reply, 'unavailable'),
      }),
    );
  }
}

/** A stream that ends at once: its client opens another one, which this server does not get. */
function answerNoStream(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .type('text/event-stream; charset=utf-8')
    .send(`retry: ${RETRY_STREAM_MS}\n\n`);
}

const addressOf = ({ raw }: FastifyRequest): string => {
  const address = (raw.url ?? '').slice(MOUNT.length);
  return address.startsWith('/') ? address : `/${address}`;
};

/** Ends a call when its visitor has left; an AbortSignal costs several times as much. */
class Visitor extends EventEmitter {
  aborted = false;

  leave(): void {
    this.aborted = true;
    this.emit('abort');
  }
}

/** The API answers or refuses within its deadline; it is given up a little later. */
const ANSWER_WITHIN_MS = FOREIGN_CALL_DEADLINE_MS + 2_000;

/** Connections to the API; a call ends when its visitor has left, or after the API's deadline. */
function createUpstream({ answerWithinMs = ANSWER_WITHIN_MS }: UpstreamLimits) {
  const limits = { headersTimeout: answerWithinMs, bodyTimeout: answerWithinMs };
  const calls = new Agent({ connections: MAX_CONNECTIONS, ...limits });
  // a stream occupies its socket while somebody listens: calls must not wait for it
  const listening = new Agent({ connections: null, bodyTimeout: 0 });
  const visitors = new AsyncLocalStorage<Visitor>();

  function request(options: Dispatcher.RequestOptions, done: Done): void {
    const signal = visitors.getStore();
    const agent = isStream(options.path) ? listening : calls;
    agent.request({ ...options, signal }, (error, answer) => {
      if (!signal?.aborted) done(error, answer);
      else if (!error) answer.body.destroy();
    });
  }

  function destroy(): void {
    void calls.destroy();
    void listening.destroy();
  }

  return {
    forVisitor: <Value>(visitor: Visitor, query: () => Value): Value =>
      visitors.run(visitor, query),
    // only this one of the two overloads is used
    dispatcher: { request: request as Dispatcher['request'], destroy },
  };
}

type Done = (error: Error | null, answer: Dispatcher.ResponseData) => void;

/** Bytes as received; without a media type they must not be given one. */
const bodyOf = ({ body, headers }: FastifyRequest) =>
  body instanceof Buffer
    ? { body, contentType: headers['content-type'] ?? 'application/octet-stream' }
    : {};

function forwardedHeaders(request: FastifyRequest, headers: IncomingHttpHeaders) {
  const { 'x-client-url': _url, [DEADLINE_HEADER]: _deadline, ...own } = endToEnd(headers);
  const { host, 'content-type': type } = request.headers;
  const length = request.body === undefined ? undefined : headers['content-length'];
  return {
    ...own,
    host: host ?? own.host,
    'content-type': type,
    'content-length': length,
    ...headersOfCaller(request),
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  };
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const pairs = Object.entries(headers).filter(
    ([name]) => !ofConnection.has(name) && !named.includes(name),
  );
  return Object.fromEntries(pairs);
}
