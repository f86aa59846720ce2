import {
  type DeclaredEndpoint,
  type EndpointName,
  endpoints,
  errorCodesOf,
} from '@tipmark/contract';
import { OFFERED } from '../../people/account/sign-ins/testing/arrivals.ts';
import { CALLERS, STOPPED, someCallers } from '../../platform/access/testing/callers.ts';
import type { Limits } from '../../platform/admission/rate-limits.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { isTestingPostgres } from '../../testing/create-test-database.ts';
import { handlers } from './handlers.ts';
import { EXAMPLES_AT, exampleCalls, prepareExamples } from './testing/example-calls.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: EXAMPLES_AT, config: { signInProviders: [OFFERED] } });
  await prepareExamples(api);
}, 60_000);

afterAll(() => api.close());

const CALLS = exampleCalls(() => api);

/** The first call that uses the tip index builds it: the search, before scanner and templates. */
const rank = (name: EndpointName) => Number(/Scanner|Template|Dropping|Grid/.test(name));
const NAMES = (Object.keys(endpoints) as EndpointName[]).toSorted(
  (one, other) => rank(one) - rank(other),
);
const isBounded = (name: EndpointName) => Number.isFinite(handlers[name].statements);

let now = EXAMPLES_AT;

/** Of a response without cached parts. */
async function countStatementsOf(name: EndpointName): Promise<unknown> {
  const call = await CALLS[name]();
  now += 2;
  api.setNow(now);
  api.services.responses.purge(['*']);
  const reply = await api.app.inject(call);
  expect(reply.statusCode).toBe(200);
  return api.log.findLast(({ msg }) => msg === 'request')?.['statements'];
}

/** Acquiring and releasing the lock of a user: the embedded database needs none. */
const ofServerLock = (name: EndpointName) =>
  !isTestingPostgres && ['accountDelete', 'changeSubscription'].includes(name) ? 2 : 0;

// Exactly: a declared number above the actual one would hide new statements.
test.each(NAMES.filter(isBounded))('%s takes as many statements as it declares', async (name) => {
  const declared = Number(handlers[name].statements);
  expect(await countStatementsOf(name)).toBe(declared - ofServerLock(name));
});

test.each(NAMES.filter((name) => endpoints[name].cache === 'shared'))(
  '%s is shared: publicly cacheable and without a cookie',
  async (name) => {
    const { headers } = await api.app.inject(await CALLS[name]());
    expect(headers['cache-control']).toMatch(/^public, max-age=5/);
    expect(headers['vary']).toMatch(/^Accept-Language, Authorization, Cookie, Accept-Encoding/);
    const handler: object = handlers[name];
    const isDayList = 'isDayList' in handler && handler.isDayList === true;
    expect(String(headers['vary']).endsWith(', Timezone-Offset')).toBe(isDayList);
    expect(headers).not.toHaveProperty('set-cookie');
  },
);

test.each(NAMES.filter((name) => endpoints[name].cache === 'private'))(
  '%s is private: never cached',
  async (name) => {
    const { headers } = await api.app.inject(await CALLS[name]());
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['vary']).toMatch(/^Accept-Language, Authorization, Cookie/);
    expect(headers).not.toHaveProperty('etag');
  },
);

/** Counts how often anything is limited while a call is made. */
async function countLimits(call: () => Promise<unknown>): Promise<number> {
  const { limits } = api.services;
  const take = limits.take;
  let count = 0;
  const counting: Partial<Limits> = {
    take(limit, key) {
      count += 1;
      return take(limit, key);
    },
  };
  Object.assign(limits, counting);
  await call();
  Object.assign(limits, { take });
  return count;
}

test.each(NAMES)('%s declares its rate limits and idempotency keys as errors', async (name) => {
  const endpoint: DeclaredEndpoint = endpoints[name];
  const good = await CALLS[name]();
  const key = `limits of ${name}`;
  const call = { ...good, headers: { ...good.headers, 'idempotency-key': key } };
  const taken = await countLimits(() => api.app.inject(call));
  const handler: object = handlers[name];
  const isLimited = taken > 0 || 'callsPerMinute' in handler || 'atOnce' in handler;
  const cached = await api.services.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('key', '=', key)
    .execute();
  const refusals = errorCodesOf(endpoint);
  expect({
    rate_limited: refusals.includes('rate_limited'),
    idempotency_mismatch: refusals.includes('idempotency_mismatch'),
  }).toEqual({ rate_limited: isLimited, idempotency_mismatch: cached.length > 0 });
});

/** Free only to some extent: their valid calls exceed it. */
const PAID_IN_PART: ReadonlySet<string> = new Set([
  'soccerOddsScannerParameters',
  'hockeyOddsScannerParameters',
  'tennisOddsScannerParameters',
  'soccerOddsScannerRecord',
  'hockeyOddsScannerRecord',
  'tennisOddsScannerRecord',
  'tipsSearch',
  'usersSearch',
  'tipsSearchRecord',
  'usersSearchRecord',
]);

const headersOf = someCallers(() => api);

/** Names of headers with which a valid call identifies its caller. */
const WHO = new Set(['authorization', 'cookie', 'idempotency-key']);

/** A user's valid call, made by another user: only the caller's rights decide. */
test.each(NAMES.filter((name) => endpoints[name].access !== 'local'))(
  '%s called by others is answered by their access only',
  async (name) => {
    const { cache } = endpoints[name];
    const access = PAID_IN_PART.has(name) ? 'premium' : endpoints[name].access;
    const good = await CALLS[name]();
    const cached = Object.entries(good.headers ?? {}).filter(([header]) => !WHO.has(header));
    for (const caller of CALLERS) {
      const headers = { ...Object.fromEntries(cached), ...(await headersOf(caller)) };
      const reply = await api.app.inject({ ...good, headers });
      const stopped = STOPPED[access][caller];
      const isProved = endpoints[name].access === 'user' && 'proof' in endpoints[name];
      // another user's proof is wrong or missing for this one
      const accepted = [200, 400, 404, 409, 422, 429, ...(isProved ? [403] : [])];
      if (stopped === undefined) expect(accepted).toContain(reply.statusCode);
      else expect([caller, reply.statusCode]).toEqual([caller, stopped]);
      const isStored = reply.headers['cache-control']?.includes('public') === true;
      expect(isStored).toBe(cache === 'shared' && reply.statusCode === 200);
    }
  },
  60_000,
);
