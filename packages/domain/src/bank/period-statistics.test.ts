import { SEARCH_PERIOD } from '../enumerations/search-filters.ts';
import { TIP_RESULT } from '../enumerations/tip-result.ts';
import { type DatedTip, periodStatistics, searchPeriodStart } from './period-statistics.ts';

const NOW = 1_795_262_400;
const DAY = 86_400;
const { won, lost, returned } = TIP_RESULT;

function tip(daysAgo: number, result: DatedTip['result'], profitMilli: number): DatedTip {
  const settledAt = NOW - daysAgo * DAY;
  return { result, settledAt, profitMilli, stakeMilli: 50_000, milliOdds: 2_000, clv: 0.02 };
}

describe('periodStatistics', () => {
  it('counts in each period the tips settled in it', () => {
    const tips = [
      tip(400, won, 50_000),
      tip(300, lost, -50_000),
      tip(60, won, 50_000),
      tip(20, won, 50_000),
      tip(3, lost, -50_000),
    ];
    const statistics = periodStatistics(tips, NOW);
    const counts = Object.values(SEARCH_PERIOD).map((period) => {
      const of = statistics.get(period);
      return of === undefined ? 0 : of.won + of.lost;
    });
    // In the order of the enumeration: 30, 7, 90, 365 days, all time.
    expect(counts).toEqual([2, 1, 3, 4, 5]);
    expect(statistics.get(SEARCH_PERIOD.days90)).toMatchObject({
      profitMilli: 50_000,
      stakeMilli: 150_000,
      lastResults: [won, won, lost],
    });
  });

  it('measures the drawdown from the bank at the start of the period', () => {
    const tips = [tip(100, won, 1_000_000), tip(3, lost, -50_000), tip(2, lost, -50_000)];
    const statistics = periodStatistics(tips, NOW);
    expect(statistics.get(SEARCH_PERIOD.days7)?.maxDrawdownPercent).toBeCloseTo(10);
    expect(statistics.get(SEARCH_PERIOD.allTime)?.maxDrawdownPercent).toBeCloseTo(5);
  });

  it('leaves out a tip that was settled exactly one period ago', () => {
    const atTheEdge = { ...tip(7, won, 1), settledAt: NOW - 7 * DAY };
    expect(periodStatistics([atTheEdge], NOW).has(SEARCH_PERIOD.days7)).toBe(false);
    expect(periodStatistics([atTheEdge], NOW - 1).has(SEARCH_PERIOD.days7)).toBe(true);
    expect(searchPeriodStart(SEARCH_PERIOD.allTime, NOW)).toBe(0);
  });

  it('has no turnover and no ROI if every tip was returned, and no entry for a period without tips', () => {
    const statistics = periodStatistics([tip(10, returned, 0)], NOW);
    expect(statistics.get(SEARCH_PERIOD.days30)).toMatchObject({
      stakeMilli: 0,
      roiPercent: null,
      won: 0,
      lost: 0,
    });
    expect(statistics.has(SEARCH_PERIOD.days7)).toBe(false);
  });

  it('shows the last ten results, the newest last', () => {
    const results = [lost, won, won, lost, won, won, won, won, lost, returned, won];
    const statistics = periodStatistics(
      results.map((result) => tip(1, result, 0)),
      NOW,
    );
    expect(statistics.get(SEARCH_PERIOD.days7)?.lastResults).toEqual(results.slice(1));
  });
});
