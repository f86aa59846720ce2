import { lookup as resolve } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction, Socket } from 'node:net';
import { retryAfterSeconds } from '../outbox/push-sender.ts';
import { type HookPolicy, hostOf, mayConnectTo, readHookAddress } from './hook-address.ts';
import { type SignedContent, signedHeaders } from './hook-signature.ts';

export interface HookMessage extends SignedContent {
  readonly address: string;
  readonly secrets: readonly string[];
}

/** Why there was no answer. */
export type HookFailure = 'refusedAddress' | 'timeout' | 'tls' | 'unreachable';

export interface HookAnswer {
  /** Undefined without an answer. */
  readonly status?: number;
  /** What the receiver asks to wait; 0 when it asks for nothing. */
  readonly retryAfterSeconds: number;
  readonly failure?: HookFailure;
  readonly durationMs: number;
}

export interface HookSender {
  readonly policy: HookPolicy;
  /** Sends a message once; it never rejects. */
  send(message: HookMessage): Promise<HookAnswer>;
}

export interface HookSenderOptions {
  readonly policy: HookPolicy;
  readonly timeoutMs?: number;
  /** Certificates of receivers on this machine. */
  readonly ca?: string;
  /** Names are resolved with it. */
  readonly lookup?: LookupFunction;
}

const TIMEOUT_MS = 10_000;
const MAX_HEADER_BYTES = 8_192;

class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress';
}

/**
 * Resolves a name to the addresses a connection may use. The socket connects to what is returned
 * here, so that a name that resolves differently a moment later changes nothing.
 */
function checkedLookup(policy: HookPolicy, lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, []);
      const found = (Array.isArray(addresses) ? addresses : []).filter(({ address }) =>
        mayConnectTo(address, policy),
      );
      const [first] = found;
      if (first === undefined) return callback(new RefusedAddress(hostname), []);
      return options.all === true
        ? callback(null, found)
        : callback(null, first.address, first.family);
    });
  };
}

function failureOf(error: unknown): HookFailure {
  if (error instanceof RefusedAddress) return 'refusedAddress';
  const { name = '', code = '' } = error as { readonly name?: string; readonly code?: string };
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ABORT_ERR') return 'timeout';
  return /CERT|SSL|TLS|SELF_SIGNED|EPROTO/.test(code) ? 'tls' : 'unreachable';
}

/** The status line and the headers; the body is not read. */
function answerTo(request: ClientRequest, body: string, policy: HookPolicy) {
  return new Promise<Pick<IncomingMessage, 'statusCode' | 'headers'>>((settle, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      settle(response);
      response.on('error', () => {});
      response.destroy();
    });
    request.on('socket', (socket: Socket) => {
      // before TLS begins, so before anything of the message has been written
      socket.once('connect', () => {
        const { remoteAddress = '' } = socket;
        if (!mayConnectTo(remoteAddress, policy)) socket.destroy(new RefusedAddress(remoteAddress));
      });
    });
    request.end(body);
  });
}

/** Posts webhooks over connections of their own, never to an address that is not public. */
export function createHookSender({
  policy,
  timeoutMs = TIMEOUT_MS,
  ca,
  lookup = resolve as unknown as LookupFunction,
}: HookSenderOptions): HookSender {
  async function post(message: HookMessage): Promise<Omit<HookAnswer, 'durationMs'>> {
    const read = readHookAddress(message.address, policy);
    if ('fault' in read) return { failure: 'refusedAddress', retryAfterSeconds: 0 };
    const { url } = read;
    const open = url.protocol === 'https:' ? secureRequest : plainRequest;
    const request = open({
      method: 'POST',
      host: hostOf(url),
      port: url.port || undefined,
      path: `${url.pathname}${url.search}`,
      agent: false,
      lookup: checkedLookup(policy, lookup),
      maxHeaderSize: MAX_HEADER_BYTES,
      signal: AbortSignal.timeout(timeoutMs),
      ...(ca !== undefined && { ca }),
      headers: {
        ...signedHeaders(message.secrets, message),
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(message.body),
        'user-agent': 'Tipmark-Webhooks/1',
        host: url.host,
        connection: 'close',
      },
    });
    const { statusCode, headers } = await answerTo(request, message.body, policy);
    return {
      ...(statusCode !== undefined && { status: statusCode }),
      retryAfterSeconds: retryAfterSeconds(headers['retry-after'] ?? null, Date.now()),
    };
  }

  return {
    policy,
    async send(message) {
      const startedMs = performance.now();
      const durationMs = () => Math.round(performance.now() - startedMs);
      try {
        return { ...(await post(message)), durationMs: durationMs() };
      } catch (error) {
        return { failure: failureOf(error), retryAfterSeconds: 0, durationMs: durationMs() };
      }
    },
  };
}
