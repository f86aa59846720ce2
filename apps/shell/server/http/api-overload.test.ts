import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { aSite, type Site } from '../testing/a-site.ts';

const CONNECTIONS = 400;
/** The response time of the API behind it. */
const ANSWER_MS = 10;
const SECONDS = 5;
/** Before the pace of the replies is known, everybody is admitted. */
const SETTLES_MS = 5_000;
const IN_TIME_MS = 2_000;
const REFUSED_WITHIN_MS = 100;
/** Of a machine on which other tests run. */
const PATIENCE_MS = 60_000;

let site: Site;
let port: number;

beforeAll(async () => {
  site = await aSite();
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

/** One after the other, like a visitor who retries when told to. */
async function requestRepeatedly(agent: Agent, until: number): Promise<Answered[]> {
  const answers: Answered[] = [];
  while (performance.now() < until) {
    const answer = await request(agent);
    answers.push(answer);
    if (answer.status === 503) await pause(200 + 100 * Math.random());
  }
  return answers;
}

test(
  'with four hundred who ask at once, what is let in is answered in time, the others at once',
  async () => {
    let last: Promise<unknown> = Promise.resolve();
    site.api.answer = (_request, response) => {
      last = last.then(() => pause(ANSWER_MS)).then(() => response.end('{"data":1}'));
    };
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const ofAll = async (seconds: number, count: number) => {
      const until = performance.now() + seconds * 1_000;
      const callers = Array.from({ length: count }, () => requestRepeatedly(agent, until));
      return (await Promise.all(callers)).flat();
    };
    const few = await ofAll(2, 8);
    const most = few.length / 2;
    expect(few.map(({ status }) => status)).not.toContain(503);
    await ofAll(SETTLES_MS / 1_000, CONNECTIONS);
    const answers = await ofAll(SECONDS, CONNECTIONS);
    agent.destroy();

    const good = answers.filter(({ status, tookMs }) => status === 200 && tookMs <= IN_TIME_MS);
    expect(good.length / SECONDS).toBeGreaterThan(0.8 * most);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(CONNECTIONS / 2);
    expect(answers.length).toBe(
      refused.length + answers.filter(({ status }) => status === 200).length,
    );
    expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['5']));
    const waits = refused.map(({ tookMs }) => tookMs).toSorted((one, other) => one - other);
    expect(waits[Math.floor(waits.length * 0.9)]).toBeLessThan(REFUSED_WITHIN_MS);
  },
  PATIENCE_MS,
);
