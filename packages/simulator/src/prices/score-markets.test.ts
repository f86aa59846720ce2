import { MATCH_STATUS, parseOddType, SPORT, settleTip, TIP_RESULT } from '@tipmark/domain';
import fc from 'fast-check';
import { chanceThat, goalProbabilities } from '../chance/goal-model.ts';
import {
  bothScore,
  doubleChance,
  evenHandicap,
  evenLine,
  goalCounts,
  goalsOfSide,
  handicap,
  totalGoals,
} from './score-markets.ts';

const goals = fc.tuple(
  fc.double({ min: 0.3, max: 4, noNaN: true }),
  fc.double({ min: 0.3, max: 4, noNaN: true }),
);
/** How far a bookmaker’s opinion deviates from the table, by outcome. */
const doubts = fc.array(fc.double({ min: 0.9, max: 1.1, noNaN: true }), {
  minLength: 5,
  maxLength: 5,
});

const shares = (weights: readonly number[]): number[] =>
  weights.map((one) => one / weights.reduce((sum, each) => sum + each, 0));

/** Outcomes and probabilities of all markets that follow from a table of scores. */
function pricedBy(counts: ReturnType<typeof goalCounts>, result: readonly number[]) {
  return [
    doubleChance(result),
    bothScore(counts),
    ...[0.5, 1.5, 2.5, 3.5].map((line) => totalGoals(counts, line)),
    ...[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((line) => handicap(counts, line)),
    ...[0.5, 1.5, 2.5].flatMap((line) => [
      goalsOfSide(counts, 1, line),
      goalsOfSide(counts, 2, line),
    ]),
  ].flatMap(({ oddTypes, probabilities }) =>
    oddTypes.map((oddType, index) => [oddType, probabilities[index] ?? 0] as const),
  );
}

/** Whether a tip on an outcome is won, by the rules of settlement. */
function isWon(text: string, score: readonly [number, number]): boolean {
  const oddType = parseOddType(text, SPORT.soccer);
  if (oddType === undefined) throw new Error(`${text} is not an outcome`);
  const play = {
    sport: SPORT.soccer,
    score,
    halfScore: null,
    isHalfOver: true,
    corners: null,
    cardPoints: null,
  };
  return (
    settleTip(oddType, { status: MATCH_STATUS.finished, startsAt: 0, play }, 0) === TIP_RESULT.won
  );
}

test('the probability of an outcome is that of the scores which win it by the settlement rules', () => {
  fc.assert(
    fc.property(goals, (expected) => {
      const { scores, result } = goalProbabilities(expected);
      for (const [oddType, stated] of pricedBy(goalCounts(scores), result)) {
        const chance = chanceThat(scores, (home, away) => isWon(oddType, [home, away]));
        expect([oddType, Math.abs(chance - stated) < 0.002]).toEqual([oddType, true]);
      }
    }),
    { numRuns: 20 },
  );
});

test('a different opinion of the result and the main total changes all markets consistently', () => {
  fc.assert(
    fc.property(goals, doubts, (expected, [a = 1, b = 1, c = 1, d = 1, e = 1]) => {
      const { scores, result, total } = goalProbabilities(expected);
      const own = {
        result: shares([result[0] * a, result[1] * b, result[2] * c]),
        total: shares([total[0] * d, total[1] * e]),
      };
      const counts = goalCounts(scores, { ...own, totalLine: 2.5 });
      const stated = new Map(pricedBy(counts, own.result));
      expect(stated.get('ah.1:-0.5')).toBeCloseTo(own.result[0] ?? 0, 6);
      expect(stated.get('ah.2:-0.5')).toBeCloseTo(own.result[2] ?? 0, 6);
      expect(stated.get('dc.1x')).toBeCloseTo(stated.get('ah.1:0.5') ?? 0, 6);
      expect(stated.get('ou.o:2.5')).toBeCloseTo(own.total[0] ?? 0, 4);
      for (const chance of stated.values()) {
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBeLessThan(1);
      }
      const falling = ['ou.o:0.5', 'ou.o:1.5', 'ou.o:2.5', 'ou.o:3.5'];
      for (const [index, higher] of falling.slice(1).entries()) {
        expect(stated.get(falling[index] ?? '')).toBeGreaterThan(stated.get(higher) ?? 1);
      }
      expect(stated.get('btts.y')).toBeLessThan(stated.get('ou.o:1.5') ?? 0);
    }),
    { numRuns: 200 },
  );
});

test('the even line is the one closest to even chances', () => {
  fc.assert(
    fc.property(goals, (expected) => {
      const counts = goalCounts(goalProbabilities(expected).scores);
      const off = (line: number) =>
        Math.abs((goalsOfSide(counts, 1, line).probabilities[0] ?? 0) - 0.5);
      const line = evenLine(counts.home);
      expect(line % 1).toBe(0.5);
      expect(off(line)).toBeLessThanOrEqual(Math.min(...[0.5, 1.5, 2.5, 3.5, 4.5].map(off)) + 1e-9);
      const ahead = (given: number) =>
        Math.abs((handicap(counts, given).probabilities[0] ?? 0) - 0.5);
      const given = evenHandicap(counts);
      expect(ahead(given)).toBeLessThanOrEqual(
        Math.min(...[-3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5].map(ahead)) + 1e-9,
      );
    }),
  );
});
