import type { FeedRecordOf } from '@tipmark/contract/feed';
import { SPORT } from '@tipmark/domain';
import { createWorld } from '../world.ts';
import { audienceOf, shareOfVisitors, type Watched } from './audience.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** A Saturday evening in Europe. */
const NOW = Date.parse('2026-11-21T17:00:00Z') / 1_000;

const match: Watched = {
  key: 'm',
  sport: SPORT.soccer,
  tier: 1,
  round: '12',
  announcedAt: NOW - 9 * DAY,
  startsAt: NOW,
};

const emitted = (
  watched: Watched,
  from = Number.NEGATIVE_INFINITY,
  to = Number.POSITIVE_INFINITY,
) =>
  audienceOf(1, watched)
    .between(from, to)
    .map(({ at, record }) => ({ at, count: (record as FeedRecordOf<'views'>).count }));

const mean = (counts: readonly number[]) =>
  counts.reduce((sum, one) => sum + one, 0) / counts.length;

test('the share of visitors grows to 1, mostly from 12 hours before the start to the end', () => {
  const hours = Array.from({ length: 260 }, (_, index) => index - 216);
  const shares = hours.map((hour) => shareOfVisitors(hour * HOUR));
  for (const [index, share] of shares.entries()) {
    expect(share).toBeGreaterThan(shares[index - 1] ?? 0);
  }
  expect(shareOfVisitors(9 * -DAY)).toBeLessThan(0.01);
  expect(shareOfVisitors(2.2 * HOUR) - shareOfVisitors(-12 * HOUR)).toBeGreaterThan(0.7);
  expect(shareOfVisitors(2 * DAY)).toBeCloseTo(1, 3);
});

test('views start with the announcement and never fall, and are the same whether emitted in pieces or at once', () => {
  const all = emitted(match);
  expect(all[0]).toMatchObject({ at: match.announcedAt });
  expect(all[0]?.count).toBeGreaterThan(0);
  expect(
    all.every(({ at, count }, index) => {
      const before = all[index - 1];
      return before === undefined || (at > before.at && count >= before.count);
    }),
  ).toBe(true);
  const pieces = Array.from({ length: 240 }, (_, hour) =>
    emitted(match, NOW - 9 * DAY - 1 + hour * HOUR, NOW - 9 * DAY - 1 + (hour + 1) * HOUR),
  );
  expect(pieces.flat()).toEqual(all);
  expect(all.at(-1)?.at).toBeLessThanOrEqual(audienceOf(1, match).endsAt);
});

test('finals and top leagues have more views; a canceled match gets no more views', () => {
  const visitors = (more: Partial<Watched>) =>
    mean(
      Array.from({ length: 40 }, (_, index) => {
        const last = emitted({ ...match, ...more, key: `m${index}` }).at(-1);
        return last?.count ?? 0;
      }),
    );
  const [usual, final, third] = [visitors({}), visitors({ round: 'F 2' }), visitors({ tier: 3 })];
  expect(final).toBeGreaterThan(2 * usual);
  expect(usual).toBeGreaterThan(8 * third);
  expect(usual).toBeGreaterThan(visitors({ sport: SPORT.hockey }));
  const offAt = NOW - 5 * HOUR;
  expect(emitted({ ...match, offAt }).every(({ at }) => at < offAt)).toBe(true);
});

test('every announced match of the world has views, and those that start soon have the most', () => {
  const views = new Map<string, number>();
  const starts = new Map<string, number>();
  for (const record of createWorld({ seed: 1 }).snapshotAt(NOW)) {
    if (record.kind === 'views') views.set(record.matchKey, record.count);
    if (record.kind === 'match') starts.set(record.key, record.startsAt);
  }
  expect([...starts.keys()].filter((key) => !views.has(key))).toEqual([]);
  const startingIn = (from: number, to: number) =>
    mean(
      [...starts]
        .filter(([, startsAt]) => startsAt >= NOW + from && startsAt < NOW + to)
        .map(([key]) => views.get(key) ?? 0),
    );
  const [week, day, hour] = [
    startingIn(5 * DAY, 8 * DAY),
    startingIn(12 * HOUR, DAY),
    startingIn(0, 2 * HOUR),
  ];
  expect(day).toBeGreaterThan(2 * week);
  expect(hour).toBeGreaterThan(2 * day);
});
