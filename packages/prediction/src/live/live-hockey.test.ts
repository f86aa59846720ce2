import { removeMargin } from '@tipmark/domain';
import fc from 'fast-check';
import type { HockeyState } from './hockey-chain.ts';
import { hockeyMarketGoals, liveHockey, overLine } from './live-hockey.ts';

const ERROR = 0.0002;

/** How far a value is from a vector. */
const missOf = (value: number | undefined, wanted: number | undefined): number =>
  Math.abs((value ?? Number.NaN) - (wanted ?? Number.NaN));

const EVEN = { goals: [2.8, 2.8], homeWin: 0.5 } as const;
const FAVOURITE = { goals: [3.1, 2.55], homeWin: 0.5932 } as const;
const GUESTS = { goals: [2.6, 3.2], homeWin: 0.3997 } as const;

const at = (minutes: number, score: readonly [number, number]): HockeyState => ({
  second: minutes * 60,
  score,
});

describe('a running match', () => {
  it.each([
    ['0:00 0:0', FAVOURITE, at(0, [0, 0]), [0.479, 0.2163, 0.3047], 0.5932, 0.5252],
    ['20:00 1:0', FAVOURITE, at(20, [1, 0]), [0.6499, 0.2063, 0.1438], 0.7589, 0.3889],
    ['40:00 2:2', FAVOURITE, at(40, [2, 2]), [0.334, 0.418, 0.248], 0.5548, 0.5957],
    ['40:00 1:2', FAVOURITE, at(40, [1, 2]), [0.1225, 0.2997, 0.5778], 0.2808, 0.3416],
    ['50:00 3:2', EVEN, at(50, [3, 2]), [0.7073, 0.2518, 0.0408], 0.8332, 0.7661],
    ['58:00 3:2', EVEN, at(58, [3, 2]), [0.8628, 0.1329, 0.0043], 0.9293, 0.529],
    ['57:00 2:4', EVEN, at(57, [2, 4]), [0.0006, 0.0195, 0.9799], 0.0103, 1],
    ['30:00 0:3', GUESTS, at(30, [0, 3]), [0.0108, 0.0444, 0.9449], 0.0316, 0.6041],
  ] as const)('%s', (_name, start, state, result, homeWin, over) => {
    const live = liveHockey(start, state);
    for (const outcome of [0, 1, 2] as const)
      expect(missOf(live.result[outcome], result[outcome])).toBeLessThanOrEqual(ERROR);
    expect(missOf(live.homeWin, homeWin)).toBeLessThanOrEqual(ERROR);
    expect(missOf(overLine(live.finals, 5.5, true), over)).toBeLessThanOrEqual(ERROR);
  });

  it('sums to 1, mirrors when the sides are swapped, and rises with a goal', () => {
    const rate = fc.double({ min: 1, max: 5, noNaN: true });
    const goalsOfSide = fc.integer({ min: 0, max: 5 });
    fc.assert(
      fc.property(
        fc.tuple(rate, rate),
        fc.double({ min: 0.1, max: 0.9, noNaN: true }),
        fc.integer({ min: 0, max: 3_600 }),
        fc.tuple(goalsOfSide, goalsOfSide),
        (goals, homeWin, second, score) => {
          const live = liveHockey({ goals, homeWin }, { second, score });
          expect(Math.abs(live.result[0] + live.result[1] + live.result[2] - 1)).toBeLessThan(1e-9);
          const swapped = liveHockey(
            { goals: [goals[1], goals[0]], homeWin: 1 - homeWin },
            { second, score: [score[1], score[0]] },
          );
          expect(swapped.homeWin).toBeCloseTo(1 - live.homeWin, 9);
          const after = liveHockey({ goals, homeWin }, { second, score: [score[0] + 1, score[1]] });
          expect(after.homeWin).toBeGreaterThanOrEqual(live.homeWin - 1e-9);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('starts at the result of its market and forgets it until the end', () => {
    const market = [0.47, 0.24, 0.29] as const;
    const start = { ...FAVOURITE, market };
    const { result } = liveHockey(start, at(0, [0, 0]));
    for (const outcome of [0, 1, 2] as const)
      expect(result[outcome]).toBeCloseTo(market[outcome], 9);
    const own = liveHockey(FAVOURITE, at(59, [2, 2])).result;
    expect(liveHockey(start, at(59, [2, 2])).result[1]).toBeCloseTo(own[1], 2);
  });

  it('expects more of a side with more players on the ice', () => {
    const state = at(30, [1, 1]);
    const even = liveHockey(EVEN, state).homeWin;
    const play = { ...state, powerPlay: { side: 'home', untilSecond: 32 * 60 } } as const;
    expect(liveHockey(EVEN, play).homeWin).toBeGreaterThan(even + 0.02);
  });
});

describe('expected goals of a market', () => {
  const fairOf = (one: number, other: number) =>
    removeMargin([one * 1_000, other * 1_000])?.probabilities[0] ?? Number.NaN;

  it.each([
    [1.7, 2.25, 5.5, 1.87, 1.95, 2.9974, 2.5711],
    [2.4, 1.62, 6.5, 2.05, 1.8, 2.6391, 3.254],
  ])('%p/%p, %p at %p/%p', (home, away, line, over, under, goals, otherGoals) => {
    const homeWin = fairOf(home, away);
    const found = hockeyMarketGoals({
      homeWin,
      total: { line, over: fairOf(over, under) },
      isTotalWithOvertime: true,
    });
    expect(missOf(found[0], goals)).toBeLessThanOrEqual(ERROR);
    expect(missOf(found[1], otherGoals)).toBeLessThanOrEqual(ERROR);
    expect(
      missOf(liveHockey({ goals: found, homeWin }, at(0, [0, 0])).homeWin, homeWin),
    ).toBeLessThanOrEqual(ERROR);
  });
});
