import { AsyncLocalStorage } from 'node:async_hooks';

export type SpanKind = 'server' | 'client' | 'internal';

/** Only what neither names a person nor lets anybody in: no values, queries or addresses. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanEnd {
  /** A better name than the one at the beginning. */
  readonly name?: string | undefined;
  readonly attributes?: SpanAttributes;
  readonly isFailed?: boolean;
}

/** Some work that takes part in a trace. */
export interface Span {
  /** As W3C Trace Context passes it to who does a part of the work. */
  readonly traceparent: string;
  /** Whether it is exported. */
  readonly isSampled: boolean;
  /** A part of the work. */
  child(name: string, kind: SpanKind, attributes?: SpanAttributes): Span;
  end(how?: SpanEnd): void;
}

const spans = new AsyncLocalStorage<Span>();

/** The span that the current work belongs to; none without tracing. */
export const currentSpan = (): Span | undefined => spans.getStore();

/** Runs work, and all that it starts, within a span. */
export const withinSpan = <Result>(span: Span, work: () => Result): Result => spans.run(span, work);
