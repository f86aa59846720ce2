import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { notServed, queriedMetrics, queriesOf } from '@tipmark/test-kit/alerts';
import { createServerMetrics } from '@tipmark/web-server';
import { collectDefaultMetrics } from 'prom-client';
import { aSite } from '../testing/a-site.ts';

const DEPLOY = path.resolve(import.meta.dirname, '../../../../deploy');
const RULES = path.join(DEPLOY, 'prometheus');

it.each([
  'prometheus/alerts-shell.yml',
  'grafana/dashboards/shell.json',
  '../docs/service-levels.md',
])('every metric and label that %s asks of the shell is one that it serves', async (name) => {
  const file = path.join(DEPLOY, name);
  const site = await aSite(undefined, { EDGE_PURGE_URL: 'http://127.0.0.1:9/' });
  await site.get('/about-us');
  const { body } = await site.get('/metrics');
  // those of a process are added by main.ts
  const { registry } = createServerMetrics();
  collectDefaultMetrics({ register: registry });
  expect(queriedMetrics(file, 'shell').length).toBeGreaterThan(6);
  expect(notServed(file, body + (await registry.metrics()), 'shell')).toEqual([]);
  await site.stop();
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

(hasPromtool ? it : it.skip)('alerts and configuration are accepted by Prometheus', () => {
  const rules = readdirSync(RULES).filter((file) => file.startsWith('alerts-'));
  const files = rules.map((file) => path.join(RULES, file));
  for (const args of [
    ['check', 'rules', '--lint-fatal', ...files],
    ['check', 'config', path.join(RULES, 'prometheus.yml')],
  ]) {
    const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
    expect({ status, output: stdout + stderr }).toMatchObject({ status: 0 });
  }
});

(hasPromtool ? it : it.skip)(
  'a night that needs nobody wakes nobody, and one that does somebody',
  () => {
    const nights = path.join(import.meta.dirname, 'nights.yml');
    const args = ['test', 'rules', nights];
    const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
    expect({ status, output: stdout + stderr }).toMatchObject({ status: 0 });
  },
);

(hasPromtool ? it : it.skip)('the queries of the service levels are accepted by Prometheus', () => {
  const queries = queriesOf(path.join(DEPLOY, '../docs/service-levels.md'));
  expect(queries.length).toBeGreaterThan(8);
  const rules = queries.map((expr, index) => ({ record: `level:number:${index}`, expr }));
  const folder = mkdtempSync(path.join(tmpdir(), 'levels-'));
  const file = path.join(folder, 'levels.yml');
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'levels', rules }] }));
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', file], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect({ status, output: stdout + stderr }).toMatchObject({ status: 0 });
});
