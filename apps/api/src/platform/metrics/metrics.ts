import { tableOf } from '@tipmark/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Registry, register } from 'prom-client';
import type { ResponseCache } from '../cache/response-cache.ts';
import { CallError } from '../errors/errors.ts';
import type { RequestMetrics } from './request-metrics.ts';
import { registerSizes } from './size-gauge.ts';
import { registerStoredMetrics } from './stored-metrics.ts';

/** Values by that of a label. */
interface Labelled {
  readonly label: string;
  readonly values: Readonly<Record<string, number>>;
}

/** The counts of a component, by metric, read when the collector scrapes; `_total` counts up. */
export type MetricValues = Readonly<Record<string, number | Labelled>>;

/** What a collector shows beside each of them. */
const HELP = tableOf<string>({
  database_connections: 'Connections to the database, by what they do.',
  database_waiting_callers: 'Callers that wait for a connection to the database.',
  hot_cache_entries: 'Answers stored as bytes.',
  hot_cache_builds_total: 'Answers built because no bytes of them were stored.',
  calls_running: 'Calls of visitors that were admitted and are not over.',
  calls_shed_total: 'Calls refused on arrival because too many were under way, by what they are.',
  cached_calls_total: 'Calls answered from bytes before the framework saw them.',
  open_cached_calls_total: 'Pages of the open API answered before the framework saw the call.',
  open_refused_calls_total: 'Calls of the open API by callers whose quota was used up.',
  live_dropped_total: 'Live streams ended by the server, by reason.',
  live_frames_total: 'Messages written to live streams.',
  live_listeners: 'Open live streams.',
  scanner_behind_seconds: 'Age of the newest changes of odds in the scanner.',
  scanner_line_changes: 'Changes of lines that the scanner holds.',
  scanner_looked_up_total: 'Matches that the scanner read from the database.',
  scanner_matches: 'Matches that the scanner holds.',
  scanner_newest_price_seconds: 'Unix time of the newest price, by sport.',
  scanner_outcomes: 'Outcomes that the scanner holds.',
  scanner_shed_total: 'Requests refused because the scanner was busy.',
  search_cappers: 'Tipsters that the search holds.',
  search_looked_up_total: 'Tips that the search read from the database.',
  search_open_tips: 'Open tips that the search holds.',
  trace_spans_lost_total: 'Spans of traces that no collector received.',
  site_area_trouble: 'State of what visitors rely on: 0 works, 1 is slow, 2 is down or unknown.',
});

function helpOf(name: string): string {
  return HELP[name] ?? `Measured by a component of the API: ${name.replaceAll('_', ' ')}.`;
}

function registerValues(registry: Registry, read: () => MetricValues): void {
  for (const [name, first] of Object.entries(read())) {
    const Metric = name.endsWith('_total') ? Counter : Gauge;
    new Metric({
      name,
      help: helpOf(name),
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

type Scraped = Parameters<typeof registerStoredMetrics>[1] & {
  readonly responses: Pick<ResponseCache, 'countOfEntries' | 'countOfBuilds'>;
  readonly isOperator: (request: FastifyRequest) => boolean;
};

/** A component with counts; `refresh` requests them where they are not at hand. */
interface Measured {
  metricValues(): MetricValues;
  refresh?(): Promise<void>;
}

/**
 * Counts that cannot be requested now stay as they were: an outage of the database must not hide
 * the others.
 */
async function refreshAll(others: readonly Measured[]): Promise<number> {
  const results = await Promise.allSettled(others.map(async (one) => one.refresh?.()));
  return results.filter(({ status }) => status === 'rejected').length;
}

/** For the operator's collector, only on the API's own port. */
export function serveMetrics(
  app: FastifyInstance,
  { responses, isOperator, db, clock }: Scraped,
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
  registerStoredMetrics(own, { db, clock });
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
