import { TIP_RESULT } from '../enumerations/tip-result.ts';
import { type JudgedAlert, templateRecord } from './template-record.ts';

const alert = (known: Partial<JudgedAlert>): JudgedAlert => ({
  matchId: 1,
  result: TIP_RESULT.won,
  milli: 2_000,
  laterMilli: 1_900,
  clv: 0.02,
  ...known,
});

test('profit is for one unit on each alert, with returned ones left out', () => {
  const record = templateRecord([
    alert({}),
    alert({ matchId: 2, result: TIP_RESULT.lost, clv: null }),
    alert({ matchId: 3, result: TIP_RESULT.halfWon, milli: 3_000, laterMilli: 2_800, clv: -0.04 }),
    alert({ matchId: 4, result: TIP_RESULT.returned }),
  ]);
  expect(record).toMatchObject({ alerts: 3, matches: 3, hits: 2, returned: 1, clvCount: 2 });
  expect(record.first.profit).toBeCloseTo(1, 6);
  expect(record.minuteLater.profit).toBeCloseTo(0.8, 6);
  expect(record.first.roiPercent).toBeCloseTo(100 / 3, 6);
  expect(record.clvPercent).toBeCloseTo(-1, 6);
});

test('several outcomes of one match do not narrow the interval', () => {
  const two = [alert({}), alert({ matchId: 2, result: TIP_RESULT.lost })];
  const doubled = two.flatMap((one) => [one, one]);
  const { first } = templateRecord(two);
  expect(first).toMatchObject({ profit: 0, roiPercent: 0 });
  // residuals of 1 and −1, two matches: 1.96 · √(2 · 2 / 1) / 2
  expect(first.highPercent).toBeCloseTo(196, 6);
  expect(first.lowPercent).toBeCloseTo(-196, 6);
  expect(templateRecord(doubled).first.highPercent).toBeCloseTo(196, 6);
});

test('a single match has no confidence interval', () => {
  expect(templateRecord([alert({})]).first).toMatchObject({ lowPercent: null, highPercent: null });
  expect(templateRecord([]).first).toEqual({
    profit: 0,
    roiPercent: null,
    lowPercent: null,
    highPercent: null,
  });
});
