import type { Answer } from './answer.ts';
import { failureKindOf, failureOf } from './failure-of.ts';
import { quotaOf } from './limits.ts';
import { openBody } from './open-body.ts';

const answer = (known: Partial<Answer> = {}): Answer => ({
  at: 1_791_558_000,
  status: 200,
  headers: {},
  body: '{}',
  ...known,
});

test.each([
  [200, undefined],
  [401, 'key'],
  [403, 'plan'],
  [404, 'absent'],
  [422, 'call'],
  [429, 'rate'],
  [502, 'down'],
])('status %i means %s', (status, kind) => {
  expect(failureKindOf(status)).toBe(kind);
});

test('how long to wait: the header as seconds or a date, then the text', () => {
  const text = 'You reached your request limit. Wait 48 seconds.';
  const of = (headers: Record<string, string>) => failureOf('rate', text, answer({ headers }));
  expect(of({ 'retry-after': '7' }).retryAfterSeconds).toBe(7);
  const date = new Date((1_791_558_000 + 90) * 1_000).toUTCString();
  expect(of({ 'retry-after': date }).retryAfterSeconds).toBe(90);
  expect(of({}).retryAfterSeconds).toBe(48);
  expect(failureOf('rate', 'Too many requests.', answer())).toEqual({
    kind: 'rate',
    text: 'Too many requests.',
  });
});

test('a body that is no JSON is a failure of its status, or of the body', () => {
  const page = { body: '<html>Bad gateway</html>' };
  expect(openBody(answer({ ...page, status: 502 })).failure?.kind).toBe('down');
  expect(openBody(answer({ body: '{"response":[{"fix' })).failure?.kind).toBe('body');
  expect(openBody(answer())).toEqual({ body: {} });
});

test('limits are those of the headers that are there', () => {
  const names = { remaining: 'x-requests-remaining', used: 'x-requests-used' } as const;
  expect(quotaOf(answer({ headers: { 'x-requests-remaining': '-60' } }), names)).toEqual({
    remaining: -60,
  });
  expect(quotaOf(answer(), names)).toBeUndefined();
});
