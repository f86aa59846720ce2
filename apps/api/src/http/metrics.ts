import type { FastifyInstance } from 'fastify';
import { isDirect } from '../access/callers.ts';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';

export type RequestMetrics = {
  note(route: string, status: number, elapsedMs: number): void;
  lines(): string[];
};

type Total = { count: number; elapsedMs: number };

function escapeLabel(value: string): string {
  return value.replaceAll(/[\\"\n]/g, '_');
}

/** Requests by route and status. Routes are patterns, so that the count of series is bounded. */
export function createRequestMetrics(): RequestMetrics {
  const totals = new Map<string, Map<number, Total>>();
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
    lines: () =>
      [...totals].flatMap(([route, ofRoute]) =>
        [...ofRoute].flatMap(([status, { count, elapsedMs }]) => {
          const labels = `route="${escapeLabel(route)}",status="${status}"`;
          return [
            `http_request_duration_seconds_count{${labels}} ${count}`,
            `http_request_duration_seconds_sum{${labels}} ${(elapsedMs / 1_000).toFixed(6)}`,
          ];
        }),
      ),
  };
}

function processLines(services: Services): string[] {
  const { rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    `process_resident_memory_bytes ${rss}`,
    `process_cpu_seconds_total ${((user + system) / 1_000_000).toFixed(3)}`,
    `hot_cache_entries ${services.hot.countOfEntries}`,
    `hot_cache_builds_total ${services.hot.countOfBuilds}`,
    ...services.scanner.metricLines(),
    ...services.search.metricLines(),
  ];
}

/** For the operator's collector, on the api's own port alone. */
export function serveMetrics(
  app: FastifyInstance,
  services: Services,
  metrics: RequestMetrics,
  others: readonly { metricLines(): string[] }[],
): void {
  app.get('/metrics', async (request, reply) => {
    if (!isDirect(request)) throw new Refusal('route_not_found');
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(
        `${[...processLines(services), ...others.flatMap((other) => other.metricLines()), ...metrics.lines()].join('\n')}\n`,
      );
  });
}
