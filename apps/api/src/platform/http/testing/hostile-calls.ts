import type { DeclaredEndpoint } from '@tipmark/contract';
import { encodePositional, type PositionalValue } from '@tipmark/contract';
import type { InjectOptions } from 'fastify';
import { parameterExample, toJsonSchema, valueExample } from '../call-examples.ts';
import { BODY_EXAMPLES } from '../example-hints.ts';
import type { JsonSchema } from '../schema-example.ts';

/** A request made to break something, and where its payload is. */
export interface HostileCall {
  readonly what: string;
  readonly request: InjectOptions;
}

const MIB = 1_048_576;

/** Texts for segments and queries, as encoded in a url. */
export const URL_TEXTS: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['a NUL', '%00'],
  ['half a character', '%ED%A0%80'],
  ['broken percent signs', '%E0%A4%A'],
  ['a far number', '9'.repeat(30)],
  ['beyond 32 bits', '2147483648'],
  ['below zero', '-1'],
  ['NaN', 'NaN'],
  ['an exponent', '1e309'],
  ['a hexadecimal number', '0x10'],
  ['an injection', encodeURIComponent("1' or 1=1; drop table users; --")],
  ['a wildcard', '%25_%25%5C'],
  ['a path', '..%2f..%2fetc%2fpasswd'],
  ['markup', encodeURIComponent('<script>alert(1)</script>')],
  ['a name of prototypes', '__proto__'],
  ['text right to left', encodeURIComponent('\u202E\u0000'.slice(0, 1))],
  ['combined marks', encodeURIComponent(`a${'\u0301'.repeat(60)}`)],
  ['emoji', encodeURIComponent('👩‍👩‍👧‍👦'.repeat(10))],
  ['250 letters', 'a'.repeat(250)],
];

const DEEP = Array.from({ length: 18 }).reduce<unknown>((inner) => ({ a: inner }), 1);

/** Values for any field of a body. */
const VALUES: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['false', false],
  ['a list', []],
  ['a list of nothing', [null]],
  ['a thing', {}],
  ['a deep thing', DEEP],
  ['a negative number', -1],
  ['zero', 0],
  ['half', 0.5],
  ['beyond 32 bits', 2_147_483_648],
  ['beyond whole numbers', 9_007_199_254_740_992],
  ['a huge number', 1e308],
  ['no text', ''],
  ['spaces', '   '],
  ['a long text', 'я'.repeat(5_001)],
  ['an injection', "'; drop table users; --"],
  ['a wildcard', '%_\\'],
  ['a name of prototypes', '__proto__'],
  ['text right to left', '\u202E\u2066evil'],
  ['controls', '\u0001\u001b[31m\u007f'],
  ['combined marks', `a${'\u0301'.repeat(500)}`],
  ['not a date', '2026-02-30T25:61:61Z'],
  ['501 ids', Array.from({ length: 501 }, (_, index) => index + 1)],
  ['5000 ids', Array.from({ length: 5_000 }, (_, index) => index)],
];

/** Invalid bodies. */
export const RAW_BODIES: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '7'],
  ['text', '"text"'],
  ['half a thing', '{"a":'],
  ['NaN', '{"a":NaN}'],
  ['a key twice', '{"a":1,"a":2}'],
  ['prototypes', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}'],
  ['a NUL', String.raw`{"a":"\u0000"}`],
  ['half a character', String.raw`{"a":"\ud800"}`],
  ['half a character as a key', String.raw`{"\udfff":1}`],
  ['30 levels', `{"a":${'['.repeat(30)}${']'.repeat(30)}}`],
  ['9000 levels', `${'['.repeat(9_000)}${']'.repeat(9_000)}`],
  ['a thousand unknown keys', JSON.stringify(Object.fromEntries(keys(1_000)))],
  ['two MiB', `{"a":"${'x'.repeat(2 * MIB)}"}`],
];

function keys(count: number): [string, number][] {
  return Array.from({ length: count }, (_, index) => [`key${index}`, index]);
}

type Part = Readonly<Record<string, string>>;

function partOf(endpoint: DeclaredEndpoint, part: 'segments' | 'query'): Part {
  const shape = endpoint[part]?._zod.def.shape ?? {};
  const entries = Object.entries(shape).map(([name, schema]) => {
    const example = parameterExample(schema, name) as PositionalValue;
    return [name, encodeURIComponent(encodePositional(example))] as const;
  });
  return Object.fromEntries(entries);
}

function urlOf({ path }: DeclaredEndpoint, segments: Part, query: Part): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => segments[name] ?? '');
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

/** Every field of an example, also nested ones, replaced by another value. */
function* damagedValues(
  schema: JsonSchema,
  example: unknown,
  path = '',
): Generator<[string, unknown]> {
  for (const [what, value] of VALUES) yield [`${path || 'body'} is ${what}`, value];
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return;
  const whole = example as Readonly<Record<string, unknown>>;
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const innerPath = path === '' ? name : `${path}.${name}`;
    for (const [what, value] of damagedValues(inner, whole[name], innerPath)) {
      yield [what, { ...whole, [name]: value }];
    }
  }
}

function send(endpoint: DeclaredEndpoint, url: string, body: string | undefined): InjectOptions {
  const { method, bodyType = 'application/json' } = endpoint;
  if (body === undefined) return { method, url };
  return { method, url, payload: body, headers: { 'content-type': bodyType } };
}

function* hostileUrls(endpoint: DeclaredEndpoint, body: string | undefined) {
  const [segments, query] = [partOf(endpoint, 'segments'), partOf(endpoint, 'query')];
  for (const [what, text] of URL_TEXTS) {
    for (const name of Object.keys(segments)) {
      const url = urlOf(endpoint, { ...segments, [name]: text }, query);
      yield { what: `segment ${name} is ${what}`, request: send(endpoint, url, body) };
    }
    for (const name of [...Object.keys(query), 'unknown']) {
      const url = urlOf(endpoint, segments, { ...query, [name]: text });
      yield { what: `query ${name} is ${what}`, request: send(endpoint, url, body) };
    }
  }
}

/** The request that an endpoint's own examples make. */
export function exampleCall(endpoint: DeclaredEndpoint): InjectOptions {
  const example =
    endpoint.body === undefined
      ? undefined
      : (BODY_EXAMPLES[endpoint.name] ?? valueExample(endpoint.body, 'input'));
  const body = example === undefined ? undefined : JSON.stringify(example);
  return send(
    endpoint,
    urlOf(endpoint, partOf(endpoint, 'segments'), partOf(endpoint, 'query')),
    body,
  );
}

/** Malformed and hostile requests of one call: in its segments, its query and its body. */
export function* hostileCalls(endpoint: DeclaredEndpoint): Generator<HostileCall> {
  const isStream = endpoint.bodyType === 'application/x-ndjson';
  const example = endpoint.body === undefined ? undefined : valueExample(endpoint.body, 'input');
  const body = example === undefined ? undefined : JSON.stringify(example);
  yield* hostileUrls(endpoint, body);
  const url = urlOf(endpoint, partOf(endpoint, 'segments'), partOf(endpoint, 'query'));
  if (endpoint.method === 'GET') return;
  for (const [what, raw] of RAW_BODIES) {
    yield { what: `the body is ${what}`, request: send(endpoint, url, raw) };
  }
  if (endpoint.body === undefined || isStream) return;
  for (const [what, damaged] of damagedValues(toJsonSchema(endpoint.body, 'input'), example)) {
    yield { what, request: send(endpoint, url, JSON.stringify(damaged)) };
  }
}
