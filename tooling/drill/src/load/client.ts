import { Agent } from 'undici';
import { guestAddress } from './addresses.ts';
import type { Tallying } from './tally.ts';

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Requests of visitors; every one of them is counted. */
export interface Client {
  /** @returns undefined when there was no reply */
  get(address: string): Promise<Reply | undefined>;
  post(address: string, body: object): Promise<Reply | undefined>;
  close(): Promise<void>;
}

export interface ClientOptions {
  /** Origin of the site. */
  readonly url: string;
  readonly tally: Tallying;
  /** What is being upgraded at the moment. */
  readonly step: () => string;
}

const CONNECTIONS = 48;
/** The number that the proxy of a drill gives a request. */
export const NUMBER_HEADER = 'x-drill-request';
/** A guest may call this often within a minute; the requests of one address stay far below. */
const REQUESTS_OF_NETWORK = 20;

export function createClient({ url, tally, step }: ClientOptions): Client {
  const agent = new Agent({ connections: CONNECTIONS });
  let number = 0;

  async function ask(method: 'GET' | 'POST', address: string, body?: object) {
    number += 1;
    const begun = { step: step(), request: `${method} ${address}`, atMs: performance.now() };
    const note = (outcome: number | string, id?: string) =>
      tally.note({ ...begun, outcome, ms: performance.now() - begun.atMs, id });
    try {
      const reply = await agent.request({
        origin: url,
        path: address,
        method,
        headers: {
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
          'x-forwarded-for': guestAddress(number, REQUESTS_OF_NETWORK),
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body ? JSON.stringify(body) : null,
      });
      // a body that breaks off is a failure, too
      const text = await reply.body.text();
      const id = reply.headers[NUMBER_HEADER];
      note(reply.statusCode, typeof id === 'string' ? id : undefined);
      const type = String(reply.headers['content-type'] ?? '');
      return { status: reply.statusCode, type, body: text };
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      note(code ?? message);
      return undefined;
    }
  }

  return {
    get: (address) => ask('GET', address),
    post: (address, body) => ask('POST', address, body),
    close: () => agent.close(),
  };
}
