import { judge } from './judge.ts';

const START = 10_000;
const attempt = (sentMs: number, answeredMs: number, code?: string, status = 200) => ({
  what: 'post' as const,
  matchId: 1,
  answer: { status, error: code === undefined ? undefined : { code }, sentMs, answeredMs },
});

test.each([
  ['in time', attempt(9_000, 9_100)],
  ['in time', attempt(9_999, 10_400)],
  ['late', attempt(10_000, 10_001)],
  ['refused', attempt(10_000, 10_001, 'match_started')],
  ['refused', attempt(9_990, 10_000, 'match_started')],
  ['refused early', attempt(9_900, 9_999, 'match_started')],
  ['failed', attempt(9_900, 9_999, 'rate_limited', 429)],
  ['busy', attempt(9_900, 9_999, 'unavailable', 503)],
  ['failed', attempt(9_900, 9_999, undefined, 500)],
])('%s: %j', (verdict, of) => {
  expect(judge(of, START)).toBe(verdict);
});
