import {
  type DeclaredEndpoint,
  type EndpointName,
  endpoints,
  isErrorCode,
} from '@tipmark/contract';
import { sampleOf } from '@tipmark/test-kit/sample';
import type { LightMyRequestResponse } from 'fastify';
import { aPerson, type Person } from '../../people/account/testing/people.ts';
import { type HostileCall, hostileCalls } from '../../platform/http/testing/hostile-calls.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { localKeyOf } from '../../testing/local-key.ts';
import { POSTED_AT, someTippableMatches } from '../../testing/tips.ts';
import { aSubscriber } from '../soccer/testing/a-subscriber.ts';

/** A timeout for busy machines. */
const PATIENCE_MS = 300_000;
/** Number of requests made of each call. */
const PER_CALL = sampleOf(30, Number.POSITIVE_INFINITY);
const MOST_MS = 3_000;
/** Several, so that none of them is stopped for calling too often. */
const COUNT_OF_CALLERS = sampleOf(8, 80);

let api: TestApi;
let callers: Person[];
const statuses: number[] = [];

beforeAll(async () => {
  api = await createTestApi({ now: POSTED_AT });
  await someTippableMatches(api, 2);
  api.services.messenger.offerLocal('http://127.0.0.1:4000/dev/telegram');
  callers = [];
  for (let index = 0; index < COUNT_OF_CALLERS; index += 1) callers.push(await aSubscriber(api));
}, PATIENCE_MS);

afterAll(() => api.close());

/** Spread over all of them. */
function chosen(calls: readonly HostileCall[], from: number): HostileCall[] {
  const step = Math.max(1, calls.length / PER_CALL);
  return Array.from(
    { length: Math.min(PER_CALL, calls.length) },
    (_, index) => calls[(from + Math.floor(index * step)) % calls.length],
  ).filter((call) => call !== undefined);
}

/** The fault of a response; undefined = none. */
function faultOf(reply: LightMyRequestResponse): string | undefined {
  if (reply.statusCode >= 500) return `answered ${reply.statusCode}`;
  if (/node_modules|\bat .+\.ts:\d+|syntax error|invalid input syntax/.test(reply.body)) {
    return 'leaked internals';
  }
  if (reply.statusCode < 400) return undefined;
  const { error, ...rest } = reply.json();
  if (Object.keys(rest).length > 0 || !isErrorCode(error?.code)) return 'no error of ours';
  if (typeof error.message !== 'string' || error.message === '') return 'no message';
  const details = Object.entries(error.details ?? {});
  if (error.code === 'validation' && details.length === 0) return 'no field is named';
  if (details.some(([, text]) => typeof text !== 'string' || text === '')) return 'no text';
  return reply.headers['cache-control'] === 'no-store' ? undefined : 'may be kept';
}

/** Some calls end the session, or the account: the rest must not be refused for that. */
async function callerAt(index: number): Promise<Person> {
  const slot = index % COUNT_OF_CALLERS;
  const known = callers[slot];
  const isThere = known !== undefined && (await api.services.sessions.resolve(known.token));
  const caller = isThere ? known : await aSubscriber(api);
  callers[slot] = caller;
  return caller;
}

test.each(Object.keys(endpoints) as EndpointName[])(
  '%s answers hostile requests with proper errors',
  async (name) => {
    const endpoint: DeclaredEndpoint = endpoints[name];
    const faults: string[] = [];
    const calls = chosen([...hostileCalls(endpoint)], name.length);
    for (const [index, { what, request }] of calls.entries()) {
      const isLocal = endpoint.access === 'local';
      const key = isLocal
        ? { authorization: localKeyOf(api, name) }
        : (await callerAt(index)).headers;
      const began = performance.now();
      const reply = await api.app.inject({ ...request, headers: { ...request.headers, ...key } });
      const tookMs = performance.now() - began;
      statuses.push(reply.statusCode);
      const fault = tookMs > MOST_MS ? `took ${Math.round(tookMs)} ms` : faultOf(reply);
      if (fault !== undefined) faults.push(`${what}: ${fault}`);
    }
    expect(faults).toEqual([]);
  },
  PATIENCE_MS,
);

test('the hostile requests were processed and logged no error', async () => {
  expect(api.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  // They were processed, not refused beforehand.
  const share = (...of: number[]) =>
    statuses.filter((status) => of.includes(status)).length / statuses.length;
  expect(share(400)).toBeGreaterThan(0.3);
  expect(share(200)).toBeGreaterThan(0.05);
  expect(share(401, 402, 429)).toBeLessThan(0.05);
  // The API still works.
  expect((await aPerson(api)).token).toMatch(/./);
});
