import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { aProxy, type Proxy } from './testing/a-proxy.ts';

const CONNECTIONS = 400;
/** The response time of the API behind it. */
const ANSWER_MS = 10;
const SECONDS = 5;
/** Before the pace of the replies is known, everybody is admitted. */
const SETTLES_MS = 5_000;
/** Calls the API may have before it at once, so that the last of them waits two seconds. */
const MOST_WAITING = 2_000 / ANSWER_MS;
/** Of a machine on which other tests run. */
const PATIENCE_MS = 60_000;

let site: Proxy;
let port: number;

beforeAll(async () => {
  site = await aProxy();
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  port = (site.app.server.address() as AddressInfo).port;
});
afterAll(() => site.stop());

interface Answered {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly tookMs: number;
}

function request(agent: Agent): Promise<Answered> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/api/slow', agent }, (reply) => {
      const { statusCode: status = 0, headers } = reply;
      reply.resume().on('end', () => {
        const tookMs = performance.now() - began;
        resolve({ status, retryAfter: headers['retry-after'], tookMs });
      });
    }).on('error', reject);
  });
}

/** One after the other, like a visitor who retries when the answer asks for it. */
async function requestRepeatedly(agent: Agent, until: number): Promise<Answered[]> {
  const answers: Answered[] = [];
  while (performance.now() < until) {
    const answer = await request(agent);
    answers.push(answer);
    if (answer.status === 503) await pause(200 + 100 * Math.random());
  }
  return answers;
}

/** The wait that this share of them does not exceed, in milliseconds. */
function waitOf(answers: readonly Answered[], share: number): number {
  const waits = answers.map(({ tookMs }) => tookMs).toSorted((one, other) => one - other);
  return waits[Math.floor(waits.length * share)] ?? Number.NaN;
}

test(
  'with four hundred visitors at a time, few wait for an answer and the others are refused at once',
  async () => {
    let last: Promise<unknown> = Promise.resolve();
    let waiting = 0;
    let mostWaiting = 0;
    let idle = 0;
    site.api.answer = (_request, response) => {
      waiting += 1;
      mostWaiting = Math.max(mostWaiting, waiting);
      last = last
        .then(() => pause(ANSWER_MS))
        .then(() => {
          waiting -= 1;
          if (waiting === 0) idle += 1;
          response.end('{"data":1}');
        });
    };
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const ofAll = async (seconds: number, count: number) => {
      const until = performance.now() + seconds * 1_000;
      const callers = Array.from({ length: count }, () => requestRepeatedly(agent, until));
      return (await Promise.all(callers)).flat();
    };
    const few = await ofAll(2, 8);
    expect(few.map(({ status }) => status)).not.toContain(503);
    await ofAll(SETTLES_MS / 1_000, CONNECTIONS);
    mostWaiting = 0;
    idle = 0;
    const answers = await ofAll(SECONDS, CONNECTIONS);
    agent.destroy();

    const admitted = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.length).toBe(admitted.length + refused.length);
    // capacity is not wasted: after most answers the API has the next call already
    expect(idle).toBeLessThan(0.2 * admitted.length);
    expect(mostWaiting).toBeLessThanOrEqual(MOST_WAITING);
    expect(refused.length).toBeGreaterThan(CONNECTIONS / 2);
    expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['5']));
    expect(waitOf(refused, 0.9)).toBeLessThan(waitOf(admitted, 0.5) / 2);
  },
  PATIENCE_MS,
);
