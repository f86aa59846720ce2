import type { Span, SpanKind } from './span.ts';

/** The span of a caller, as its `traceparent` names it. */
export interface TraceParent {
  readonly traceparent: unknown;
  /** Who is not trusted continues a trace but does not decide whether it is exported. */
  readonly isTrusted: boolean;
}

export interface Tracing {
  /** A span of a trace that continues, or the first one of a trace. */
  begin(name: string, kind: SpanKind, parent?: TraceParent): Span;
  /** Calls to the server of this address have spans of their own. */
  leaveOut(address: string): void;
  /** Spans that never reached the collector. */
  readonly lost: number;
  /** Sends what is left, within two seconds. */
  stop(): Promise<void>;
}

export interface TracingOptions {
  /** Address of an OTLP collector, without the path of the traces. */
  readonly endpoint: string;
  /** Which share of the traces is exported, 0 to 1. */
  readonly ratio: number;
  /** The name of this server in traces. */
  readonly service: string;
  /** At most once a minute. */
  readonly onTrouble: (message: string) => void;
  /** How long spans are gathered. */
  readonly gatherMs?: number;
}

/** The one place that loads the SDK: a server that exports nothing never does. */
export async function openTracing(options: TracingOptions): Promise<Tracing> {
  const { createOtlpTracing } = await import('./otlp-tracing.ts');
  return createOtlpTracing(options);
}
