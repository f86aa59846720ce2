import path from 'node:path';
import { notServed, queriedMetrics } from '@tipmark/test-kit/alerts';
import { register } from 'prom-client';
import { collectProcessMetrics } from '../../platform/metrics/process-metrics.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

const DEPLOY = path.resolve(import.meta.dirname, '../../../../../deploy');

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  collectProcessMetrics();
}, 60_000);
afterAll(async () => {
  register.clear();
  await api.close();
});

test.each([
  ['prometheus/alerts-api.yml', 15],
  ['grafana/dashboards/api.json', 15],
  ['../docs/service-levels.md', 4],
])('every metric and label that %s asks of the API is one that it serves', async (name, least) => {
  const file = path.join(DEPLOY, name);
  await api.app.inject('/timezone');
  const { body } = await api.app.inject('/metrics');
  expect(queriedMetrics(file, 'api').length).toBeGreaterThan(least);
  expect(notServed(file, body, 'api')).toEqual([]);
});
