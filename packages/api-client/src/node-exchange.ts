import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  request as plainRequest,
} from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import type { Answer, Exchange, OutgoingRequest } from './exchange.ts';
import { cacheRawData } from './raw-data.ts';
import { createKnownAnswers } from './response-cache.ts';

/** Limits what a rendering server reads. */
const REPLY_LIMIT_BYTES = 20_000_000;

/** Bytes as sent; parsed and formatted they take some thirty times as much. */
const known = createKnownAnswers(1_500_000);

const NOT_MODIFIED = 304;

/**
 * A connection that nobody uses is closed after so long: one that died silently meanwhile would
 * cost its next request the whole deadline, and there may be many of them.
 */
const persistent = { keepAlive: true, timeout: 4_000 };
const plain = { open: plainRequest, agent: new Agent(persistent) };
const secure = { open: secureRequest, agent: new SecureAgent(persistent) };

/**
 * The exchange of a rendering server: persistent connections by Node itself, which cost a quarter
 * of a general client, and replies whose bytes may be inserted into the page unchanged. A public
 * reply that has not changed since it was read is the same frozen object.
 */
export const nodeExchange: Exchange = async (request, signal) => {
  const firstTry = await attempt(request, signal);
  if (firstTry !== 'connection was old') return firstTry;
  const secondTry = await attempt(request, signal);
  if (secondTry !== 'connection was old') return secondTry;
  throw new Error('the API closed two idle connections when they were used');
};

function attempt(
  request: OutgoingRequest,
  signal: AbortSignal,
): Promise<Answer | 'connection was old'> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer | 'connection was old'>();
  const before = request.method === 'GET' ? known.find(request) : undefined;
  const outgoing = start(request, before?.etag);
  const abort = () => outgoing.destroy(new Error('the request was cancelled'));
  signal.addEventListener('abort', abort, { once: true });
  const settle = (incoming: IncomingMessage, bytes: Buffer) => {
    const { statusCode: status = 0 } = incoming;
    if (before && status === NOT_MODIFIED) return resolve({ status: 200, reply: before.reply });
    const reply = parsed(bytes);
    const etag = request.method === 'GET' && status === 200 && sharedEtag(incoming);
    if (etag) known.keep(request, { etag, reply }, bytes.length);
    return resolve({ status, reply });
  };
  outgoing.on('response', (incoming) => readWhole(incoming, settle, reject));
  outgoing.on('error', (error: NodeJS.ErrnoException) => {
    const isRetryable = request.method === 'GET' && outgoing.reusedSocket && !signal.aborted;
    // the other side may close a persistent connection at the moment a request is sent on it
    if (isRetryable && error.code === 'ECONNRESET') resolve('connection was old');
    else reject(error);
  });
  return promise.finally(() => signal.removeEventListener('abort', abort));
}

/** The tag of a reply that is not private to this visitor. */
const sharedEtag = ({ headers }: IncomingMessage): string | undefined =>
  headers['cache-control']?.startsWith('public') ? headers.etag : undefined;

function start(request: OutgoingRequest, etag: string | undefined): ClientRequest {
  const { method, baseUrl, path, body } = request;
  const { open, agent } = baseUrl.startsWith('https:') ? secure : plain;
  const headers = etag ? { ...request.headers, 'If-None-Match': etag } : request.headers;
  if (body === undefined) return open(baseUrl + path, { method, agent, headers }).end();
  const bytes = Buffer.from(JSON.stringify(body));
  const described = {
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': bytes.length,
  };
  return open(baseUrl + path, { method, agent, headers: described }).end(bytes);
}

function readWhole(
  incoming: IncomingMessage,
  settle: (incoming: IncomingMessage, bytes: Buffer) => void,
  reject: (error: Error) => void,
): void {
  const chunks: Buffer[] = [];
  let size = 0;
  incoming.on('error', reject);
  incoming.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    if (size > REPLY_LIMIT_BYTES) incoming.destroy(new Error('the reply is too large'));
  });
  incoming.on('end', () => {
    const [first] = chunks;
    settle(incoming, chunks.length === 1 && first ? first : Buffer.concat(chunks, size));
  });
}

function parsed(bytes: Buffer): unknown {
  const text = bytes.toString();
  try {
    const reply: unknown = JSON.parse(text);
    cacheRawData(reply, bytes);
    return reply;
  } catch {
    return text;
  }
}
