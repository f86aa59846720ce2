import {
  Agent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  request as send,
} from 'node:http';
import { request as sendTls, Agent as TlsAgent } from 'node:https';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocalOnly } from './local-only-paths.ts';
import { apiUnavailable, routeNotFound } from './proxy-failure.ts';

export interface ApiProxyOptions {
  /** Origin of the api. */
  readonly apiUrl: string;
}

/** Headers that belong to one connection, not to the message. */
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const mount = '/api';
/** What is answered for as long as somebody listens. */
const streamPath = /^\/live\/?(?:\?|$)/i;

/**
 * `/api/*` → the api's own root, streamed both ways. What the api answers to this machine alone is
 * not reachable here.
 */
export function registerApiProxy(app: FastifyInstance, { apiUrl }: ApiProxyOptions): void {
  const target = new URL(apiUrl);
  const isTls = target.protocol === 'https:';
  const options = { keepAlive: true, maxSockets: 256 };
  const agent = isTls ? new TlsAgent(options) : new Agent(options);
  // a stream keeps its socket for as long as somebody listens: calls must not wait for it
  const streamAgent = isTls ? new TlsAgent() : new Agent();
  const streams = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });
  app.addHook('onClose', async () => {
    agent.destroy();
    streamAgent.destroy();
  });
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(mount, forward);
    scope.all(`${mount}/*`, forward);
  });

  function forward(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const address = (request.raw.url ?? '').slice(mount.length) || '/';
    if (isLocalOnly(address)) return routeNotFound(request, reply);
    reply.hijack();
    const isStream = streamPath.test(address);
    if (isStream) streams.add(reply.raw);
    const upstream = (isTls ? sendTls : send)({
      agent: isStream ? streamAgent : agent,
      hostname: target.hostname,
      port: target.port,
      method: request.method,
      path: address.startsWith('/') ? address : `/${address}`,
      headers: forwardedHeaders(request),
    });
    upstream.once('response', (answer) => answerWith(reply, answer));
    upstream.on('error', (error) => {
      if (reply.raw.headersSent || reply.raw.destroyed) {
        reply.raw.destroy();
        return;
      }
      request.log.warn({ error: error.message }, 'the api does not answer');
      apiUnavailable(request, reply);
    });
    reply.raw.once('close', () => {
      streams.delete(reply.raw);
      upstream.destroy();
    });
    request.raw.pipe(upstream);
    return reply;
  }
}

function forwardedHeaders(request: FastifyRequest): OutgoingHttpHeaders {
  const { 'x-forwarded-for': _chain, 'x-client-url': _url, ...own } = endToEnd(request.headers);
  return {
    ...own,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  };
}

function endToEnd(headers: IncomingMessage['headers']): OutgoingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const pairs = Object.entries(headers).filter(
    ([name]) => !ofConnection.has(name) && !named.includes(name),
  );
  return Object.fromEntries(pairs);
}

function answerWith(reply: FastifyReply, answer: IncomingMessage): void {
  reply.raw.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
  // an event stream's first event must not wait for the second
  reply.raw.flushHeaders();
  answer.pipe(reply.raw);
  answer.once('error', () => reply.raw.destroy());
  answer.once('aborted', () => reply.raw.destroy());
}
