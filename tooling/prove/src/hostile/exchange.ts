import { type Agent, request } from 'node:http';
import type { BadRequest } from './grammar.ts';

/** What a request was answered. */
export interface Answered {
  /** Undefined if the connection died without an answer. */
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** Until the answer began. */
  readonly ms: number;
}

/** A stream of events never ends: this much of it is read. */
const STREAM_MS = 50;

/** Sends a request over a real socket, without correcting it. */
export function exchange(
  { port, agent }: { readonly port: number; readonly agent: Agent },
  { method, path, headers, body }: BadRequest,
  patienceMs: number,
): Promise<Answered> {
  const begunMs = performance.now();
  return new Promise((resolve) => {
    const none = () =>
      resolve({ status: undefined, headers: {}, body: '', ms: performance.now() - begunMs });
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request({
      port,
      agent,
      host: '127.0.0.1',
      method,
      path,
      headers: { ...headers, ...length },
    });
    sent.setTimeout(patienceMs, () => sent.destroy());
    sent.once('error', none);
    sent.once('response', (reply) => {
      const ms = performance.now() - begunMs;
      let text = '';
      const done = () =>
        resolve({ status: reply.statusCode, headers: reply.headers, body: text, ms });
      reply.setEncoding('utf8');
      reply.on('data', (chunk: string) => {
        text += chunk;
      });
      reply.once('close', done);
      if (String(reply.headers['content-type']).startsWith('text/event-stream')) {
        setTimeout(() => reply.destroy(), STREAM_MS);
      }
    });
    sent.end(body);
  });
}
