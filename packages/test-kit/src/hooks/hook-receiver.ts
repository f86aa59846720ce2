import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { selfSigned } from '../tls/self-signed.ts';

/** A webhook as it arrived. */
export interface ReceivedHook {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What a receiver does instead of answering. */
export type HookFault = 'silent' | 'closed' | 'endlessBody' | 'endlessHeaders';

export interface HookReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface HookReceiver {
  readonly url: string;
  /** Of the self-signed certificate; empty without TLS. */
  readonly certificate: string;
  readonly received: readonly ReceivedHook[];
  /** From now on; 204 in the beginning. */
  answerWith(reply: HookReply | HookFault): void;
  /** The most that were open at a time. */
  readonly mostAtOnce: number;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Sends until its connection ends. */
function sendForever(socket: Socket, text: string): void {
  const send = () => {
    if (socket.destroyed) return;
    if (socket.write(text)) setImmediate(send);
    else socket.once('drain', send);
  };
  send();
}

function fail(fault: HookFault, response: ServerResponse): void {
  const { socket } = response;
  if (fault === 'silent' || socket === null) return;
  if (fault === 'closed') {
    socket.destroy();
    return;
  }
  socket.on('error', () => {});
  socket.write('HTTP/1.1 200 OK\r\n');
  if (fault === 'endlessHeaders') return sendForever(socket, `x-more: ${'x'.repeat(1_000)}\r\n`);
  socket.write('transfer-encoding: chunked\r\n\r\n');
  sendForever(socket, `400\r\n${'x'.repeat(1_024)}\r\n`);
}

/** A program on this machine that receives webhooks, and does what such programs do wrong. */
export async function startHookReceiver({ isSecure = false } = {}): Promise<HookReceiver> {
  const received: ReceivedHook[] = [];
  let answer: HookReply | HookFault = { status: 204 };
  let open = 0;
  let most = 0;
  const listener = async (request: IncomingMessage, response: ServerResponse) => {
    open += 1;
    most = Math.max(most, open);
    response.on('close', () => {
      open -= 1;
    });
    const body = await bodyOf(request);
    const headers = request.headers as Record<string, string>;
    received.push({ path: request.url ?? '', headers, body });
    if (typeof answer === 'string') return fail(answer, response);
    response.writeHead(answer.status, answer.headers).end();
  };
  const { key, cert } = selfSigned();
  const server = isSecure
    ? createSecureServer({ key, cert }, (...call) => void listener(...call).catch(() => {}))
    : createServer((...call) => void listener(...call).catch(() => {}));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `${isSecure ? 'https' : 'http'}://localhost:${port}/hooks`,
    certificate: isSecure ? cert : '',
    received,
    answerWith(reply) {
      answer = reply;
    },
    get mostAtOnce() {
      return most;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
