import { faultOfReply, MOST_MS } from './judge-reply.ts';

const reply = (more: object) => ({
  request: 'GET /',
  status: 200,
  retryAfter: null,
  ms: 5,
  ...more,
});

test.each([
  [{}, undefined],
  [{ status: 503, retryAfter: '5' }, undefined],
  [{ status: 503 }, 'GET /: 503 without Retry-After'],
  [{ status: 500 }, 'GET /: answered 500'],
  [{ status: 502, retryAfter: '5' }, 'GET /: answered 502'],
  [{ status: 404 }, 'GET /: answered 404'],
  [{ status: undefined }, 'GET /: the connection died after 5 ms'],
  [{ ms: MOST_MS + 1 }, 'GET /: over the deadline, after 15001 ms'],
])('%j: %s', (more, fault) => {
  expect(faultOfReply(reply(more))).toBe(fault);
});
