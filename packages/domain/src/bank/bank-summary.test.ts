import { TIP_RESULT } from '../enumerations/tip-result.ts';
import { bankSummary, maxDrawdownPercent, type SettledTip } from './bank-summary.ts';

const { won, halfLost, lost, returned } = TIP_RESULT;

function tip(result: SettledTip['result'], profitMilli: number, milliOdds = 2_000): SettledTip {
  return { result, stakeMilli: 30_000, profitMilli, milliOdds };
}

describe('bankSummary', () => {
  it('counts returned tips neither in turnover nor in odds nor in the win rate', () => {
    const summary = bankSummary([
      tip(won, 27_600, 1_920),
      tip(returned, 0, 9_000),
      tip(halfLost, -15_000, 2_080),
      tip(lost, -30_000),
    ]);
    expect(summary).toMatchObject({
      bankrollMilli: 982_600,
      profitMilli: -17_400,
      won: 1,
      returned: 1,
      lost: 2,
      averageMilliOdds: 2_000,
    });
    expect(summary.profitPercent).toBeCloseTo(-1.74, 10);
    expect(summary.roiPercent).toBeCloseTo((-17_400 * 100) / 90_000, 10);
    expect(summary.winRatePercent).toBeCloseTo(33.333, 2);
  });

  it('has no rates before the first counted tip', () => {
    expect(bankSummary([tip(returned, 0)])).toMatchObject({
      roiPercent: null,
      winRatePercent: null,
      averageMilliOdds: null,
      maxDrawdownPercent: 0,
    });
  });

  it('measures the first loss from the initial bank', () => {
    expect(bankSummary([tip(lost, -100_000)]).maxDrawdownPercent).toBe(10);
  });
});

describe('maxDrawdownPercent', () => {
  it('is the deepest fall from a peak', () => {
    expect(maxDrawdownPercent([1000, 1040, 1010, 950, 990, 1100, 1045])).toBeCloseTo(8.65, 2);
    expect(maxDrawdownPercent([1000, 1100, 1200])).toBe(0);
    expect(maxDrawdownPercent([])).toBe(0);
  });
});
