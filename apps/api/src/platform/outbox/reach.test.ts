import fc from 'fast-check';
import { createReach, REST_SECONDS } from './reach.ts';

test('what waits is due once after an answer, also what an earlier process left behind', () => {
  const reach = createReach();
  expect([reach.answered('a'), reach.answered('a')]).toEqual([true, false]);
  reach.failed('a', 10);
  expect([reach.answered('b'), reach.answered('a'), reach.answered('a')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a message tries a service that is away at the latest after a while', () => {
  const reach = createReach();
  reach.failed('a', 10);
  const times = [10, 9 + REST_SECONDS, 10 + REST_SECONDS];
  expect(times.map((at) => reach.isAway('a', at))).toEqual([true, true, false]);
  expect(reach.isAway('b', 10)).toBe(false);
});

type Step = Readonly<{ service: 'a' | 'b'; what: 'failed' | 'answered' | 'ask' }>;

const step: fc.Arbitrary<Step> = fc.record({
  service: fc.constantFrom('a', 'b'),
  what: fc.constantFrom('failed', 'answered', 'ask'),
});

test('whatever happens, exactly what is away is asked, every two seconds', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const reach = createReach();
      const away = new Set<string>();
      const asked = new Map<string, number>();
      for (const [at, { service, what }] of steps.entries()) {
        const now = 100 + at;
        if (what === 'failed') {
          reach.failed(service, now);
          away.add(service);
        } else if (what === 'answered') {
          reach.answered(service);
          away.delete(service);
        } else {
          const due = [...away].filter((one) => now - (asked.get(one) ?? 0) >= 2);
          expect(reach.toAsk(now).toSorted()).toEqual(due.toSorted());
          for (const one of due) asked.set(one, now);
        }
      }
    }),
  );
});
