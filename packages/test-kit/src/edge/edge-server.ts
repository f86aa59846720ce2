import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A cache in front of a site. */
export interface EdgeServer {
  readonly url: string;
  /** Address of the site behind it. */
  origin: string;
  /** Where Fastly would accept purges; `url` accepts those for Varnish. */
  readonly fastlyPurgeUrl: string;
  readonly hits: number;
  readonly misses: number;
  /** Keys of the purges so far, one list for each request. */
  readonly purges: readonly (readonly string[])[];
  /** Replies to purges with this status instead of purging. */
  refusesWith: number | undefined;
  close(): Promise<void>;
}

interface Stored {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  readonly keys: ReadonlySet<string>;
  readonly storedAt: number;
  readonly lifetimeMs: number;
  /** Headers of the request that the page depends on, with their values. */
  readonly varies: readonly (readonly [name: string, value: string])[];
}

const FASTLY_SERVICE = '/service/fixture/purge';
const MOST_FASTLY_KEYS = 256;
/** Cookies of one visitor, or of a tester. */
const OWN_COOKIE = /(?:^|;\s*)(?:(?:__Host-)?token=(?!g\.)[^;]|user_url=[^;]|old_auth=[^;]|mf\.)/;
/** Cookies that guests' pages depend on. */
const LOOK_COOKIE = /^(?:timezone|timezone_manual|theme|display|promo_rest)=/;

/**
 * A shared cache as an edge is one: it stores what `Surrogate-Control` (or `CDN-Cache-Control`, RFC
 * 9213) allows, a copy for each value of the headers in `Vary`, and drops it by surrogate key when
 * Varnish's xkey (`PURGE`, `xkey-purge`) or Fastly's API (`POST`, `Surrogate-Key`, `Fastly-Key`) is
 * used. Visitors with a session pass it.
 * @param options `token` is the key that purges need
 */
export async function startEdge({ token }: { readonly token?: string } = {}): Promise<EdgeServer> {
  const stored = new Map<string, Stored[]>();
  const purges: string[][] = [];

  const server = createServer((request, reply) => {
    serve(request, reply).catch((error: unknown) => reply.writeHead(502).end(String(error)));
  });

  async function serve(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    if (request.method === 'PURGE') {
      purge(request.headers['xkey-purge'], request.headers['x-purge-token'], reply);
      return;
    }
    if (request.method === 'POST' && request.url === FASTLY_SERVICE) {
      const keys = request.headers['surrogate-key'];
      if (String(keys).split(' ').length > MOST_FASTLY_KEYS) reply.writeHead(400).end();
      else purge(keys, request.headers['fastly-key'], reply);
      return;
    }
    const { url = '/', headers } = request;
    const isPassed = request.method !== 'GET' || OWN_COOKIE.test(headers.cookie ?? '');
    const asked = isPassed ? headers : { ...headers, cookie: lookOf(headers.cookie) };
    const known = isPassed ? undefined : find(url, asked);
    if (known) {
      edge.hits++;
      send(reply, known, 'HIT');
      return;
    }
    const made = await fetchFrom(url, asked);
    if (!isPassed) edge.misses++;
    const isStored = !isPassed && made.lifetimeMs > 0 && !made.headers.has('set-cookie');
    if (isStored) stored.set(url, [...(stored.get(url) ?? []), made]);
    send(reply, made, isPassed ? 'PASS' : 'MISS');
  }

  function purge(
    keys: string | string[] | undefined,
    given: string | string[] | undefined,
    reply: ServerResponse,
  ): void {
    if (edge.refusesWith !== undefined) return void reply.writeHead(edge.refusesWith).end();
    if (token !== undefined && given !== token) return void reply.writeHead(403).end();
    if (typeof keys !== 'string' || keys === '') return void reply.writeHead(400).end();
    const gone = keys.split(' ');
    purges.push(gone);
    for (const [url, copies] of stored) {
      const left = copies.filter((copy) => !gone.some((key) => copy.keys.has(key)));
      stored.set(url, left);
    }
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}');
  }

  function find(url: string, asked: IncomingMessage['headers']): Stored | undefined {
    return stored.get(url)?.find(({ varies, storedAt, lifetimeMs }) => {
      const isFresh = Date.now() < storedAt + lifetimeMs;
      return isFresh && varies.every(([name, value]) => value === String(asked[name] ?? ''));
    });
  }

  async function fetchFrom(url: string, asked: IncomingMessage['headers']): Promise<Stored> {
    const sent = Object.entries(asked).filter(
      ([name]) => !['connection', 'host', 'if-none-match'].includes(name),
    );
    const answer = await fetch(new URL(url, edge.origin), {
      redirect: 'manual',
      headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value ?? '')])),
    });
    const { headers, status } = answer;
    const lifetime = headers.get('surrogate-control') ?? headers.get('cdn-cache-control') ?? '';
    const names = (headers.get('vary') ?? '')
      .toLowerCase()
      .split(/\s*,\s*/)
      .filter(Boolean);
    return {
      status,
      headers,
      body: Buffer.from(await answer.arrayBuffer()),
      keys: new Set((headers.get('surrogate-key') ?? '').split(' ')),
      storedAt: Date.now(),
      lifetimeMs: Number(/max-age=(\d+)/.exec(lifetime)?.[1] ?? 0) * 1000,
      varies: names.map((name) => [name, String(asked[name] ?? '')]),
    };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const edge = {
    url,
    origin: '',
    fastlyPurgeUrl: url + FASTLY_SERVICE,
    hits: 0,
    misses: 0,
    purges,
    refusesWith: undefined as number | undefined,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return edge;
}

const lookOf = (cookie = ''): string =>
  cookie
    .split(/;\s*/)
    .filter((one) => LOOK_COOKIE.test(one))
    .join('; ');

/** The surrogate headers are for the edge alone. */
function send(reply: ServerResponse, { status, headers, body, storedAt }: Stored, mark: string) {
  for (const [name, value] of headers) {
    if (/^(?:surrogate-|cdn-cache|content-(?:length|encoding)|transfer|connection)/.test(name))
      continue;
    reply.setHeader(name, value);
  }
  reply.setHeader('x-cache', mark);
  reply.setHeader('age', Math.floor((Date.now() - storedAt) / 1000));
  reply.writeHead(status).end(body);
}
