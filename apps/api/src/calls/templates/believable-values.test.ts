import { sql } from 'kysely';
import { aSubscriber, TEMPLATE_PATHS } from '../../discovery/templates/testing/template-calls.ts';
import { readMigrations } from '../../platform/database/migration-files.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

const NOW = 1_795_262_400;
const [templates] = TEMPLATE_PATHS.soccerScanner;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
}, 120_000);
afterAll(() => api.close());

test('templates stored with claimed values go on with believable ones', async () => {
  const stored = [
    { minValuePercent: 3, valueKind: 1 },
    { minValuePercent: 8 },
    { minValuePercent: -2, valueKind: 1 },
    { minValuePercent: 5, valueKind: 2 },
    { minValuePercent: -4, valueKind: 2 },
    { minOdds: 1.5 },
  ];
  const { headers } = await aSubscriber(api);
  for (const [index, params] of stored.entries()) {
    const payload = { name: `Template ${index}`, params };
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: templates,
      headers,
      payload,
    });
    expect(statusCode).toBe(200);
  }
  const migration = readMigrations().find(({ id }) => id === '0008-believable-value');
  await sql.raw(migration?.sql ?? '').execute(api.services.db);
  const { data } = (await api.app.inject({ url: templates, headers })).json();
  const paramsOf = new Map(
    data.customs.map(({ name, params }: { name: string; params: object }) => [name, params]),
  );
  expect(stored.map((_, index) => paramsOf.get(`Template ${index}`))).toEqual([
    { minValuePercent: 1.5, valueKind: 1 },
    { minValuePercent: 3 },
    { minValuePercent: -2, valueKind: 1 },
    { minValuePercent: 0, valueKind: 2 },
    { minValuePercent: -4, valueKind: 2 },
    { minOdds: 1.5 },
  ]);
});
