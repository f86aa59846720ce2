import { type DeclaredEndpoint, type EndpointName, endpoints } from '@tipmark/contract';
import type { InjectOptions } from 'fastify';
import { aPerson, type Person } from '../account/testing/people.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
}, 60_000);
afterAll(() => api.close());

async function aSubscriber(): Promise<Person> {
  const person = await aPerson(api);
  await api.services.db
    .updateTable('users')
    .set({ subscription_expires_at: new Date(api.services.clock() * 1_000 + 3_600_000) })
    .where('url', '=', person.url)
    .execute();
  api.services.bus.publish(['*']);
  return person;
}

/** A call whose body and segments fit nothing: who may not call never gets as far as them. */
function callOf({ method, path }: DeclaredEndpoint, headers: Record<string, string>) {
  const url = path.replaceAll(/:\w+/g, '0');
  return {
    method,
    url,
    headers,
    ...(method === 'GET' ? {} : { payload: {} }),
  } as InjectOptions;
}

const CALLERS = {
  nobody: async () => ({}),
  guest: async () => ({ authorization: api.services.guests.issue().token }),
  stranger: async () => ({ authorization: 'some-token-of-nobody' }),
  forger: async () => ({ cookie: `token=g.${'A'.repeat(22)}.${'B'.repeat(43)}` }),
  user: async () => (await aPerson(api)).headers,
  subscriber: async () => (await aSubscriber()).headers,
} as const satisfies Record<string, () => Promise<Record<string, string>>>;

type Caller = keyof typeof CALLERS;

/** What stops a caller at the door; undefined = nothing does. Local calls are not there outside. */
const EXPECTED: Readonly<Record<DeclaredEndpoint['access'], Partial<Record<Caller, number>>>> = {
  public: {},
  user: { nobody: 401, guest: 401, stranger: 401, forger: 401 },
  premium: { nobody: 402, guest: 402, stranger: 401, forger: 401, user: 402 },
  local: {},
};

const CASES = (Object.keys(endpoints) as EndpointName[]).flatMap((name) =>
  (Object.keys(CALLERS) as Caller[]).map((caller) => [name, caller] as const),
);

test.each(CASES)('%s called by %s', async (name, caller) => {
  const endpoint: DeclaredEndpoint = endpoints[name];
  const headers = await CALLERS[caller]();
  if (endpoint.access === 'local') {
    const passedOn = { ...headers, 'x-forwarded-for': '203.0.113.5' };
    expect((await api.app.inject(callOf(endpoint, passedOn))).statusCode).toBe(404);
    return;
  }
  const { statusCode } = await api.app.inject(callOf(endpoint, headers));
  const stopped = EXPECTED[endpoint.access][caller];
  if (stopped === undefined) expect([200, 400, 404, 409, 422]).toContain(statusCode);
  else expect(statusCode).toBe(stopped);
});
