import { TRACE_HEADER } from '@tipmark/contract';
import { type Span, type Tracing, withinSpan } from '@tipmark/server-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { kindOf } from './request-log.ts';
import type { RequestKind } from './server-metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the trace it takes part in, where traces are exported. */
    span: Span | undefined;
    /** What the span is called, instead of its kind. */
    spanName: string | undefined;
  }
}

export interface TraceRequestsOptions {
  readonly tracing: Tracing | undefined;
  readonly isTrustedProxy: (address: string) => boolean;
}

/** Files and streams are not part of traces, nor are addresses, which may contain secrets. */
const NAMES: Partial<Record<RequestKind, string>> = { page: 'page', form: 'form', api: 'call' };
const OF_OPERATOR = /^\/(?:health\/|metrics(?:\?|$))/;
const FAILED = 500;

const nameOf = ({ raw }: FastifyRequest): string | undefined =>
  OF_OPERATOR.test(raw.url ?? '') ? undefined : NAMES[kindOf(raw as Parameters<typeof kindOf>[0])];

/** A span per page, form and call. A visitor continues the trace of the page that made the call. */
export function traceRequests(
  app: FastifyInstance,
  { tracing, isTrustedProxy }: TraceRequestsOptions,
): void {
  app.decorateRequest('span', undefined);
  app.decorateRequest('spanName', undefined);
  if (tracing === undefined) return;
  app.addHook('onRequest', (request, _reply, next) => {
    const name = nameOf(request);
    if (name === undefined) return next();
    request.span = tracing.begin(name, 'server', {
      traceparent: request.headers[TRACE_HEADER],
      isTrusted: isTrustedProxy(request.raw.socket.remoteAddress ?? ''),
    });
    withinSpan(request.span, next);
  });
  app.addHook('onResponse', async (request, { statusCode: status, raw }) =>
    request.span?.end({
      name: request.spanName,
      attributes: {
        'http.request.method': request.method,
        'http.response.status_code': status,
        ...(!raw.writableFinished && { 'tipmark.has_left': true }),
      },
      isFailed: status >= FAILED,
    }),
  );
}

/** What a call names as its caller. */
export const traceOf = ({ span }: FastifyRequest): Record<string, string> =>
  span === undefined ? {} : { [TRACE_HEADER]: span.traceparent };

/** How the scripts of a page learn its trace: in a header, so that cached pages stay the same. */
export const timingOf = (span: Span): string => `${TRACE_HEADER};desc="${span.traceparent}"`;
