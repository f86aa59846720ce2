import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type ApiProcess,
  createTestApi,
  createTestStore,
  startApiProcess,
} from '@tipmark/api/proofs';
import { FOREIGN_CALL_DEADLINE_MS } from '@tipmark/contract';
import { type Random, randomOf } from '@tipmark/simulator';
import type { Figure, OpenedProof, ProofPlace, Round, RoundOutcome } from '../runner/proof.ts';
import { register } from '../site/api-client.ts';
import { writeLogs } from '../site/write-logs.ts';
import { exchange } from './exchange.ts';
import { type BadRequest, createGrammar, type Grammar } from './grammar.ts';
import { faultOf } from './judge-answer.ts';
import { routesIn } from './routes.ts';
import { sendWire } from './wires.ts';

/** Requests of a round. */
export const REQUESTS = 1_000;
const LANES = 12;
/** Every so many requests one is no proper HTTP. */
const WIRE_EVERY = 20;
const MOST_MS = FOREIGN_CALL_DEADLINE_MS;
const PATIENCE_MS = 2 * MOST_MS;
/** Connections of pools that open under load, and of keep-alive that is still ending. */
const FILES_ALLOWED = 40;
const CLOSES_WITHIN_MS = 10_000;
const OPERATOR_KEY = 'a key of operators alone, thirty-two letters';
const FEED_KEY = 'a key of this proof alone, of some length';

/** What a round of this proof measures. */
export const figures = {
  requests: { what: 'requests', of: 'sum', least: 1 },
  wires: { what: 'of them no proper HTTP', of: 'sum', least: 1 },
  ok: { what: 'answered 2xx or 3xx', of: 'sum' },
  refused: { what: 'answered 4xx', of: 'sum', least: 1 },
  busy: { what: 'answered 503 with Retry-After', of: 'sum' },
  slowest: { what: 'slowest answer, ms', of: 'max', most: MOST_MS },
  leaked: {
    what: 'files and sockets a process holds more than before',
    of: 'max',
    most: FILES_ALLOWED,
  },
  logged: { what: 'lines of errors in the logs', of: 'sum', most: 0 },
  slow: { what: 'answers over the deadline', of: 'sum', most: 0 },
  wrong: { what: 'wrong answers and dead connections', of: 'sum', most: 0 },
} as const satisfies Record<string, Figure>;

type Name = keyof typeof figures;

interface Target {
  readonly apis: readonly ApiProcess[];
  readonly grammar: Grammar;
}

const portOf = ({ url }: ApiProcess): number => Number(new URL(url).port);

/** All routes of the API, by its own table. */
async function readRoutes() {
  const api = await createTestApi();
  try {
    return routesIn(api.app.printRoutes({ commonPrefix: false }));
  } finally {
    await api.close();
  }
}

/** Two processes of the API on one database, or one on the embedded. */
export async function open({ folder }: ProofPlace): Promise<OpenedProof<Name>> {
  const grammar = createGrammar({ routes: await readRoutes() });
  const store = await createTestStore();
  const env = { ...store.env, FEED_KEY, OPERATOR_KEY, LOG_LEVEL: 'info' };
  const count = 'DATABASE_URL' in store.env ? 2 : 1;
  const apis = await Promise.all(Array.from({ length: count }, () => startApiProcess(env)));
  return {
    round: (round) => attack({ apis, grammar }, round),
    async close() {
      writeLogs(
        folder,
        apis.map((api) => api.written()),
      );
      await Promise.all(apis.map((api) => api.stop()));
      await store.remove();
    },
  };
}

/** Files and sockets that a process has open, by its own metrics. */
async function openFiles({ url }: ApiProcess): Promise<number> {
  const reply = await fetch(`${url}/metrics`, { headers: { connection: 'close' } });
  const [, count] = /^process_open_fds(?:\{[^}]*\})? (\d+)/m.exec(await reply.text()) ?? [];
  if (count === undefined) throw new Error('the metrics do not count open files');
  return Number(count);
}

/** A call that is refused with 503 at its deadline is a warning. */
const errorsIn = (log: string): string[] =>
  log.split('\n').filter((line) => /"level":(?:50|60)/.test(line));

interface Caller {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function someCallers(url: string): Promise<readonly [Caller, ...Caller[]]> {
  const { token } = await register(url);
  return [
    { name: 'a guest', headers: {} },
    { name: 'a user', headers: { authorization: token } },
    { name: 'a user by cookie', headers: { cookie: `token=${token}`, origin: url } },
    { name: 'an unknown token', headers: { authorization: 'A'.repeat(43) } },
    { name: 'an operator', headers: { authorization: OPERATOR_KEY } },
    { name: 'a feed', headers: { authorization: FEED_KEY } },
  ];
}

function described({ method, path, what }: BadRequest, by: Caller, fault: string): string {
  return `${method} ${path.slice(0, 300)} by ${by.name} (${what.slice(0, 160)}): ${fault}`;
}

async function attack(
  { apis, grammar }: Target,
  { seed, number }: Round,
): Promise<RoundOutcome<Name>> {
  const [first] = apis as readonly [ApiProcess];
  const callers = await someCallers(first.url);
  const filesBefore = await Promise.all(apis.map(openFiles));
  const errorsBefore = apis.map((api) => errorsIn(api.written()).length);
  const agent = new Agent({ keepAlive: true, maxSockets: LANES * 2 });
  const counts = { ok: 0, refused: 0, busy: 0, wires: 0, slowest: 0 };
  const faults: string[] = [];
  const note = (status: number) => {
    if (status < 400) counts.ok += 1;
    else if (status < 500) counts.refused += 1;
    else counts.busy += 1;
  };

  async function sendOne(random: Random): Promise<void> {
    const api = apis[random.integer(0, apis.length - 1)] as ApiProcess;
    if (random.integer(1, WIRE_EVERY) === 1) {
      counts.wires += 1;
      const { what, statuses, text } = await sendWire(portOf(api), random);
      for (const status of statuses) note(status);
      const bad = statuses.find((status) => status >= 500 && status !== 503);
      if (bad !== undefined) faults.push(`${what}: answered ${bad}: ${text.slice(0, 200)}`);
      return;
    }
    const bad = grammar.next(random);
    const by = random.pick(callers);
    const sent = { ...bad, headers: { ...by.headers, ...bad.headers } };
    const answer = await exchange({ port: portOf(api), agent }, sent, PATIENCE_MS);
    counts.slowest = Math.max(counts.slowest, Math.round(answer.ms));
    if (answer.status !== undefined) note(answer.status);
    const fault = faultOf(answer, MOST_MS);
    if (fault !== undefined) faults.push(described(bad, by, fault));
  }

  let next = 0;
  const lane = async () => {
    while (next < REQUESTS) {
      next += 1;
      await sendOne(randomOf(seed, 'hostile', number, next));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  agent.destroy();
  const leaked = await leakedFiles(apis, filesBefore);
  const slow = faults.filter((fault) => fault.includes('slow: '));
  const errors = apis.flatMap((api, index) => errorsIn(api.written()).slice(errorsBefore[index]));
  return {
    figures: {
      requests: REQUESTS,
      ...counts,
      leaked,
      logged: errors.length,
      slow: slow.length,
      wrong: faults.length - slow.length,
    },
    faults: [...faults, ...errors.map((line) => `logged: ${line.slice(0, 400)}`)],
  };
}

/** What the processes hold more than before, once connections had time to end. */
async function leakedFiles(
  apis: readonly ApiProcess[],
  before: readonly number[],
): Promise<number> {
  const deadline = performance.now() + CLOSES_WITHIN_MS;
  for (;;) {
    const now = await Promise.all(apis.map(openFiles));
    const most = Math.max(...now.map((count, index) => count - (before[index] ?? 0)));
    if (most <= 0 || performance.now() > deadline) return Math.max(0, most);
    await pause(250);
  }
}
