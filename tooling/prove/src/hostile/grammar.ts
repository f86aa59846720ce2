import { hostileCalls, RAW_BODIES, URL_TEXTS } from '@tipmark/api/proofs';
import { type DeclaredEndpoint, type EndpointName, endpoints } from '@tipmark/contract';
import type { Random } from '@tipmark/simulator';
import type { Route } from './routes.ts';

/** A request made to break something. */
export interface BadRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** What is wrong with it. */
  readonly what: string;
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND'] as const;

const MEDIA = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-7',
  ';',
] as const;

/** Headers that the site reads, with values it cannot use. */
const BAD_HEADERS = [
  ['accept-language', '*;q=nan, xx-\u00ff'],
  ['accept-language', 'ru,'.repeat(400)],
  ['cookie', `token=${'%00'.repeat(50)}; display=a; theme`],
  ['cookie', '=; ; =;token'],
  ['timezone-offset', '99999'],
  ['timezone-offset', 'NaN'],
  ['if-none-match', '"'],
  ['range', 'bytes=9-1,-0'],
  ['accept-encoding', 'gzip;q=9, br;q=-1, *'],
  ['idempotency-key', '\u00ff'.repeat(300)],
  ['idempotency-key', ''],
  ['x-forwarded-for', '::ffff:999.1.1.1, unknown, "'],
  ['x-forwarded-proto', 'https,javascript'],
  ['x-request-id', 'x\ty'.repeat(99)],
  ['traceparent', '00-00000000000000000000000000000000-0000000000000000-ff'],
  ['origin', 'null'],
  ['sec-fetch-site', 'cross-site'],
  ['x-country-code', 'ZZZZ'],
  ['authorization', 'Basic ????'],
  ['content-encoding', 'gzip'],
  ['expect', 'wonders'],
] as const;

/** Everything a path may not contain, or contains too much of. */
const PIECES = [
  '%00',
  '%2e%2e%2f',
  '//',
  ';',
  '%',
  '%ED%A0%80',
  '?',
  '&a[]=1',
  '%0d%0aX:1',
  '.',
  '~',
  '*',
] as const;

/** What requests are made of. */
export interface GrammarOptions {
  /** Of the API, also those of no call of the contract. */
  readonly routes: readonly Route[];
}

/** Makes bad requests at random. */
export interface Grammar {
  next(random: Random): BadRequest;
}

/** Makes bad requests of every call of the contract and every other route. */
export function createGrammar({ routes }: GrammarOptions): Grammar {
  const names = Object.keys(endpoints) as EndpointName[];
  const known = new Map<EndpointName, readonly BadRequest[]>();

  function ofCall(random: Random): BadRequest {
    const name = random.pick(names as [EndpointName, ...EndpointName[]]);
    let calls = known.get(name);
    if (calls === undefined) {
      calls = [...hostileCalls(endpoints[name] as DeclaredEndpoint)].map(({ what, request }) => ({
        method: request.method ?? 'GET',
        path: request.url as string,
        headers: { ...(request.headers as Record<string, string> | undefined) },
        ...(request.payload !== undefined && { body: request.payload as string }),
        what: `${name}: ${what}`,
      }));
      known.set(name, calls);
    }
    return random.pick(calls as [BadRequest, ...BadRequest[]]);
  }

  function ofRoute(random: Random): BadRequest {
    const { path, methods } = random.pick(routes as [Route, ...Route[]]);
    const method = random.chance(0.7)
      ? random.pick(methods as [string, ...string[]])
      : random.pick(METHODS);
    const text = () => random.pick(URL_TEXTS as [(typeof URL_TEXTS)[0], ...typeof URL_TEXTS])[1];
    const filled = path.replaceAll(/:[\w-]+|\*/g, text);
    const query = random.chance(0.5) ? `?${text()}=${text()}&topics=${text()}` : '';
    const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method);
    const [what, body] = random.pick(RAW_BODIES as [(typeof RAW_BODIES)[0], ...typeof RAW_BODIES]);
    return {
      method,
      path: `${filled}${query}`,
      headers: hasBody ? { 'content-type': random.pick(MEDIA) } : {},
      ...(hasBody && { body }),
      what: `route ${path}${hasBody ? `, the body is ${what}` : ''}`,
    };
  }

  function torn(request: BadRequest, random: Random): BadRequest {
    const at = random.integer(1, request.path.length);
    const piece = random.pick(PIECES);
    const rest = request.path.slice(random.chance(0.5) ? at : at + 1);
    const path = `${request.path.slice(0, at)}${piece}${rest}`;
    return { ...request, path, what: `${request.what}, with ${piece} in its path` };
  }

  return {
    next(random) {
      const request = random.chance(0.7) ? ofCall(random) : ofRoute(random);
      const one = random.chance(0.15) ? torn(request, random) : request;
      if (!random.chance(0.3)) return one;
      const [name, value] = random.pick(BAD_HEADERS);
      const headers = { ...one.headers, [name]: value };
      return { ...one, headers, what: `${one.what}, ${name}: ${value.slice(0, 40)}` };
    },
  };
}
