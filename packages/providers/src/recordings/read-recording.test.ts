import { gzipSync } from 'node:zlib';
import { RecordingRefused, readRecording } from './read-recording.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (text: string | Uint8Array, isBody: (content: unknown) => boolean = () => false) =>
  readRecording(typeof text === 'string' ? utf8(text) : text, isBody);

test('a body alone is one answer, as it was written', () => {
  const text = '{ "a": [1] }';
  expect(read(text)).toEqual([
    {
      at: undefined,
      status: 200,
      headers: {},
      call: undefined,
      host: undefined,
      body: text,
      content: { a: [1] },
    },
  ]);
});

test.each([
  ['seconds', { at: 1_705_158_000 }, 1_705_158_000],
  ['milliseconds', { at: 1_705_158_000_500 }, 1_705_158_000],
  ['a text of seconds', { at: '1705158000' }, 1_705_158_000],
  ['ISO 8601', { fetchedAt: '2024-01-13T16:00:00+01:00' }, 1_705_158_000],
  ['the header of HTTP', { headers: { Date: ['Sat, 13 Jan 2024 15:00:00 GMT'] } }, 1_705_158_000],
  ['a year nobody recorded in', { at: 12 }, undefined],
  ['nothing', { status: 200 }, undefined],
])('the time of an envelope may be %s', (_form, around, at) => {
  expect(read(JSON.stringify({ body: {}, ...around }))[0]?.at).toBe(at);
});

test('an envelope has its status, its headers by lower-case name and its call without the key', () => {
  const text = JSON.stringify({
    at: 1_705_158_000,
    status: 429,
    headers: { 'Retry-After': 7, 'X-Requests-Remaining': ['12'] },
    url: 'https://api.the-odds-api.com/v4/sports/?apiKey=0123456789abcdef&all=true',
    body: '{"message":"slow"}',
  });
  expect(read(text)).toEqual([
    {
      at: 1_705_158_000,
      status: 429,
      headers: { 'retry-after': '7', 'x-requests-remaining': '12' },
      call: '/v4/sports/?apiKey=[hidden]&all=true',
      host: 'api.the-odds-api.com',
      body: '{"message":"slow"}',
      content: { message: 'slow' },
    },
  ]);
});

test('a list is answers, unless it is the body of one', () => {
  const text = '[{"id":1},{"id":2}]';
  expect(read(text).map(({ body }) => body)).toEqual(['{"id":1}', '{"id":2}']);
  expect(read(text, Array.isArray)).toHaveLength(1);
  expect(read('[]')).toHaveLength(1);
});

test('quoted errors without a body are answers', () => {
  const [error] = read('[{"case":"no key","http_status":200,"errors":{"token":"Missing"}}]');
  expect(error).toMatchObject({ status: 200, content: { errors: { token: 'Missing' } } });
});

test('one a line, with a line that broke off', () => {
  const answers = read('{"op":"mcm"}\r\n\r\n{"op":"mc\n{"status":503,"body":"<html>"}\n');
  expect(answers.map(({ status, body, content }) => [status, body, content])).toEqual([
    [200, '{"op":"mcm"}', { op: 'mcm' }],
    [200, '{"op":"mc', undefined],
    [503, '<html>', undefined],
  ]);
});

test('gzip is recognized by its content, and half of it is refused', () => {
  const packed = gzipSync('{"a":1}');
  expect(read(packed)[0]?.content).toEqual({ a: 1 });
  expect(() => read(packed.subarray(0, -9))).toThrow(RecordingRefused);
});

test('a copy in the code page of Western Europe is read too', () => {
  expect(read(new Uint8Array([0x22, 0xd6, 0x22]))[0]?.content).toBe('Ö');
});

test('text that is no JSON is one answer without content', () => {
  expect(read('<html>\n</html>')).toMatchObject([{ body: '<html>\n</html>', content: undefined }]);
});

test('a published example has its call and headers around the body', () => {
  const example = {
    request: { method: 'GET', url: 'https://api.test/v4/odds?apiKey=secret1', params: {} },
    response_headers: { 'X-Requests-Last': '2' },
    response: [{ id: 'a' }],
  };
  const bytes = new TextEncoder().encode(JSON.stringify(example));
  expect(readRecording(bytes, () => false)).toMatchObject([
    {
      host: 'api.test',
      call: '/v4/odds?apiKey=[hidden]',
      headers: { 'x-requests-last': '2' },
      content: [{ id: 'a' }],
    },
  ]);
});
