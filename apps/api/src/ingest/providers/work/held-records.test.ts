import type { FeedLine, FeedRecord } from '@tipmark/contract/feed';
import { aFeedMatch, aFeedScore } from '@tipmark/test-kit';
import fc from 'fast-check';
import { createHeldRecords, HELD_SECONDS } from './held-records.ts';

const MATCHES = ['a', 'b', 'c'];
const line = (record: FeedRecord): FeedLine => ({ line: 1, record });
const scoreOf = (key: string, seq: number) => aFeedScore(key, 1, 0, { seq, status: 2 });
const named = (key: string) => ({ ...aFeedMatch('Arsenal', 'Fulham'), key });

/** A store that knows some matches: what it does not know is given to be held. */
function openStore(most?: number) {
  const held = createHeldRecords(most);
  const known = new Set<string>();
  const stored = new Map<string, number>();
  const refused: FeedRecord[] = [];
  return {
    held,
    known,
    stored,
    refused,
    deliver: (records: readonly FeedRecord[], at: number) =>
      held.applyWith(records, at, async (waited) => {
        for (const record of records) if (record.kind === 'match') known.add(record.key);
        for (const one of [...records.map(line), ...waited]) {
          const record = one.record as FeedRecord;
          if (record.kind !== 'score') continue;
          if (known.has(record.matchKey))
            stored.set(record.matchKey, Math.max(record.seq, stored.get(record.matchKey) ?? 0));
          else if (!held.hold(one, at)) refused.push(record);
        }
      }),
  };
}

type Step =
  | { readonly kind: 'score'; readonly key: string }
  | { readonly kind: 'match'; readonly key: string }
  /** Named by another process. */
  | { readonly kind: 'elsewhere'; readonly key: string }
  | { readonly kind: 'wait'; readonly seconds: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  ...(['score', 'match', 'elsewhere'] as const).map((kind) =>
    fc.constantFrom(...MATCHES).map((key): Step => ({ kind, key })),
  ),
  fc.integer({ min: 1, max: HELD_SECONDS }).map((seconds): Step => ({ kind: 'wait', seconds })),
);

test('whatever the order, each match ends with its latest score that came within the time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const store = openStore();
      let at = 1_000;
      let seq = 0;
      /** The model: scores without a match, and since when the first of them waits. */
      const waiting = new Map<string, { since: number; seq: number }>();
      const expected = new Map<string, number>();
      for (const one of steps) {
        if (one.kind === 'wait') at += one.seconds;
        else if (one.kind === 'elsewhere') store.known.add(one.key);
        else
          await store.deliver(
            [one.kind === 'match' ? named(one.key) : scoreOf(one.key, (seq += 1))],
            at,
          );
        if (one.kind === 'score') {
          const since = waiting.get(one.key)?.since ?? at;
          waiting.set(one.key, { since, seq });
        }
        if (one.kind === 'wait' || one.kind === 'elsewhere') continue;
        for (const [key, { since, seq: last }] of waiting) {
          const isFound = (store.stored.get(key) ?? 0) >= last;
          if (isFound) expected.set(key, last);
          // what is known by another process only is looked for again before it is given up
          if (isFound || (at - since >= HELD_SECONDS && !store.known.has(key))) waiting.delete(key);
        }
        expect(store.held.size).toBeLessThanOrEqual(MATCHES.length);
      }
      // in the end every match is named: what did not wait too long is stored
      at += 1;
      for (const key of MATCHES) await store.deliver([named(key)], at);
      for (const [key, { since, seq: last }] of waiting) {
        if (at - since < HELD_SECONDS) expected.set(key, last);
      }
      for (const [key, last] of expected)
        expect(store.stored.get(key)).toBeGreaterThanOrEqual(last);
      expect(store.held.size).toBe(0);
    }),
    { numRuns: 300 },
  );
});

test('a record whose match no answer names in time is refused, once', async () => {
  const store = openStore();
  await store.deliver([scoreOf('a', 1)], 0);
  await store.deliver([scoreOf('a', 2)], 600);
  expect(store.held.size).toBe(1);
  await store.deliver([], HELD_SECONDS - 1);
  expect(store.refused).toEqual([]);
  await store.deliver([], HELD_SECONDS + 600);
  expect(store.refused).toMatchObject([{ matchKey: 'a', seq: 2 }]);
  expect(store.held.size).toBe(0);
});

test('beyond a number of waiting records, further ones are refused', async () => {
  const store = openStore(2);
  await store.deliver(
    MATCHES.map((key) => scoreOf(key, 1)),
    0,
  );
  expect(store.refused).toMatchObject([{ matchKey: 'c' }]);
  await store.deliver(MATCHES.map(named), 60);
  expect([...store.stored.keys()]).toEqual(['a', 'b']);
});

test('a match that another process stored is found within five minutes', async () => {
  const store = openStore();
  await store.deliver([scoreOf('a', 1)], 0);
  store.known.add('a');
  await store.deliver([], 299);
  expect(store.stored.size).toBe(0);
  await store.deliver([], 300);
  expect(store.stored.get('a')).toBe(1);
});

test('records that wait survive a failure of the database', async () => {
  const store = openStore();
  await store.deliver([scoreOf('a', 1)], 0);
  const away = store.held.applyWith([named('a')], 10, () => Promise.reject(new Error('away')));
  await expect(away).rejects.toThrow('away');
  await store.deliver([named('a')], 20);
  expect(store.stored.get('a')).toBe(1);
});
