import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { register } from 'prom-client';
import { createJobStates } from '../../platform/metrics/job-states.ts';
import { collectProcessMetrics } from '../../platform/metrics/process-metrics.ts';
import { enqueueMails } from '../../platform/outbox/enqueue.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

const NOW = 1_795_262_400;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  collectProcessMetrics();
}, 60_000);
afterAll(async () => {
  register.clear();
  await api.close();
});

/** Later than the values of the scrape before it are used. */
async function scrape(): Promise<string> {
  await wait(250);
  return (await api.app.inject('/metrics')).body;
}

function valueOf(body: string, series: string): number {
  const line = body.split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length));
}

interface Family {
  name: string;
  help: string;
  type: string;
  samples: string[];
}

function familiesOf(body: string): Family[] {
  const families: Family[] = [];
  for (const line of body.split('\n')) {
    const [, word, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line) ?? [];
    if (word === 'HELP') families.push({ name, help: rest, type: '', samples: [] });
    else if (word === 'TYPE') (families.at(-1) as Family).type = rest;
    else if (line !== '') families.at(-1)?.samples.push(line);
  }
  return families;
}

test('names, types and help texts follow the rules of Prometheus', async () => {
  await api.app.inject('/timezone');
  const families = familiesOf(await scrape());
  expect(families.length).toBeGreaterThan(30);
  const faults = families.flatMap(({ name, help, type, samples }) => [
    ...(type === 'counter' && !name.endsWith('_total') ? [`${name}: counter without _total`] : []),
    ...(type !== 'counter' && name.endsWith('_total') ? [`${name}: _total of no counter`] : []),
    ...(/_(?:count|sum|bucket)$/.test(name) ? [`${name}: suffix of a histogram`] : []),
    ...(/_(?:milliseconds|ms|minutes|hours|kilobytes|kb|mb)\b/.test(name) ? [`${name}: unit`] : []),
    ...(name.includes(type) && type !== '' ? [`${name}: contains its type`] : []),
    ...(/[A-Z]/.test(name) ? [`${name}: camel case`] : []),
    // that of the library's own
    ...(name !== 'nodejs_version_info' &&
    help.replaceAll(/\W/g, '').toLowerCase() === name.replaceAll('_', '')
      ? [`${name}: its help repeats it`]
      : []),
    ...(help.length < 12 ? [`${name}: no help`] : []),
    ...(type === 'histogram' && samples.length > 0 && !samples.some((line) => line.includes('+Inf'))
      ? [`${name}: no buckets`]
      : []),
  ]);
  expect(faults).toEqual([]);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

(hasPromtool ? test : test.skip)('the linter of Prometheus has nothing to say', async () => {
  await api.app.inject('/timezone');
  const { stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], {
    input: await scrape(),
    encoding: 'utf8',
  });
  expect(`${stdout}${stderr}`).toBe('');
});

test('the time of requests is a histogram: each bucket contains those before it', async () => {
  for (let times = 0; times < 3; times += 1) await api.app.inject('/timezone');
  const body = await scrape();
  const of = 'route="/timezone",status="200"';
  const count = valueOf(body, `http_request_duration_seconds_count{${of}}`);
  expect(count).toBeGreaterThanOrEqual(3);
  const buckets = [
    ...body.matchAll(/_bucket\{route="\/timezone",status="200",le="([^"]+)"\} (\d+)/g),
  ];
  const values = buckets.map(([, , value]) => Number(value));
  expect(values.toSorted((left, right) => left - right)).toEqual(values);
  expect(buckets.at(-1)?.[1]).toBe('+Inf');
  expect(values.at(-1)).toBe(count);
  expect(valueOf(body, `http_request_duration_seconds_sum{${of}}`)).toBeGreaterThan(0);
});

test('messages that wait are counted by channel and lane, with the age of the oldest', async () => {
  const letter = { recipient: 'olga@example.com', locale: 'en' } as const;
  await enqueueMails(
    api.services.db,
    [
      { ...letter, kind: 'password_changed' },
      { ...letter, kind: 'payment_receipt' },
      { ...letter, kind: 'payment_receipt' },
    ],
    NOW - 90,
  );
  const body = await scrape();
  const lane = (name: string, channel = 'mail') => `{channel="${channel}",lane="${name}"}`;
  expect(valueOf(body, `outbox_waiting_messages${lane('account')}`)).toBe(1);
  expect(valueOf(body, `outbox_waiting_messages${lane('money')}`)).toBe(2);
  expect(valueOf(body, `outbox_waiting_messages${lane('followers', 'push')}`)).toBe(0);
  expect(valueOf(body, `outbox_oldest_due_seconds${lane('money')}`)).toBe(90);
  expect(valueOf(body, `outbox_dead_messages${lane('money')}`)).toBe(0);
  expect(valueOf(body, 'stored_metrics_up')).toBe(1);
});

test('failures of jobs are counted over processes, and none is lost while the database is away', async () => {
  const errors: unknown[] = [];
  const states = () => createJobStates(api.services, (error) => errors.push(error));
  const [first, second] = [states(), states()];
  for (const each of [first, second]) {
    each.failed('settlement');
    each.succeeded('settlement');
  }
  first.failed('settlement');
  await api.services.db.schema.alterTable('job_states').renameTo('elsewhere').execute();
  await first.close();
  await api.services.db.schema.alterTable('elsewhere').renameTo('job_states').execute();
  expect(errors).toHaveLength(1);
  await Promise.all([first.close(), second.close()]);
  const body = await scrape();
  expect(valueOf(body, 'job_failures_total{job="settlement"}')).toBe(3);
  expect(valueOf(body, 'job_last_success_timestamp_seconds{job="settlement"}')).toBe(NOW);
});
