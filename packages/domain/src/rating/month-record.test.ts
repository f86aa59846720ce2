import type { DatedTip } from '../bank/period-statistics.ts';
import { TIP_RESULT } from '../enumerations/tip-result.ts';
import { monthRecords } from './month-record.ts';

const at = (text: string): number => Date.parse(text) / 1_000;

const aTip = (settledAt: string, known: Partial<DatedTip>): DatedTip => ({
  settledAt: at(settledAt),
  result: TIP_RESULT.won,
  milliOdds: 2_000,
  stakeMilli: 10_000,
  profitMilli: 10_000,
  clv: null,
  ...known,
});

test('a tip belongs to the month it was settled in, in UTC+3; returned ones are no turnover', () => {
  const lost = { result: TIP_RESULT.lost, profitMilli: -30_000, stakeMilli: 30_000, clv: 0.04 };
  const records = monthRecords([
    aTip('2026-10-31T20:59:59Z', {}),
    aTip('2026-10-31T21:00:00Z', { milliOdds: 3_000, profitMilli: 20_000, clv: 0.02 }),
    aTip('2026-11-15T12:00:00Z', lost),
    aTip('2026-11-16T12:00:00Z', { result: TIP_RESULT.returned, profitMilli: 0, clv: 0.9 }),
  ]);
  expect(records).toEqual([
    {
      month: 202_610,
      counted: 1,
      won: 1,
      profitMilli: 10_000,
      stakeMilli: 10_000,
      meanMilliOdds: 2_000,
      clv: null,
      effectiveTips: 1,
    },
    {
      month: 202_611,
      counted: 2,
      won: 1,
      profitMilli: -10_000,
      stakeMilli: 40_000,
      meanMilliOdds: 2_500,
      clv: expect.closeTo(0.03, 10),
      // (1 + 3)² / (1² + 3²)
      effectiveTips: expect.closeTo(1.6, 10),
    },
  ]);
});

test('a month of returned tips has a record without statistics', () => {
  const [record] = monthRecords([
    aTip('2026-11-16T12:00:00Z', { result: TIP_RESULT.returned, profitMilli: 0 }),
  ]);
  expect(record).toMatchObject({ counted: 0, meanMilliOdds: null, clv: null, effectiveTips: 0 });
});
