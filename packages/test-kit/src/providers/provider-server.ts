import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

export interface ProviderCall {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** What a protocol answers, before something goes wrong. */
export interface ProviderReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text is sent as it is. */
  readonly body: unknown;
}

/** What goes wrong with one answer. */
export type ProviderFault =
  /** Another answer takes its place. */
  | { readonly kind: 'reply'; readonly reply: ProviderReply }
  /** The connection ends in the middle of the body. */
  | { readonly kind: 'half' }
  /** The connection ends before an answer. */
  | { readonly kind: 'reset' }
  /** The body is whole for HTTP, but breaks off as JSON. */
  | { readonly kind: 'brokenJson' }
  /** The answer comes later. */
  | { readonly kind: 'slow'; readonly ms: number };

export interface ProviderServer {
  /** Address of its calls, as the root of the provider. */
  readonly root: string;
  /** Every request that arrived, those with faults too. */
  readonly calls: readonly ProviderCall[];
  /** For the next answers, one each. */
  readonly faults: ProviderFault[];
  /** How much its clock is ahead of ours. */
  clockAheadSeconds: number;
  close(): Promise<void>;
}

const MS = 1_000;
const OK = 200;

function callOf({ url = '/', headers }: IncomingMessage): ProviderCall {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const plain = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return { path: pathname, query: searchParams, headers: Object.fromEntries(plain) };
}

const textOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

/** With a validator, and packed where the caller takes that. */
function send(
  call: ProviderCall,
  { status = OK, headers = {}, body }: ProviderReply,
  response: ServerResponse,
): void {
  const text = textOf(body);
  const etag = `"${createHash('sha1').update(text).digest('hex')}"`;
  if (status === OK && call.headers['if-none-match'] === etag) {
    response.writeHead(304, { ...headers, etag }).end();
    return;
  }
  const isPacked =
    !('content-encoding' in headers) && /\bgzip\b/.test(call.headers['accept-encoding'] ?? '');
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    ...(status === OK ? { etag } : {}),
    ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
    ...headers,
  });
  response.end(isPacked ? gzipSync(text) : text);
}

function sendHalf({ body }: ProviderReply, response: ServerResponse): void {
  const text = textOf(body);
  response.writeHead(OK, { 'content-type': 'application/json', 'content-length': text.length + 9 });
  response.write(text.slice(0, text.length / 2), () => response.destroy());
}

/** A server that speaks the protocol of a provider through real HTTP, on this machine. */
export async function startProviderServer(
  answer: (call: ProviderCall) => ProviderReply,
  prefix = '',
): Promise<ProviderServer> {
  const calls: ProviderCall[] = [];
  const faults: ProviderFault[] = [];
  const state = { clockAheadSeconds: 0 };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const received = callOf(request);
    const call = { ...received, path: received.path.replace(prefix, '') };
    calls.push(call);
    response.setHeader('date', new Date(Date.now() + state.clockAheadSeconds * MS).toUTCString());
    const fault = faults.shift();
    if (fault?.kind === 'reset') return void response.destroy();
    if (fault?.kind === 'reply') return send(call, fault.reply, response);
    // Whatever goes wrong on the way, the provider counts the call.
    const reply = answer(call);
    if (fault?.kind === 'half') return sendHalf(reply, response);
    if (fault?.kind === 'slow') await setTimeout(fault.ms, undefined, { ref: false });
    const text = textOf(reply.body);
    const isBroken = fault?.kind === 'brokenJson';
    send(call, isBroken ? { ...reply, body: text.slice(0, text.length / 2) } : reply, response);
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    root: `http://127.0.0.1:${port}${prefix}`,
    calls,
    faults,
    get clockAheadSeconds() {
      return state.clockAheadSeconds;
    },
    set clockAheadSeconds(seconds) {
      state.clockAheadSeconds = seconds;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
