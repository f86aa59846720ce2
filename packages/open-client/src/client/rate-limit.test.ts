import fc from 'fast-check';
import { pauseOf, retryAfterOf } from './rate-limit.ts';

const policy = fc.record({
  name: fc.constantFrom('day', 'minute'),
  left: fc.oneof(fc.constant(0), fc.nat(1_000)),
  seconds: fc.nat(86_400),
});

test('a pause lasts until the last of the policies that have nothing left', () => {
  fc.assert(
    fc.property(fc.array(policy), (policies) => {
      const header = policies.map(({ name, left, seconds }) => `"${name}";r=${left};t=${seconds}`);
      const empty = policies.filter(({ left }) => left === 0).map(({ seconds }) => seconds * 1_000);
      expect(pauseOf(header.join(', '))).toBe(Math.max(0, ...empty));
    }),
  );
  expect(pauseOf(null)).toBe(0);
  expect(pauseOf('nonsense')).toBe(0);
});

test.each([
  [{ 'retry-after': '7' }, 7_000],
  [{ 'retry-after': '0' }, 0],
  [{ 'retry-after': 'Thu, 01 Jan 1970 00:01:40 GMT' }, 40_000],
  [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 0],
  [{ ratelimit: '"day";r=3;t=900, "minute";r=0;t=12' }, 12_000],
  [{ 'retry-after': '5', ratelimit: '"minute";r=0;t=12' }, 5_000],
  [{ 'retry-after': 'soon', ratelimit: '"minute";r=0;t=12' }, 12_000],
  [{}, 0],
])('%o means a wait of %i ms', (headers, expected) => {
  expect(retryAfterOf(new Headers(headers as Record<string, string>), 60_000)).toBe(expected);
});
