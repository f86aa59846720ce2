import fc from 'fast-check';
import type { Limit } from './limits.ts';
import { createSpendLedger } from './spend-ledger.ts';

const DAY = 86_400;
const NOON = Date.UTC(2026, 8, 19, 12) / 1_000;
const MIDNIGHT = NOON + DAY / 2;
const calls = (per: Limit['per'], most: number): Limit => ({ per, most, counts: 'calls' });

test('a minute is full until its oldest call is over a minute old', () => {
  const ledger = createSpendLedger([calls('minute', 2)]);
  ledger.spend(NOON, 1);
  expect(ledger.earliest(NOON, 1, NOON + DAY)).toBe(NOON);
  ledger.spend(NOON + 10, 1);
  expect(ledger.earliest(NOON + 10, 1, NOON + DAY)).toBe(NOON + 61);
  expect(ledger.earliest(NOON + 10, 1, NOON + 30)).toBeUndefined();
});

test('a day is full until midnight UTC, a month of credits until the first', () => {
  const day = createSpendLedger([calls('day', 1)], [{ at: NOON, cost: 1 }]);
  expect(day.earliest(NOON + 1, 1, NOON + DAY)).toBe(MIDNIGHT);
  const credits: Limit = { per: 'month', most: 5, counts: 'credits' };
  const month = createSpendLedger([credits], [{ at: NOON, cost: 4 }]);
  expect(month.earliest(NOON, 1, NOON + 40 * DAY)).toBe(NOON);
  expect(month.earliest(NOON, 2, NOON + 40 * DAY)).toBe(Date.UTC(2026, 9, 1) / 1_000);
  expect(month.earliest(NOON, 0, NOON)).toBe(NOON);
});

test('a call that costs more than a period ever allows is never made', () => {
  const ledger = createSpendLedger([{ per: 'minute', most: 3, counts: 'credits' }]);
  expect(ledger.earliest(NOON, 4, NOON + DAY)).toBeUndefined();
});

test('what is left of a month is divided by its days, and what a day leaves goes to the others', () => {
  const credits: Limit = { per: 'month', most: 300, counts: 'credits' };
  const first = Date.UTC(2026, 8, 1) / 1_000;
  expect(createSpendLedger([credits]).allowance(first)).toBe(10);
  expect(createSpendLedger([credits], [{ at: first, cost: 4 }]).allowance(first + 60)).toBe(6);
  // 296 for the 29 days that remain, of which 4 are spent today.
  const second = createSpendLedger(
    [credits],
    [
      { at: first, cost: 4 },
      { at: first + DAY, cost: 4 },
    ],
  );
  expect(second.allowance(first + DAY + 60)).toBeCloseTo(296 / 29 - 4);
});

test('a provider that counted more than we did is believed, until its next period', () => {
  const ledger = createSpendLedger([calls('day', 100)], [{ at: NOON, cost: 1 }]);
  ledger.observe({ at: NOON, remaining: 3 });
  expect(ledger.allowance(NOON + 1)).toBe(3);
  ledger.spend(NOON + 2, 1);
  expect(ledger.allowance(NOON + 3)).toBe(2);
  ledger.observe({ at: NOON + 3, remaining: 1_000 });
  expect(ledger.allowance(NOON + 4)).toBe(98);
  ledger.observe({ at: NOON + 5, remaining: -60 });
  expect(ledger.earliest(NOON + 6, 1, NOON + DAY)).toBe(MIDNIGHT);
});

test('trying out a plan spends nothing', () => {
  const ledger = createSpendLedger([calls('day', 1)]);
  ledger.copy().spend(NOON, 1);
  expect(ledger.allowance(NOON)).toBe(1);
});

const PERIODS = { second: 1, minute: 60, day: DAY } as const;

test('calls at the earliest times never break a limit, wherever a provider begins to count', () => {
  const limit = fc.record({
    per: fc.constantFrom('second' as const, 'minute' as const, 'day' as const),
    most: fc.integer({ min: 1, max: 9 }),
    counts: fc.constantFrom('calls' as const, 'credits' as const),
  });
  const wanted = fc.array(fc.record({ after: fc.nat(90), cost: fc.nat(3) }), { maxLength: 60 });
  fc.assert(
    fc.property(fc.array(limit, { maxLength: 3 }), wanted, (limits, asked) => {
      const ledger = createSpendLedger(limits);
      const made: { at: number; cost: number }[] = [];
      let at = NOON;
      for (const { after, cost } of asked) {
        const free = ledger.earliest(at + after, cost, at + 3 * DAY);
        if (free === undefined) continue;
        at = free;
        ledger.spend(at, cost);
        made.push({ at, cost });
      }
      for (const { per, most, counts } of limits) {
        for (const { at: from } of made) {
          const start = per === 'day' ? from - (from % DAY) : from;
          const within = made.filter((one) => one.at >= start && one.at < start + PERIODS[per]);
          const units = within.reduce((sum, { cost }) => sum + (counts === 'calls' ? 1 : cost), 0);
          expect(units).toBeLessThanOrEqual(most);
        }
      }
    }),
  );
});
