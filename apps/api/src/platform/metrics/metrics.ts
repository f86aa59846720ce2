import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Registry, register } from 'prom-client';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { Db } from '../database/connect.ts';
import { CallError } from '../errors/errors.ts';
import { registerSizes } from './size-gauge.ts';

/** Values by that of a label. */
type Labelled = { readonly label: string; readonly values: Readonly<Record<string, number>> };

/** The counts of a component, by metric, read when the collector scrapes; `_total` counts up. */
export type MetricValues = Readonly<Record<string, number | Labelled>>;

export type RequestMetrics = {
  note(route: string, status: number, elapsedMs: number): void;
  /** Updates the counts in the registry on every read. */
  register(registry: Registry): void;
};

type Total = { count: number; elapsedMs: number };

/**
 * Requests by route and status. Routes are patterns, so that the number of series is bounded.
 * Counted here and passed on when scraped, as a summary of the library would slow down requests.
 */
export function createRequestMetrics(): RequestMetrics {
  const totals = new Map<string, Map<number, Total>>();

  function counter(name: string, help: string, valueOf: (total: Total) => number) {
    return new Counter({
      name: `http_request_duration_seconds_${name}`,
      help,
      labelNames: ['route', 'status'],
      registers: [],
      collect() {
        this.reset();
        for (const [route, ofRoute] of totals) {
          for (const [status, total] of ofRoute) this.inc({ route, status }, valueOf(total));
        }
      },
    });
  }

  return {
    note(route, status, elapsedMs) {
      const ofRoute = totals.get(route) ?? new Map<number, Total>();
      const total = ofRoute.get(status);
      if (total === undefined) {
        totals.set(route, ofRoute.set(status, { count: 1, elapsedMs }));
        return;
      }
      total.count += 1;
      total.elapsedMs += elapsedMs;
    },
    register(registry) {
      registry.registerMetric(counter('count', 'Requests answered.', ({ count }) => count));
      registry.registerMetric(
        counter('sum', 'Seconds spent on them.', ({ elapsedMs }) => elapsedMs / 1_000),
      );
    },
  };
}

function registerValues(registry: Registry, read: () => MetricValues): void {
  for (const [name, first] of Object.entries(read())) {
    const Metric = name.endsWith('_total') ? Counter : Gauge;
    new Metric({
      name,
      help: name.replaceAll('_', ' '),
      labelNames: typeof first === 'number' ? [] : [first.label],
      registers: [registry],
      collect(this: Pick<Gauge, 'inc' | 'reset'>) {
        const value = read()[name] ?? 0;
        this.reset();
        if (typeof value === 'number') return this.inc(value);
        for (const [of, amount] of Object.entries(value.values)) {
          this.inc({ [value.label]: of }, amount);
        }
      },
    });
  }
}

type Scraped = {
  readonly db: Db;
  readonly responses: Pick<ResponseCache, 'countOfEntries' | 'countOfBuilds'>;
  readonly isOperator: (request: FastifyRequest) => boolean;
};

/** A component with counts; `refresh` requests them where they are not at hand. */
type Measured = {
  metricValues(): MetricValues;
  refresh?(): Promise<void>;
};

/**
 * Counts that cannot be requested now stay as they were: an outage of the database must not hide
 * the others.
 */
async function refreshAll(others: readonly Measured[]): Promise<number> {
  const results = await Promise.allSettled(others.map((one) => one.refresh?.()));
  return results.filter(({ status }) => status === 'rejected').length;
}

/** For the operator's collector, only on the API's own port. */
export function serveMetrics(
  app: FastifyInstance,
  { responses, isOperator, db }: Scraped,
  requests: RequestMetrics,
  others: readonly Measured[],
): void {
  const own = new Registry();
  let stale = 0;
  const cache: Measured = {
    metricValues: () => ({
      metrics_stale: stale,
      hot_cache_entries: responses.countOfEntries,
      hot_cache_builds_total: responses.countOfBuilds,
    }),
  };
  for (const { metricValues } of [cache, ...others]) registerValues(own, metricValues);
  requests.register(own);
  registerSizes(own, db);
  app.get('/metrics', async (request, reply) => {
    if (!isOperator(request)) throw new CallError('route_not_found');
    stale = await refreshAll(others);
    // process metrics are in the library's own registry
    const all = Registry.merge([register, own]);
    return reply
      .header('cache-control', 'no-store')
      .type(all.contentType)
      .send(await all.metrics());
  });
}
