import {
  type Context,
  ROOT_CONTEXT,
  SpanKind as SdkKind,
  type Span as SdkSpan,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  SamplingDecision,
  type SpanExporter,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TraceParent, Tracing, TracingOptions } from './open-tracing.ts';
import { readTraceparent } from './read-traceparent.ts';
import type { Span, SpanKind } from './span.ts';
import { traceOutgoing } from './trace-outgoing.ts';

const MAX_WAITING = 2_048;
const GATHER_MS = 5_000;
/** Of one attempt to send; the exporter repeats those that may succeed. */
const SEND_WITHIN_MS = 5_000;
const GIVE_UP_AFTER_MS = 10_000;
const STOP_WITHIN_MS = 2_000;
const BETWEEN_LINES_MS = 60_000;
/** Nothing that is passed to a span is longer. */
const LONGEST_VALUE = 200;

const KINDS: Readonly<Record<SpanKind, SdkKind>> = {
  server: SdkKind.SERVER,
  client: SdkKind.CLIENT,
  internal: SdkKind.INTERNAL,
};

type Result = Parameters<Parameters<SpanExporter['export']>[1]>[0];
const SENT: Result = { code: 0 };

/** Tracing with the SDK of OpenTelemetry, which nothing else of the repository knows. */
export function createOtlpTracing(options: TracingOptions): Tracing {
  const delivery = createDelivery(options);
  const ratio = new TraceIdRatioBasedSampler(options.ratio);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.service }),
    sampler: new ParentBasedSampler({ root: ratio }),
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    spanProcessors: [delivery.processor],
  });
  const tracer = provider.getTracer('tipmark');
  const isChosen = (traceId: string) =>
    ratio.shouldSample(ROOT_CONTEXT, traceId).decision === SamplingDecision.RECORD_AND_SAMPLED;

  function contextOf({ traceparent, isTrusted }: TraceParent): Context {
    const parent = readTraceparent(traceparent);
    if (parent === undefined) return ROOT_CONTEXT;
    const { traceId, spanId } = parent;
    const isSampled = isTrusted ? parent.isSampled : isChosen(traceId);
    const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
  }

  function wrap(span: SdkSpan): Span {
    const { traceId, spanId, traceFlags } = span.spanContext();
    const isSampled = (traceFlags & TraceFlags.SAMPLED) !== 0;
    const traceparent = `00-${traceId}-${spanId}-0${isSampled ? 1 : 0}`;
    const own: Span = {
      traceparent,
      isSampled,
      child(name, kind, attributes) {
        if (!isSampled) return own;
        const within = trace.setSpan(ROOT_CONTEXT, span);
        return wrap(tracer.startSpan(name, { kind: KINDS[kind], ...ofSpan(attributes) }, within));
      },
      end({ name, attributes, isFailed = false } = {}) {
        if (name !== undefined) span.updateName(name);
        if (attributes !== undefined) span.setAttributes(attributes);
        if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
    return own;
  }

  const quiet = new Set([new URL(options.endpoint).host]);
  const endOutgoing = traceOutgoing(
    (name) => wrap(tracer.startSpan(name, { kind: SdkKind.CLIENT }, ROOT_CONTEXT)),
    quiet,
  );

  return {
    leaveOut: (address) => void quiet.add(new URL(address).host),
    get lost() {
      return delivery.lost;
    },
    begin(name, kind, parent) {
      const within = parent === undefined ? ROOT_CONTEXT : contextOf(parent);
      return wrap(tracer.startSpan(name, { kind: KINDS[kind] }, within));
    },
    async stop() {
      endOutgoing();
      let timer: NodeJS.Timeout | undefined;
      const tooLong = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOP_WITHIN_MS);
      });
      await Promise.race([provider.shutdown(), tooLong]);
      clearTimeout(timer);
      delivery.giveUp();
    },
  };
}

const ofSpan = (attributes: Parameters<Span['child']>[2]) =>
  attributes === undefined ? {} : { attributes };

/** Sends batches in the background; what does not fit or does not arrive is counted. */
function createDelivery({ endpoint, onTrouble, gatherMs = GATHER_MS }: TracingOptions) {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: SEND_WITHIN_MS,
  });
  let waiting = 0;
  let lost = 0;
  let writtenAtMs = Number.NEGATIVE_INFINITY;

  function lose(count: number, reason: string): void {
    lost += count;
    const nowMs = performance.now();
    if (nowMs - writtenAtMs < BETWEEN_LINES_MS) return;
    writtenAtMs = nowMs;
    onTrouble(`traces: ${reason}; ${lost} spans are lost since the start`);
  }

  const counted: SpanExporter = {
    export(spans, done) {
      exporter.export(spans, ({ code, error }) => {
        // given up already
        if (waiting === 0) return done(SENT);
        waiting -= spans.length;
        if (code !== SENT.code) lose(spans.length, `the collector took none (${reasonOf(error)})`);
        // reported here, so that the SDK need not
        done(SENT);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush(),
  };
  const batches = new BatchSpanProcessor({
    exporter: counted,
    maxQueueSize: MAX_WAITING,
    scheduledDelayMillis: gatherMs,
    exportTimeoutMillis: GIVE_UP_AFTER_MS,
  });
  const processor: SpanProcessor = {
    onStart: (span, context) => batches.onStart(span, context),
    onEnd(span) {
      if (waiting >= MAX_WAITING) return lose(1, `${MAX_WAITING} spans wait for a slow collector`);
      waiting += 1;
      batches.onEnd(span);
    },
    forceFlush: () => batches.forceFlush(),
    shutdown: () => batches.shutdown(),
  };
  return {
    processor,
    giveUp() {
      if (waiting > 0) lose(waiting, 'the process ends');
      waiting = 0;
    },
    get lost() {
      return lost;
    },
  };
}

/** The answer of a collector may repeat what it was sent: only its kind is logged. */
function reasonOf(error: (Error & { readonly code?: unknown }) | undefined): string {
  const code = error?.code;
  return typeof code === 'string' || typeof code === 'number' ? String(code) : 'no answer';
}
