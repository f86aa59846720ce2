import { Agent, type IncomingMessage, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sampleOf } from '@tipmark/test-kit/sample';
import fc from 'fast-check';
import { aProxy, type Proxy } from './testing/a-proxy.ts';

const LIMIT = 65_536;
const HANGS_AFTER_MS = 5_000;

/** How the API receives a call, by the first segment of its path. */
const upstreams: Readonly<Record<string, RequestListener>> = {
  whole: (received, response) => {
    received.resume().on('end', () => response.end('{"data":1}'));
  },
  early: (_received, response) => {
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{}}');
  },
  earlyAndCloses: (received, response) => {
    response.writeHead(413, { connection: 'close' }).end('{"error":{}}');
    response.on('finish', () => received.socket.destroy());
  },
  resets: (received) => {
    received.socket.resetAndDestroy();
  },
  resetsInAnswer: (received, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('half of it', () => received.socket.resetAndDestroy());
  },
  slow: (received, response) => {
    received.resume();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"data"');
    setTimeout(() => response.write(':'), 3);
    setTimeout(() => response.end('1}'), 6);
  },
  silent: () => {},
};

let site: Proxy;
let port: number;
beforeAll(async () => {
  site = await aProxy();
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  port = (site.app.server.address() as AddressInfo).port;
  site.api.answer = (received, response) => {
    received.on('error', () => {});
    const [, name = ''] = (received.url ?? '').split('/');
    upstreams[name]?.(received, response);
  };
});
afterAll(() => site.stop());

interface Call {
  readonly upstream: string;
  readonly bytes: number;
  readonly pieces: number;
  readonly isChunked: boolean;
  /** The visitor leaves without waiting for the answer. */
  readonly leaves: boolean;
}

const call: fc.Arbitrary<Call> = fc
  .record({
    upstream: fc.constantFrom(...Object.keys(upstreams)),
    bytes: fc.constantFrom(0, 10, 2_000, LIMIT, LIMIT + 1, 3 * LIMIT, 1_000_000),
    pieces: fc.integer({ min: 1, max: 4 }),
    isChunked: fc.boolean(),
    leaves: fc.boolean(),
  })
  .map((one) => ({ ...one, leaves: one.leaves || one.upstream === 'silent' }));

/** The status; 0 where the connection was closed before a complete response. */
async function make(agent: Agent, { upstream, bytes, pieces, isChunked, leaves }: Call) {
  const sent = request({
    agent,
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: `/api/${upstream}`,
    headers: {
      'content-type': 'application/json',
      ...(isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': bytes }),
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new Error(`${upstream} of ${bytes} bytes hangs`));
      sent.destroy();
    }, HANGS_AFTER_MS);
    const end = (value: number) => {
      clearTimeout(late);
      resolve(value);
    };
    sent.on('error', () => end(0));
    sent.on('close', () => end(0));
    sent.on('response', (answer: IncomingMessage) => {
      answer.resume();
      answer.on('error', () => end(0));
      answer.on('end', () => end(answer.statusCode ?? 0));
    });
  });
  const piece = Buffer.alloc(Math.floor(bytes / pieces), '1');
  for (let count = 1; count < pieces && !sent.destroyed; count += 1) {
    sent.write(piece);
    await pause(1);
  }
  sent.end(Buffer.alloc(bytes - piece.length * (pieces - 1), '1'));
  if (leaves) setTimeout(() => sent.destroy(), 5);
  return status;
}

const statusOf = async (agent: Agent): Promise<number> => {
  const plain = { upstream: 'whole', bytes: 10, pieces: 1, isChunked: false, leaves: false };
  // the server may close a connection at the moment it is used again
  return (await make(agent, plain)) || make(agent, plain);
};

const expected = ({ upstream, bytes }: Call): readonly number[] => {
  if (bytes > LIMIT) return [413, 0];
  if (upstream === 'early') return [401];
  if (upstream === 'earlyAndCloses') return [413];
  if (upstream === 'resets') return [503];
  return upstream === 'resetsInAnswer' ? [0] : [200];
};

it(
  'leaves a visitor’s connection usable or closed, whatever the api does with a call',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 5 }), async (calls) => {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 });
        try {
          for (const one of calls) {
            const status = await make(agent, one);
            if (!one.leaves) expect(expected(one)).toContain(status);
            expect(await statusOf(agent)).toBe(200);
          }
        } finally {
          agent.destroy();
        }
      }),
      { numRuns: sampleOf(60, 1_000) },
    );
  },
  sampleOf(60_000, 600_000),
);

it('answers a body that is too long itself, in the api’s error format, and closes the connection', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/whole`, {
    method: 'POST',
    headers: { 'accept-language': 'en' },
    body: '1'.repeat(LIMIT + 1),
  });
  expect(answer.status).toBe(413);
  expect(answer.headers.get('connection')).toBe('close');
  expect(await answer.json()).toEqual({
    error: {
      code: 'payload_too_large',
      message: 'The request is too large. Send less at a time.',
    },
  });
});
