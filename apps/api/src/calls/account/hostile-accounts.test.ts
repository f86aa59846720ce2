import { type DeclaredEndpoint, endpoints } from '@tipmark/contract';
import type { InjectOptions } from 'fastify';
import { aPerson } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
  api.services.messenger.offerLocal('http://127.0.0.1:4000/dev/telegram');
}, 60_000);
afterAll(() => api.close());

const HOSTILE: readonly unknown[] = [
  null,
  7,
  1e308,
  true,
  [],
  {},
  '',
  ' ',
  '\u0000',
  '\ud800',
  "' or 1=1 --",
  '%_\\',
  '<script>alert(1)</script>',
  '{{name}}',
  'я'.repeat(10_000),
  '\u202e\u200b',
  '__proto__',
  '../../etc/passwd',
  'a@b.c\r\nBcc: x@y.z',
  { toString: 'x', __proto__: { isAdmin: true } },
  Array.from({ length: 500 }, () => 1),
];

const ENDPOINTS = Object.values(endpoints).filter((endpoint: DeclaredEndpoint) =>
  endpoint.tags?.includes('account'),
) as DeclaredEndpoint[];

function fieldsOf({ body }: DeclaredEndpoint): string[] {
  const shape = (body as { _zod?: { def: { shape?: object } } } | undefined)?._zod?.def.shape;
  return Object.keys(shape ?? {});
}

test.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s answers hostile input below 500 and without internals',
  async (_name, endpoint) => {
    const fields = fieldsOf(endpoint);
    const { headers } = await aPerson(api);
    for (const value of HOSTILE) {
      const segment =
        encodeURIComponent(
          (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed().slice(0, 250),
        ) || '0';
      const call = {
        method: endpoint.method,
        url: endpoint.path.replaceAll(/:\w+/g, segment),
        headers,
        ...(endpoint.method === 'GET'
          ? {}
          : { payload: Object.fromEntries(fields.map((field) => [field, value])) }),
      } as InjectOptions;
      const reply = await api.app.inject(call);
      expect(reply.statusCode).toBeLessThan(500);
      expect(reply.body).not.toMatch(/select |insert |at .*\.ts:|ENOENT|postgres/i);
    }
  },
);

test('fields that a call does not declare are ignored', async () => {
  const { headers, url } = await aPerson(api);
  const more = { id: 1, is_blocked: false, subscription_expires_at: '2099-01-01', isNew: true };
  for (const [path, payload] of [
    ['/profile/change-description', { description: 'x' }],
    ['/profile/change-telegram', { telegram: 'some_name' }],
  ] as const) {
    const reply = await api.app.inject({
      method: 'POST',
      url: path,
      headers,
      payload: { ...payload, ...more },
    });
    expect(reply.statusCode).toBe(200);
  }
  const row = await api.services.db
    .selectFrom('users')
    .select('subscription_expires_at')
    .where('url', '=', url)
    .executeTakeFirstOrThrow();
  expect(row.subscription_expires_at).toBeNull();
});
