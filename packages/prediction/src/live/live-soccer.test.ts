import { fairProbabilities } from '@tipmark/domain';
import fc from 'fast-check';
import { poissonMatrix, type ResultProbabilities, resultOf } from '../scores/score-matrix.ts';
import { furtherGoals, liveSoccer, type SoccerState } from './live-soccer.ts';
import { remainingGoalsShare, type SoccerClock } from './soccer-clock.ts';
import { LIVE_LOW_SCORE, soccerMarketGoals } from './soccer-market-goals.ts';

const ERROR = 0.0002;

/** How far a value is from a vector. */
const missOf = (value: number | undefined, wanted: number | undefined): number =>
  Math.abs((value ?? Number.NaN) - (wanted ?? Number.NaN));

const firstHalf = (minute: number): SoccerClock => ({ half: 1, minute });
const secondHalf = (minute: number): SoccerClock => ({ half: 2, minute });
const HALF_TIME = secondHalf(45);

const marketOf = (odds: readonly [number, number, number], over: number, under: number) => {
  const fair = fairProbabilities(
    new Map([
      ['1x2.1', odds[0] * 1_000],
      ['1x2.x', odds[1] * 1_000],
      ['1x2.2', odds[2] * 1_000],
      ['ou.o:2.5', over * 1_000],
      ['ou.u:2.5', under * 1_000],
    ]),
  );
  const shareOf = (oddType: string) => fair.get(oddType) ?? Number.NaN;
  return {
    result: [shareOf('1x2.1'), shareOf('1x2.x'), shareOf('1x2.2')] as ResultProbabilities,
    total: { line: 2.5, over: shareOf('ou.o:2.5') },
  };
};

describe('expected goals of a market', () => {
  it.each([
    [[2.1, 3.4, 3.6], 1.95, 1.87, 1.5287, 1.1001],
    [[1.4, 5, 7.5], 1.65, 2.25, 2.2322, 0.7948],
  ] as const)('%p, %p/%p', (odds, over, under, home, away) => {
    const { result, total } = marketOf(odds, over, under);
    const goals = soccerMarketGoals(result, total);
    expect(missOf(goals[0], home)).toBeLessThanOrEqual(ERROR);
    expect(missOf(goals[1], away)).toBeLessThanOrEqual(ERROR);
  });

  it('without a total are those of the draw', () => {
    const result = resultOf(poissonMatrix(1.8, 1.1, LIVE_LOW_SCORE));
    const goals = soccerMarketGoals(result);
    expect(goals[0]).toBeCloseTo(1.8, 4);
    expect(goals[1]).toBeCloseTo(1.1, 4);
  });

  it('of a hopeless side are still above zero', () => {
    const goals = soccerMarketGoals([0.97, 0.02, 0.01], { line: 3.5, over: 0.6 });
    expect(goals[0]).toBeGreaterThan(3);
    expect(goals[1]).toBeGreaterThan(0);
  });
});

describe('the share of goals that is to come', () => {
  it.each([
    [firstHalf(0), 0.9998],
    [firstHalf(30), 0.722],
    [HALF_TIME, 0.5538],
    [secondHalf(60), 0.3876],
    [secondHalf(75), 0.2214],
    [{ half: 2, minute: 90, added: 2, announced: 6 } as const, 4 * 0.011_04],
    [{ half: 2, minute: 90, added: 9, announced: 6 } as const, 0.5 * 0.011_04],
    [{ half: 1, minute: 45, added: 1 } as const, 1.5 * 0.0088 + 0.5538],
  ])('at %p is %p', (clock, wanted) => {
    expect(missOf(remainingGoalsShare(clock), wanted)).toBeLessThanOrEqual(ERROR);
  });
});

interface Vector {
  readonly name: string;
  readonly goals: readonly [number, number];
  readonly state: SoccerState;
  readonly further: readonly [number, number];
  readonly result: readonly [number, number, number];
  readonly over: number;
}

const VECTORS: readonly Vector[] = [
  {
    name: "0'",
    goals: [1.55, 1.25],
    state: { clock: firstHalf(0), score: [0, 0] },
    further: [1.5497, 1.2498],
    result: [0.4359, 0.2638, 0.3003],
    over: 0.5304,
  },
  {
    name: "30' 1:0",
    goals: [1.55, 1.25],
    state: { clock: firstHalf(30), score: [1, 0] },
    further: [1.0856, 1.0379],
    result: [0.6529, 0.2163, 0.1308],
    over: 0.6274,
  },
  {
    name: 'half-time 0:0',
    goals: [1.55, 1.25],
    state: { clock: HALF_TIME, score: [0, 0] },
    further: [0.8584, 0.6922],
    result: [0.3536, 0.3885, 0.258],
    over: 0.203,
  },
  {
    name: 'half-time 1:0',
    goals: [1.55, 1.25],
    state: { clock: HALF_TIME, score: [1, 0] },
    further: [0.8326, 0.7961],
    result: [0.674, 0.2246, 0.1015],
    over: 0.4869,
  },
  {
    name: "60' 0:1",
    goals: [2.2, 0.75],
    state: { clock: secondHalf(60), score: [0, 1] },
    further: [0.9806, 0.282],
    result: [0.2153, 0.3413, 0.4434],
    over: 0.3675,
  },
  {
    name: "55' 1:1, home red",
    goals: [1.2, 1.4],
    state: { clock: secondHalf(55), score: [1, 1], reds: [1, 0] },
    further: [0.3455, 0.8063],
    result: [0.1456, 0.4214, 0.433],
    over: 0.6712,
  },
  {
    name: "75' 2:1",
    goals: [1.55, 1.25],
    state: { clock: secondHalf(75), score: [2, 1] },
    further: [0.3329, 0.3183],
    result: [0.7946, 0.1749, 0.0305],
    over: 1,
  },
  {
    name: "90+2' of 6, 1:1",
    goals: [1.8, 1],
    state: { clock: { half: 2, minute: 90, added: 2, announced: 6 }, score: [1, 1] },
    further: [0.0795, 0.0442],
    result: [0.0695, 0.8925, 0.038],
    over: 0.1105,
  },
];

describe('a running match', () => {
  it.each(VECTORS)('$name', ({ goals, state, further, result, over }) => {
    const live = liveSoccer({ goals }, state);
    for (const side of [0, 1] as const)
      expect(missOf(live.further[side], further[side])).toBeLessThanOrEqual(ERROR);
    for (const outcome of [0, 1, 2] as const)
      expect(missOf(live.result[outcome], result[outcome])).toBeLessThanOrEqual(ERROR);
    const shareOver = live.finals.reduce(
      (sum, [home, away, probability]) => sum + (home + away > 2 ? probability : 0),
      0,
    );
    expect(missOf(shareOver, over)).toBeLessThanOrEqual(ERROR);
  });

  it('starts at the fair price and leaves it with time', () => {
    const { result: market, total } = marketOf([2.1, 3.4, 3.6], 1.95, 1.87);
    const start = { goals: soccerMarketGoals(market, total), market };
    const at = (state: SoccerState) => liveSoccer(start, state).result;
    const wanted = [
      [at({ clock: firstHalf(0), score: [0, 0] }), [0.4602, 0.278, 0.2618]],
      [at({ clock: firstHalf(30), score: [0, 0] }), [0.4111, 0.3423, 0.2466]],
      [at({ clock: secondHalf(60), score: [1, 0] }), [0.7367, 0.2092, 0.0541]],
    ] as const;
    for (const [result, values] of wanted) {
      for (const outcome of [0, 1, 2] as const)
        expect(missOf(result[outcome], values[outcome])).toBeLessThanOrEqual(ERROR);
    }
  });

  it('counts shot quality from the fifteenth minute on, within a limit', () => {
    const start = { goals: [1.5, 1.2] } as const;
    const at = (minute: number, xg: readonly [number, number] | undefined) =>
      furtherGoals(start, { clock: firstHalf(minute), score: [0, 0], xg })[0];
    expect(at(14, [2, 0])).toBe(at(14, undefined));
    const share = remainingGoalsShare(firstHalf(30));
    const expected = 1.5 * (1 - share);
    expect(at(30, [expected + 1, 0]) / at(30, undefined)).toBeCloseTo(Math.exp(0.15), 9);
    expect(at(30, [9, 0]) / at(30, undefined)).toBeCloseTo(Math.exp(0.3), 9);
  });

  const states = fc.record({
    goals: fc.tuple(
      fc.double({ min: 0.3, max: 4, noNaN: true }),
      fc.double({ min: 0.3, max: 4, noNaN: true }),
    ),
    minute: fc.integer({ min: 0, max: 90 }),
    score: fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 })),
    reds: fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 })),
  });
  const stateOf = ({
    minute,
    score,
    reds,
  }: {
    minute: number;
    score: [number, number];
    reds: [number, number];
  }) => ({
    clock: minute <= 45 ? firstHalf(minute) : secondHalf(minute),
    score,
    reds,
  });

  it('sums to 1, mirrors when the sides are swapped, and rises with a goal', () => {
    fc.assert(
      fc.property(states, (drawn) => {
        const { goals } = drawn;
        const { result } = liveSoccer({ goals }, stateOf(drawn));
        expect(Math.abs(result[0] + result[1] + result[2] - 1)).toBeLessThan(1e-9);
        const swapped = liveSoccer(
          { goals: [goals[1], goals[0]] },
          stateOf({
            minute: drawn.minute,
            score: [drawn.score[1], drawn.score[0]],
            reds: [drawn.reds[1], drawn.reds[0]],
          }),
        ).result;
        expect(swapped[0]).toBeCloseTo(result[2], 9);
        expect(swapped[1]).toBeCloseTo(result[1], 9);
        const scored = stateOf({ ...drawn, score: [drawn.score[0] + 1, drawn.score[1]] });
        const after = liveSoccer({ goals }, scored).result;
        expect(after[0]).toBeGreaterThanOrEqual(result[0] - 1e-9);
        expect(after[2]).toBeLessThanOrEqual(result[2] + 1e-9);
      }),
    );
  });
});
