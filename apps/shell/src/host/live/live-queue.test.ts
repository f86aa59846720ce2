import type { LiveChanges } from '@tipmark/contract/live';
import * as fc from 'fast-check';
import { createLiveQueue } from './live-queue.ts';

const ofMatches = (asOf: number, matches: LiveChanges['matches']): LiveChanges => ({
  asOf,
  matches,
});

test('the newest value of each key of a match counts, also within its sides', () => {
  const queue = createLiveQueue();
  queue.add(ofMatches(1, { 7: { s: 2, h: { g: 1, r: 1 }, o: [150, 400] } }));
  queue.add(ofMatches(2, { 7: { h: { g: 2 }, o: [140] } }));
  expect(queue.take()).toEqual(ofMatches(2, { 7: { s: 2, h: { g: 2, r: 1 }, o: [140] } }));
  expect(queue.take()).toBeUndefined();
});

test('held changes wait until they are offered, or until more of their match arrives', () => {
  const queue = createLiveQueue();
  queue.hold(ofMatches(1, { 7: { s: 2 }, 8: { s: 3 } }));
  expect(queue.isEmpty).toBe(true);
  queue.add(ofMatches(2, { 7: { m: 46 } }));
  expect(queue.take()?.matches).toEqual({ 7: { s: 2, m: 46 } });
  queue.offer();
  expect(queue.take()?.matches).toEqual({ 8: { s: 3 } });
  queue.offer();
  expect(queue.isEmpty).toBe(true);
});

test('changes that are offered again never override later ones', () => {
  const queue = createLiveQueue();
  queue.hold(ofMatches(1, { 7: { s: 2, m: 45 } }));
  queue.add(ofMatches(2, { 7: { m: 46 } }));
  queue.offer();
  expect(queue.take()?.matches).toEqual({ 7: { s: 2, m: 46 } });
});

test('events are merged and taken once', () => {
  const queue = createLiveQueue();
  queue.add({ ...ofMatches(1, {}), events: { 3: { tips: 4 } } });
  queue.add({ ...ofMatches(2, {}), events: { 3: { revision: 9 } } });
  expect(queue.take()?.events).toEqual({ 3: { tips: 4, revision: 9 } });
  queue.add(ofMatches(3, { 7: { m: 1 } }));
  expect(queue.take()).toEqual(ofMatches(3, { 7: { m: 1 } }));
});

const changes = fc.dictionary(
  fc.constantFrom(...Array.from({ length: 40 }, (_, id) => String(id))),
  fc.dictionary(fc.constantFrom('s', 'm', 'o'), fc.integer(), { minKeys: 1 }),
);

test('in whatever order changes are added and taken, the screen ends with the latest values', () => {
  const step = fc.oneof(
    changes.map((matches) => ({ matches })),
    fc.constant('take' as const),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const queue = createLiveQueue();
      const screen: Record<string, object> = {};
      const expected: Record<string, object> = {};
      const show = (matches: LiveChanges['matches'] = {}) => {
        for (const [id, change] of Object.entries(matches)) {
          screen[id] = { ...screen[id], ...change };
        }
      };
      for (const one of steps) {
        if (one === 'take') show(queue.take()?.matches);
        else {
          queue.add(ofMatches(1, one.matches));
          for (const [id, change] of Object.entries(one.matches)) {
            expected[id] = { ...expected[id], ...change };
          }
        }
      }
      while (!queue.isEmpty) show(queue.take()?.matches);
      expect(screen).toEqual(expected);
    }),
  );
});
