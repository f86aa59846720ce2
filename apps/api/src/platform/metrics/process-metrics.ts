import { collectDefaultMetrics, register } from 'prom-client';

/** Gauges that the library names like counters; each has another one by type. */
const MISNAMED = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

/** Metrics of the process and its engine, as far as their names say what they are. */
export function collectProcessMetrics(): void {
  collectDefaultMetrics();
  for (const name of MISNAMED) register.removeSingleMetric(name);
}
