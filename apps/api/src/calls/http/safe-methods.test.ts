import { type EndpointName, endpoints } from '@tipmark/contract';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { OFFERED } from '../../people/account/sign-ins/testing/arrivals.ts';
import { aPerson, type Person } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { EXAMPLES_AT, exampleCalls, prepareExamples } from '../serve/testing/example-calls.ts';

const NAMES = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => endpoints[name].method === 'GET',
);
/**
 * What the GET of a call writes. None is what a page of another site could gain by: two need a
 * secret in their address, the others store what is so already, whoever asks.
 */
const WRITES: Readonly<Partial<Record<EndpointName, readonly string[]>>> = {
  confirmEmail: ['users'],
  userInfo: ['legacy_auth', 'sessions'],
  currentSession: ['users'],
  ledgerHeadOfDay: ['ledger_heads'],
};

let api: TestApi;
let visitor: Person;
let tables: readonly string[];

beforeAll(async () => {
  api = await createTestApi({ now: EXAMPLES_AT, config: { signInProviders: [OFFERED] } });
  await prepareExamples(api);
  visitor = await aPerson(api);
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(
    api.database.db,
  );
  tables = rows.map(({ name }) => name);
}, 120_000);

afterAll(() => api.close());

/** Table → its rows as one hash. */
async function stored(): Promise<Map<string, string>> {
  const hashes = tables.map(
    (name) => sql`
      select ${name}::text as name,
        coalesce(md5(string_agg(r::text, ',' order by r::text)), '') as hash
      from ${sql.table(name)} as r`,
  );
  const { rows } = await sql<{ name: string; hash: string }>`
    ${sql.join(hashes, sql` union all `)}`.execute(api.database.db);
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

/** As somebody who is signed in, where the example is not. */
function signedIn(call: InjectOptions): InjectOptions {
  return { ...call, headers: { authorization: visitor.token, ...call.headers } };
}

test('no GET of a signed-in user changes a row', async () => {
  const examples = exampleCalls(() => api);
  const calls: [EndpointName, InjectOptions][] = [];
  for (const name of NAMES) calls.push([name, await examples[name]()]);
  const written: Record<string, readonly string[]> = {};
  let before = await stored();
  for (const [name, call] of calls) {
    api.services.responses.purge(['*']);
    const reply = await api.app.inject(signedIn(call));
    expect([name, reply.statusCode < 400]).toEqual([name, true]);
    const after = await stored();
    const changed = tables.filter((table) => after.get(table) !== before.get(table));
    if (changed.length > 0) written[name] = changed;
    before = after;
  }
  expect(written).toEqual(WRITES);
  expect(tables.length).toBeGreaterThan(100);
}, 600_000);
