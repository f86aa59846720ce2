import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { IsOperator } from './local-caller.ts';

/** What a request was for: few, so that the number of series is bounded. */
export type RequestKind = 'page' | 'form' | 'api' | 'stream' | 'file' | 'promo' | 'picture';

/** How a page was served: made or cached, an older copy, or a request to try again. */
export type PageOutcome = 'current' | 'older' | 'busy';

/** Counts of the server, for the operator's collector. */
export interface ServerMetrics {
  readonly registry: Registry;
  request(kind: RequestKind, status: number, elapsedMs: number): void;
  page(outcome: PageOutcome): void;
  /** A number of events by one label; counts one with each call. */
  counter(name: string, help: string, label: string): (value: string) => void;
  /** A value read when the collector asks. */
  gauge(name: string, help: string, read: () => number): void;
}

const BUCKETS_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createServerMetrics(): ServerMetrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a reply of the shell was sent, by kind and status.',
    labelNames: ['kind', 'status'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const streams = new Counter({
    name: 'streams_ended_total',
    help: 'Live streams that have ended, by status.',
    labelNames: ['status'],
    registers,
  });
  const pages = new Counter({
    name: 'pages_total',
    help: 'Pages sent: current ones, older copies, and requests to try again.',
    labelNames: ['outcome'],
    registers,
  });
  return {
    registry,
    request(kind, status, elapsedMs) {
      if (kind === 'stream') streams.inc({ status });
      else requests.observe({ kind, status }, elapsedMs / 1000);
    },
    page: (outcome) => pages.inc({ outcome }),
    counter(name, help, label) {
      const counter = new Counter({ name, help, labelNames: [label], registers });
      return (value) => counter.inc({ [label]: value });
    },
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
  };
}

/** `/metrics`, for operators only. */
export function registerMetrics(
  app: FastifyInstance,
  { registry }: ServerMetrics,
  isOperator: IsOperator,
): void {
  app.get('/metrics', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!isOperator(request)) return reply.code(404).send('');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
