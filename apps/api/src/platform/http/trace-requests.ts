import type { IncomingMessage } from 'node:http';
import { TRACE_HEADER } from '@tipmark/contract';
import {
  type Span,
  type TraceParent,
  type Tracing,
  trustedProxies,
  withinSpan,
} from '@tipmark/server-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { leftMs } from '../database/deadline.ts';
import type { MetricValues } from '../metrics/metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the call in traces; other routes are not part of them. */
    callName?: string;
  }
}

type Incoming = Pick<IncomingMessage, 'headers' | 'socket'>;

function createParentReader(trusted: readonly string[]) {
  const isTrusted = trustedProxies(trusted);
  return ({ headers, socket }: Incoming): TraceParent => ({
    traceparent: headers[TRACE_HEADER],
    isTrusted: isTrusted(socket.remoteAddress ?? ''),
  });
}

interface Traced {
  readonly span: Span;
  readonly deadlineMs: number | undefined;
}

const FAILED_STATUS = 500;

/**
 * A span per call of the contract, which the statements it waits for belong to. Deadlines have
 * begun.
 */
export function traceRequests(
  app: FastifyInstance,
  tracing: Tracing,
  trusted: readonly string[],
): void {
  const parentOf = createParentReader(trusted);
  const traced = new WeakMap<FastifyRequest, Traced>();
  app.addHook('onRequest', (request, _reply, next) => {
    const { callName } = request.routeOptions.config;
    if (callName === undefined) return next();
    const span = tracing.begin(callName, 'server', parentOf(request.raw));
    traced.set(request, { span, deadlineMs: leftMs() });
    withinSpan(span, next);
  });
  app.addHook('onResponse', async (request, { statusCode: status, raw }) => {
    const { span, deadlineMs } = traced.get(request) ?? {};
    span?.end({
      attributes: {
        'http.request.method': request.method,
        'http.route': request.routeOptions.url ?? '',
        'http.response.status_code': status,
        ...(deadlineMs !== undefined && { 'tipmark.deadline_ms': Math.round(deadlineMs) }),
        ...(!raw.writableFinished && { 'tipmark.has_left': true }),
      },
      isFailed: status >= FAILED_STATUS,
    });
  });
}

export type TraceCachedCall = (
  request: Incoming,
  call: { readonly name: string; readonly route: string },
  status: number,
) => void;

/** The span of a call that was answered from bytes, before the framework saw it. */
export function createCachedCallTrace(
  tracing: Tracing,
  trusted: readonly string[],
): TraceCachedCall {
  const parentOf = createParentReader(trusted);
  return (request, { name, route }, status) =>
    tracing.begin(name, 'server', parentOf(request)).end({
      attributes: {
        'http.request.method': 'GET',
        'http.route': route,
        'http.response.status_code': status,
        'tipmark.from_cache': true,
      },
    });
}

/** For the operator's collector. */
export const lostSpansOf = (tracing: Tracing): { metricValues(): MetricValues } => ({
  metricValues: () => ({ trace_spans_lost_total: tracing.lost }),
});
