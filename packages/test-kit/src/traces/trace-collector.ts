import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';

export interface CollectedSpan {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first span of a trace. */
  readonly parentSpanId: string;
  readonly name: string;
  /** 1 internal, 2 server, 3 client. */
  readonly kind: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly isFailed: boolean;
  readonly elapsedMs: number;
}

export interface TraceCollector {
  /** As `OTEL_EXPORTER_OTLP_ENDPOINT` names it. */
  readonly endpoint: string;
  readonly spans: readonly CollectedSpan[];
  /** Whole bodies as they arrived. */
  readonly bodies: readonly string[];
  /** Requests refused because they violate the protocol, and why. */
  readonly refused: readonly string[];
  /** Waits for a span that arrives in a batch. */
  waitFor(isWanted: (span: CollectedSpan) => boolean): Promise<CollectedSpan>;
  /** From now on requests get this status, or never an answer. */
  answerWith(status: number | 'nothing'): void;
  close(): Promise<void>;
}

interface KeyValue {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes?: readonly KeyValue[];
  readonly status?: { readonly code?: number };
}
interface ExportTraceServiceRequest {
  readonly resourceSpans: readonly {
    readonly resource?: { readonly attributes?: readonly KeyValue[] };
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

const WAIT_MS = 8_000;
const NS_IN_MS = 1_000_000n;
const STATUS_ERROR = 2;

const valuesOf = (pairs: readonly KeyValue[] = []): Record<string, unknown> =>
  Object.fromEntries(
    pairs.map(({ key, value }) => {
      const [kind, content] = Object.entries(value)[0] ?? [];
      // protobuf writes 64-bit integers as text in JSON
      return [key, kind === 'intValue' ? Number(content) : content];
    }),
  );

function faultOf(span: OtlpSpan): string | undefined {
  if (!/^(?!0{32})[\da-f]{32}$/.test(span.traceId)) return `trace id ${span.traceId}`;
  if (!/^(?!0{16})[\da-f]{16}$/.test(span.spanId)) return `span id ${span.spanId}`;
  if (span.parentSpanId && !/^[\da-f]{16}$/.test(span.parentSpanId)) return 'parent span id';
  if (span.name === '') return 'a span without a name';
  if (BigInt(span.endTimeUnixNano) < BigInt(span.startTimeUnixNano)) return 'ends before it begins';
  return undefined;
}

function spansOf(request: ExportTraceServiceRequest): CollectedSpan[] {
  return request.resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource?.attributes)['service.name']);
    return scopeSpans
      .flatMap(({ spans }) => spans)
      .map((span) => {
        const fault = faultOf(span);
        if (fault !== undefined) throw new Error(fault);
        const ns = BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano);
        return {
          service,
          traceId: span.traceId,
          spanId: span.spanId,
          parentSpanId: span.parentSpanId ?? '',
          name: span.name,
          kind: span.kind,
          attributes: valuesOf(span.attributes),
          isFailed: span.status?.code === STATUS_ERROR,
          elapsedMs: Number(ns / NS_IN_MS),
        };
      });
  });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const whole = Buffer.concat(await request.toArray());
  return (request.headers['content-encoding'] === 'gzip' ? gunzipSync(whole) : whole).toString();
}

/** A local collector of traces: OTLP over HTTP with JSON, as its specification says. */
export async function startTraceCollector(port = 0): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const refused: string[] = [];
  let status: number | 'nothing' = 200;
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    if (status === 'nothing') return;
    response.setHeader('content-type', 'application/json');
    if (status !== 200) {
      response.writeHead(status).end('{}');
      return;
    }
    try {
      if (request.method !== 'POST' || request.url !== '/v1/traces') {
        throw new Error(`${request.method} ${request.url}`);
      }
      if (request.headers['content-type'] !== 'application/json') throw new Error('media type');
      spans.push(...spansOf(JSON.parse(body) as ExportTraceServiceRequest));
      bodies.push(body);
      response.writeHead(200).end('{"partialSuccess":{}}');
    } catch (error) {
      refused.push(String(error));
      response.writeHead(400).end('{}');
    }
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      refused.push(String(error));
      response.destroy();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    bodies,
    refused,
    async waitFor(isWanted) {
      const untilMs = performance.now() + WAIT_MS;
      while (performance.now() < untilMs) {
        const found = spans.find(isWanted);
        if (found !== undefined) return found;
        await pause(20);
      }
      throw new Error(`no such span among: ${spans.map(({ name }) => name).join(', ')}`);
    },
    answerWith(next) {
      status = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
