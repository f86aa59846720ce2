import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  request as plainRequest,
} from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import type { Answer, Exchange, OutgoingRequest } from './exchange.ts';
import { keepRawData } from './raw-data.ts';

/** Bounds what a rendering server reads. */
const REPLY_LIMIT_BYTES = 20_000_000;

const plain = { open: plainRequest, agent: new Agent({ keepAlive: true }) };
const secure = { open: secureRequest, agent: new SecureAgent({ keepAlive: true }) };

/**
 * The exchange of a rendering server: kept connections by node itself, which costs a quarter of a
 * general client, and replies whose bytes may go into the page as they came.
 */
export const nodeExchange: Exchange = async (request, signal) => {
  const firstTry = await attempt(request, signal);
  if (firstTry !== 'connection was old') return firstTry;
  const secondTry = await attempt(request, signal);
  if (secondTry !== 'connection was old') return secondTry;
  throw new Error('two kept connections were closed on us');
};

function attempt(
  request: OutgoingRequest,
  signal: AbortSignal,
): Promise<Answer | 'connection was old'> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer | 'connection was old'>();
  const outgoing = start(request);
  const abort = () => outgoing.destroy(new Error('the request was cancelled'));
  signal.addEventListener('abort', abort, { once: true });
  outgoing.on('response', (incoming) => readWhole(incoming, resolve, reject));
  outgoing.on('error', (error: NodeJS.ErrnoException) => {
    const isRetryable = request.method === 'GET' && outgoing.reusedSocket && !signal.aborted;
    // the other side may close a kept connection at the moment a request is sent on it
    if (isRetryable && error.code === 'ECONNRESET') resolve('connection was old');
    else reject(error);
  });
  return promise.finally(() => signal.removeEventListener('abort', abort));
}

function start({ method, baseUrl, path, headers, body }: OutgoingRequest): ClientRequest {
  const { open, agent } = baseUrl.startsWith('https:') ? secure : plain;
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
  resolve: (answer: Answer) => void,
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
    const bytes = chunks.length === 1 && first ? first : Buffer.concat(chunks, size);
    resolve({ status: incoming.statusCode ?? 0, reply: parsed(bytes) });
  });
}

function parsed(bytes: Buffer): unknown {
  const text = bytes.toString();
  try {
    const reply: unknown = JSON.parse(text);
    keepRawData(reply, bytes);
    return reply;
  } catch {
    return text;
  }
}
