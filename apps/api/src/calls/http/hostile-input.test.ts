import type { InjectOptions } from 'fastify';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
}, 60_000);

afterAll(() => api.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const DAY = '/soccer/results/page';

function post(payload: string | Buffer, headers: Record<string, string> = JSON_TYPE) {
  return { method: 'POST', url: '/statistics', payload, headers } as const;
}

function deep(levels: number): string {
  return `{"event_type":"x","event_properties":{"a":${'['.repeat(levels)}${']'.repeat(levels)}}}`;
}

const BAD: readonly [string, InjectOptions | string, number, string][] = [
  ['a timestamp that is text', `${DAY}?timestamp=tomorrow`, 400, 'validation'],
  ['a timestamp before 2000', `${DAY}?timestamp=1`, 400, 'validation'],
  ['a timestamp in milliseconds', `${DAY}?timestamp=1705158000000`, 400, 'validation'],
  ['a timestamp too large for a number', `${DAY}?timestamp=${'9'.repeat(400)}`, 400, 'validation'],
  ['a fractional timestamp', `${DAY}?timestamp=1705158000.5`, 400, 'validation'],
  ['a timestamp of NaN', `${DAY}?timestamp=NaN`, 400, 'validation'],
  ['a timestamp with an exponent', `${DAY}?timestamp=1e9`, 400, 'validation'],
  ['a timestamp with an SQL injection', `${DAY}?timestamp=1;drop table matches`, 400, 'validation'],
  ['a timestamp of a NUL character', `${DAY}?timestamp=%00`, 400, 'validation'],
  ['broken percent signs in a value', `${DAY}?timestamp=%E0%A4%A`, 400, 'validation'],
  ['broken percent signs in a key', `${DAY}?%FF=1`, 400, 'validation'],
  ['a flag with an unknown value', `${DAY}?odds=yes`, 400, 'validation'],
  ['broken percent signs in the path', '/soccer/%E0%A4%A', 400, 'validation'],
  ['an unknown path', '/soccer/results/pages', 404, 'route_not_found'],
  ['a path too deep', '/soccer/results/page/1/2/3', 404, 'route_not_found'],
  ['a path that escapes the root', '/../../etc/passwd', 404, 'route_not_found'],
  ['doubled slashes', '//soccer//results//page', 404, 'route_not_found'],
  ['a very long path', `/${'a'.repeat(4_000)}`, 404, 'route_not_found'],
  ['a wrong method', { method: 'DELETE', url: DAY }, 405, 'method_not_allowed'],
  ['a POST to a page', { method: 'POST', url: DAY, payload: {} }, 405, 'method_not_allowed'],
  ['a GET of a call that only writes', '/statistics', 405, 'method_not_allowed'],
  [
    'an unknown path with a body of another type',
    { method: 'POST', url: '/nothing', payload: 'x', headers: { 'content-type': 'text/plain' } },
    404,
    'route_not_found',
  ],
  ['a body that is not JSON', post('{"event_type":'), 400, 'validation'],
  ['an empty body', post(''), 400, 'validation'],
  ['a body of null', post('null'), 400, 'validation'],
  ['an array as a body', post('[]'), 400, 'validation'],
  ['a number as a body', post('7'), 400, 'validation'],
  ['a property of a wrong type', post('{"event_type":7}'), 400, 'validation'],
  ['an empty name', post('{"event_type":""}'), 400, 'validation'],
  ['a name too long', post(`{"event_type":"${'x'.repeat(65)}"}`), 400, 'validation'],
  [
    'a property with a NUL character',
    post(String.raw`{"event_type":"a\u0000b"}`),
    400,
    'validation',
  ],
  ['an unpaired surrogate', post(String.raw`{"event_type":"\ud800"}`), 400, 'validation'],
  [
    'an unpaired surrogate in a key',
    post(String.raw`{"event_type":"x","event_properties":{"\udfff":1}}`),
    400,
    'validation',
  ],
  ['a body that is not UTF-8', post(Buffer.from([0x22, 0xff, 0xfe, 0x22])), 400, 'validation'],
  ['a body 21 levels deep', post(deep(30)), 400, 'validation'],
  ['a body 20,000 levels deep', post(deep(20_000)), 400, 'validation'],
  [
    'too many properties',
    post(
      JSON.stringify({
        event_type: 'x',
        event_properties: Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`k${i}`, i])),
      }),
    ),
    400,
    'validation',
  ],
  ['a body over 64 KiB', post(`{"event_type":"${'x'.repeat(70_000)}"}`), 413, 'payload_too_large'],
  [
    'plain text, which pages of other origins may send',
    post('{"event_type":"x"}', { 'content-type': 'text/plain' }),
    415,
    'unsupported_media_type',
  ],
  [
    'a form',
    post('event_type=x', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'unsupported_media_type',
  ],
  [
    'NDJSON where JSON is expected',
    post('{}', { 'content-type': 'application/x-ndjson' }),
    415,
    'unsupported_media_type',
  ],
  [
    'a compressed body',
    post('{}', { ...JSON_TYPE, 'content-encoding': 'gzip' }),
    415,
    'unsupported_media_type',
  ],
];

test.each(BAD)(
  '%s is refused with our error format and a message',
  async (_name, request, status, code) => {
    const reply = await api.app.inject(request as InjectOptions);
    expect([reply.statusCode, reply.json().error.code]).toEqual([status, code]);
    const { error, ...rest } = reply.json();
    expect(rest).toEqual({});
    expect(error.message).toMatch(/[а-я]/);
    expect(Object.keys(error.details ?? {}).length > 0).toBe(code === 'validation');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).not.toMatch(/node_modules|at .+:\d+/);
  },
);

const DEEP_TEXT = String.raw`{"event_type":"x","event_properties":{"a":"b\ud800"}}`;

test.each([
  ['a NUL character', post(String.raw`{"event_type":"a\u0000b"}`), 'event_type'],
  ['an unpaired surrogate in a nested property', post(DEEP_TEXT), 'event_properties.a'],
  ['an unpaired surrogate as the body', post(String.raw`"\ud800"`), 'body'],
  ['broken percent signs in a segment', '/page-profile/%ff', 'userUrl'],
  ['broken percent signs in one segment of two', '/followers/anton/%zz?type=follows', 'pageNumber'],
  ['broken percent signs in a value of the query', `${DAY}?timestamp=%E0%A4%A`, 'timestamp'],
  ['broken percent signs in an unknown path', '/nothing/%ff', 'path'],
])('the error details name the field of %s', async (_name, request, field) => {
  const { error } = (await api.app.inject(request as InjectOptions)).json();
  expect([error.code, Object.keys(error.details)]).toEqual(['validation', [field]]);
});

test.each([
  ['a trailing slash', `${DAY}/?timestamp=1705158000`],
  ['a path in another case', '/SOCCER/Results/PAGE?timestamp=1705158000'],
  ['an unknown query parameter', `${DAY}?timestamp=1705158000&utm_source=x`],
  [
    'a repeated query parameter, of which the first counts',
    `${DAY}?timestamp=1705158000&timestamp=x`,
  ],
  ['empty parts of a query', `${DAY}?&&timestamp=1705158000&`],
])('%s is accepted', async (_name, url) => {
  const reply = await api.app.inject(url);
  expect(reply.statusCode).toBe(200);
  expect(reply.json().data.timestamp).toBe(Date.parse('2024-01-12T21:00:00Z') / 1_000);
});

test('unknown keys of a body are ignored and do not pollute prototypes', async () => {
  const body = '{"event_type":"tip_added","constructor":{"prototype":{"x":1}},"__proto__":{"x":1}}';
  const reply = await api.app.inject(post(body));
  expect(reply.json()).toEqual({ data: {} });
  expect(({} as { x?: number }).x).toBeUndefined();
});

test('a 405 response has the allowed methods', async () => {
  const reply = await api.app.inject({ method: 'PUT', url: '/soccer/results/page/' });
  expect(reply.headers.allow).toBe('GET, HEAD');
});

test('messages and details are in English when requested', async () => {
  const reply = await api.app.inject({
    url: `${DAY}?timestamp=1&odds=7`,
    headers: { 'accept-language': 'en-GB,en;q=0.9,ru;q=0.8' },
  });
  expect(reply.json().error).toEqual({
    code: 'validation',
    message: 'Some values in the request are not valid. They are listed below.',
    details: {
      timestamp: 'must be at least 946684800',
      odds: expect.stringMatching(/^must be one of: .*true, false$/),
    },
  });
});

test('none of the requests above was logged as an error', () => {
  expect(api.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
