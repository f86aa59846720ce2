import path from 'node:path';
import { footballDataResults } from '../testing/football-data-results.ts';
import { type TrendCase, trendCases } from '../testing/trend-cases.ts';
import { calibrationError, reliabilityBins } from './reliability.ts';
import { logLoss } from './scoring-rules.ts';

const openData = process.env['OPEN_DATA_DIR'];
const onOpenData = openData ? describe : describe.skip;

const LATE_SECONDS = Date.UTC(2021, 6, 1) / 1_000;
/** The weight of the model's probability in matches; infinite: the record is ignored. */
const WEIGHTS = [5, 10, 20, 40, 80, 160] as const;
const NIL = Number.POSITIVE_INFINITY;

const MARKETS: readonly (readonly [name: string, outcomes: readonly string[], error: number])[] = [
  ['result', ['1x2.1', '1x2.x', '1x2.2'], 0.03],
  ['over and under 2.5', ['ou.o:2.5', 'ou.u:2.5'], 0.02],
  ['both score', ['btts.y', 'btts.n'], 0.02],
  ['goals of a team', ['tt1.o:1.5', 'tt2.o:0.5'], 0.015],
];

function shareOf({ hits, of, modelShare }: TrendCase, weight: number): number {
  return weight === NIL ? modelShare : (hits + weight * modelShare) / (of + weight);
}

function lossOf(cases: readonly TrendCase[], weight: number): number {
  const losses = cases.map((one) => {
    const share = shareOf(one, weight);
    return logLoss([share, 1 - share], one.happened ? 0 : 1);
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

function errorOf(cases: readonly TrendCase[], weight: number): number {
  const stated = cases.map((one) => ({
    probability: shareOf(one, weight),
    happened: one.happened,
  }));
  return calibrationError(reliabilityBins(stated));
}

const isTrend = ({ hits, of }: TrendCase) => hits / of >= 0.7;
const isLate = ({ kickoffSeconds }: TrendCase) => kickoffSeconds >= LATE_SECONDS;

onOpenData('records of five leagues compared with the model', () => {
  let all: readonly TrendCase[] = [];

  beforeAll(() => {
    all = trendCases(footballDataResults(path.join(openData ?? '', 'soccer/football-data')));
  });

  test.each(MARKETS)(
    '%s: a record adds nothing to the model, in early and in late seasons',
    (...market) => {
      const ofMarket = all.filter(({ oddType }) => market[1].includes(oddType));
      for (const cases of [
        ofMarket.filter((one) => !isLate(one)),
        ofMarket.filter(isLate),
        ofMarket.filter((one) => isTrend(one) && isLate(one)),
      ]) {
        for (const weight of WEIGHTS) {
          expect(lossOf(cases, NIL)).toBeLessThan(lossOf(cases, weight));
        }
      }
    },
  );

  test.each(MARKETS)(
    '%s: shares shown beside trends match the outcomes, decile by decile',
    (...market) => {
      const trends = all.filter(
        (one) => market[1].includes(one.oddType) && isTrend(one) && isLate(one),
      );
      expect(trends.length).toBeGreaterThan(1_000);
      expect(errorOf(trends, NIL)).toBeLessThan(market[2]);
      // As if a record counted as much as half of the model: far from the outcomes.
      expect(errorOf(trends, 20)).toBeGreaterThan(errorOf(trends, NIL));
    },
  );
});
