import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { alertsOf, withoutSeries } from '@tipmark/test-kit/alerts';
import { FIRING_CASES } from './testing/firing-cases.ts';
import { MINUTES, NORMAL_DAY } from './testing/normal-day.ts';

const RULES = path.resolve(import.meta.dirname, '../../../../deploy/prometheus');
const FILES = ['alerts-api.yml', 'alerts-shell.yml'].map((name) => path.join(RULES, name));
const ALERTS = FILES.flatMap(alertsOf);
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

const seriesOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([series, each]) => ({ series, values: each }));

/** Plays them on the rules of the site; what promtool reports is in the failure. */
function play(tests: readonly object[]): { status: number | null; output: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'alerts-'));
  const file = path.join(folder, 'days.yml');
  writeFileSync(file, JSON.stringify({ rule_files: FILES, evaluation_interval: '1m', tests }));
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return { status, output: stdout + stderr };
}

it('every rule is read', () => {
  const written = FILES.flatMap((file) => readFileSync(file, 'utf8').match(/- alert: /g) ?? []);
  expect(ALERTS).toHaveLength(written.length);
});

it('every alert has a case in which it fires, of the metrics that it asks for', () => {
  expect(Object.keys(FIRING_CASES).toSorted()).toEqual(ALERTS.map(({ name }) => name).toSorted());
  const faults = ALERTS.flatMap(({ name, expr }) => {
    const series = Object.keys(FIRING_CASES[name]?.series ?? {});
    return withoutSeries(expr, series).map((selected) => `${name}: ${selected}`);
  });
  expect(faults).toEqual([]);
});

it('the normal day has every metric that an alert asks for', () => {
  const days = Object.keys(NORMAL_DAY);
  const faults = ALERTS.flatMap(({ name, expr }) =>
    withoutSeries(expr, days).map((selected) => `${name}: ${selected}`),
  );
  expect(faults).toEqual([]);
});

(hasPromtool ? it : it.skip).each(ALERTS.map((alert) => [alert.name, alert] as const))(
  '%s fires',
  (name, { severity, summary, description }) => {
    const found = FIRING_CASES[name];
    expect(found).toBeDefined();
    if (found === undefined) return;
    const { what, series, minute, labels } = found;
    const alert = {
      exp_labels: { ...labels, severity },
      exp_annotations: { summary, description },
    };
    const test = {
      name: what,
      interval: '1m',
      input_series: seriesOf(series),
      alert_rule_test: [{ eval_time: `${minute}m`, alertname: name, exp_alerts: [alert] }],
    };
    expect(play([test])).toMatchObject({ status: 0 });
  },
);

(hasPromtool ? it : it.skip)('none fires at any minute of a normal day', () => {
  const fired = (name: string) => ({
    expr: `count_over_time(ALERTS{alertname="${name}",alertstate="firing"}[1d])`,
    eval_time: `${MINUTES}m`,
    exp_samples: [],
  });
  const day = {
    name: 'a normal day',
    interval: '1m',
    input_series: seriesOf(NORMAL_DAY),
    promql_expr_test: ALERTS.map(({ name }) => fired(name)),
  };
  expect(play([day])).toMatchObject({ status: 0 });
});

(hasPromtool ? it : it.skip)('an alert that fired for one minute of the day is found', () => {
  const isDown = `1x699 0x3 1x${MINUTES - 703}`;
  const day = {
    interval: '1m',
    input_series: seriesOf({ 'up{job="api",instance="one"}': isDown }),
    promql_expr_test: [
      {
        expr: 'count(count_over_time(ALERTS{alertname="ApiDown",alertstate="firing"}[1d]))',
        eval_time: `${MINUTES}m`,
        exp_samples: [{ labels: '{}', value: 1 }],
      },
    ],
  };
  expect(play([day])).toMatchObject({ status: 0 });
});
