import fc from 'fast-check';
import { outcomeShares, sharesValuePercent, winProbability } from './outcome-shares.ts';
import { poissonMatrix, resultOf, type ScoreMatrix } from './score-matrix.ts';

const goals = fc.double({ min: 0.2, max: 4, noNaN: true });
const quarterLine = fc.integer({ min: 1, max: 26 }).map((quarters) => quarters / 4);

function shares(matrix: ScoreMatrix, oddType: string) {
  const found = outcomeShares(matrix, oddType);
  if (!found) throw new Error(`${oddType} should follow from a score`);
  return found;
}

test('shares of won, returned and lost add up to 1 for every outcome', () => {
  const markets = fc.constantFrom(
    '1x2.1',
    '1x2.x',
    'dc.1x',
    'dc.12',
    'dnb.2',
    'btts.y',
    'btts.n',
    'cs.2-1',
    'ou.o:2.25',
    'ou.u:3',
    'ah.1:-0.75',
    'ah.2:0',
    'tt1.o:1.5',
    'tt2.u:0.75',
  );
  fc.assert(
    fc.property(goals, goals, markets, (home, away, oddType) => {
      const { won, returned, lost } = shares(poissonMatrix(home, away), oddType);
      expect(won + returned + lost).toBeCloseTo(1, 10);
    }),
  );
});

test('over and under mirror each other on every line', () => {
  fc.assert(
    fc.property(goals, goals, quarterLine, (home, away, line) => {
      const matrix = poissonMatrix(home, away);
      const [over, under] = [shares(matrix, `ou.o:${line}`), shares(matrix, `ou.u:${line}`)];
      expect(over.won).toBeCloseTo(under.lost, 12);
      expect(over.returned).toBeCloseTo(under.returned, 12);
    }),
  );
});

test('results, handicaps and double chance are consistent', () => {
  fc.assert(
    fc.property(goals, goals, (home, away) => {
      const matrix = poissonMatrix(home, away);
      const [win, draw, loss] = resultOf(matrix);
      expect(shares(matrix, '1x2.1').won).toBeCloseTo(win, 12);
      expect(shares(matrix, '1x2.x').won).toBeCloseTo(draw, 12);
      expect(shares(matrix, 'ah.1:-0.5').won).toBeCloseTo(win, 12);
      expect(shares(matrix, 'ah.2:0.5').won).toBeCloseTo(draw + loss, 12);
      expect(shares(matrix, 'dc.x2').won).toBeCloseTo(draw + loss, 12);
      expect(shares(matrix, 'dnb.1').returned).toBeCloseTo(draw, 12);
      expect(shares(matrix, 'ah.2:0')).toEqual(shares(matrix, 'dnb.2'));
    }),
  );
});

test('both teams score is computed from the cells without a zero', () => {
  const matrix = poissonMatrix(1, 1);
  expect(shares(matrix, 'btts.y').won).toBeCloseTo((1 - Math.exp(-1)) ** 2, 6);
  expect(shares(matrix, 'btts.n').won).toBeCloseTo(1 - (1 - Math.exp(-1)) ** 2, 6);
});

test('a quarter line is half a stake on each neighbouring line', () => {
  const matrix = poissonMatrix(1.5, 1);
  const [quarter, whole, half] = ['ou.o:2.25', 'ou.o:2', 'ou.o:2.5'].map((key) =>
    shares(matrix, key),
  );
  expect(quarter?.returned).toBeCloseTo((whole?.returned ?? 0) / 2, 12);
  expect(quarter?.won).toBeCloseTo(((whole?.won ?? 0) + (half?.won ?? 0)) / 2, 12);
});

test('the price without value is one over the probability of winning', () => {
  const drawNoBet = shares(poissonMatrix(1.5, 1), 'dnb.1');
  const fairMilliOdds = 1_000 / winProbability(drawNoBet);
  expect(sharesValuePercent(drawNoBet, fairMilliOdds)).toBeCloseTo(0, 9);
});

test('markets that need more than the score in regular time have no shares', () => {
  const matrix = poissonMatrix(1.5, 1);
  for (const oddType of ['corn.o:9.5', 'h1x2.1', 'win.1', 'ou.o:2.3', 'nonsense']) {
    expect(outcomeShares(matrix, oddType)).toBeUndefined();
  }
});
