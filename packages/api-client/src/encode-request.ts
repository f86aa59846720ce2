import { type EndpointDefinition, encodePositional, type PositionalValue } from '@tipmark/contract';

export interface LooseRequest {
  readonly segments?: Readonly<Record<string, PositionalValue>>;
  readonly query?: Readonly<Record<string, PositionalValue | readonly PositionalValue[]>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** The browser's cache must not reply. */
  readonly isCacheStale?: boolean;
}

export interface EncodedRequest {
  readonly method: string;
  readonly url: string;
  readonly body?: unknown;
}

/** Values of these parameters have a slug after the number; only the number is sent. */
const cutAtHyphen = new Set(['leagueId', 'leagueUrl', 'teamId', 'teamUrl']);

/**
 * `.` and `..` identify nothing, and URL parsers go up the path on them even when they are escaped.
 */
const isDots = (text: string): boolean => text === '.' || text === '..';

function plain(name: string, value: PositionalValue): string {
  const text = encodePositional(value);
  return cutAtHyphen.has(name) ? text.replace(/-.*/s, '') : text;
}

function encodeSegment(name: string, value: PositionalValue): string {
  const text = plain(name, value);
  return text === '' || isDots(text) ? '0' : encodeURIComponent(text);
}

function encodeQuery(query: NonNullable<LooseRequest['query']>): string {
  const pairs = new URLSearchParams();
  for (const [name, given] of Object.entries(query)) {
    for (const value of [given].flat()) {
      if (value !== null && value !== undefined) pairs.append(name, plain(name, value));
    }
  }
  const text = pairs.toString();
  return text && `?${text}`;
}

function withoutNulls(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== null && value !== undefined),
  );
}

/**
 * A contract call in its wire format: segments in the path's order (true/false = 1/0, none = 0, a
 * league or team value cut at its first hyphen, everything URL-encoded), optional query parameters
 * only when present, null-valued body fields dropped.
 */
export function encodeRequest(endpoint: EndpointDefinition, request: LooseRequest): EncodedRequest {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeSegment(name, request.segments?.[name]),
  );
  return {
    method: endpoint.method,
    url: path + encodeQuery(request.query ?? {}),
    ...(request.body !== undefined && { body: withoutNulls(request.body) }),
  };
}
