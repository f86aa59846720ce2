import fc from 'fast-check';
import {
  createLiveTennis,
  SERVE_LEVELS,
  type TennisStart,
  type TennisState,
  tennisEdge,
} from './live-tennis.ts';
import { gameFrom, matchFrom, setFrom, tieBreakFrom } from './tennis-chain.ts';

const ERROR = 0.0002;

/** How far a value is from a vector. */
const missOf = (value: number | undefined, wanted: number | undefined): number =>
  Math.abs((value ?? Number.NaN) - (wanted ?? Number.NaN));

type Pair = readonly [number, number];

const standing = (
  sets: readonly Pair[],
  games: Pair,
  points: Pair,
  isFirstServing: boolean,
): TennisState => ({ sets, set: { games, points, isFirstServing, tieBreakTo: 7 } });

describe('exact chains', () => {
  it('give games, tie-breaks, sets and matches', () => {
    expect(missOf(gameFrom(0.6, [0, 0]), 0.7357)).toBeLessThanOrEqual(ERROR);
    expect(missOf(gameFrom(0.65, [0, 0]), 0.8296)).toBeLessThanOrEqual(ERROR);
    const serve = [0.64, 0.6] as const;
    expect(missOf(tieBreakFrom(serve, [0, 0], true, 7), 0.5652)).toBeLessThanOrEqual(ERROR);
    const start = standing([], [0, 0], [0, 0], true);
    const { set } = setFrom(serve, start.set);
    expect(missOf(set, 0.6328)).toBeLessThanOrEqual(ERROR);
    expect(missOf(matchFrom(set, [0, 0], 2), 0.6945)).toBeLessThanOrEqual(ERROR);
    expect(missOf(matchFrom(set, [0, 0], 3), 0.7375)).toBeLessThanOrEqual(ERROR);
  });

  it('do not depend on who serves first', () => {
    const serve = [0.66, 0.58] as const;
    const other = setFrom(serve, standing([], [0, 0], [0, 0], false).set).set;
    expect(other).toBeCloseTo(setFrom(serve, standing([], [0, 0], [0, 0], true).set).set, 9);
  });
});

const ATP: TennisStart = { firstWin: 0.65, serveLevel: SERVE_LEVELS.men.hard, bestOf: 3 };
const WTA: TennisStart = { firstWin: 0.8, serveLevel: SERVE_LEVELS.women.hard, bestOf: 3 };
const EVEN: TennisStart = { firstWin: 0.5, serveLevel: SERVE_LEVELS.men.hard, bestOf: 3 };
const SLAM: TennisStart = { firstWin: 0.75, serveLevel: SERVE_LEVELS.men.grass, bestOf: 5 };
const EVEN_WTA: TennisStart = { firstWin: 0.5, serveLevel: SERVE_LEVELS.women.hard, bestOf: 3 };

const chancesOf = (start: TennisStart, state: TennisState) => createLiveTennis(start)(state);

describe('a running match', () => {
  it.each([
    [ATP, 0.0365],
    [WTA, 0.0765],
    [EVEN, 0],
    [SLAM, 0.0554],
  ])('has the edge of its price: %p', (start, edge) => {
    expect(missOf(tennisEdge(start), edge)).toBeLessThanOrEqual(ERROR);
  });

  it.each([
    ['start', ATP, standing([], [0, 0], [0, 0], true), 0.65, 0.6102, 0.8417],
    ['6:4', ATP, standing([[6, 4]], [0, 0], [0, 0], true), 0.8494, 0.6371, 0.8488],
    ['4:6', ATP, standing([[4, 6]], [0, 0], [0, 0], false), 0.3346, 0.5602, 0.2055],
    [
      '6:3 3:6 2:1 30:40',
      ATP,
      standing(
        [
          [6, 3],
          [3, 6],
        ],
        [2, 1],
        [2, 3],
        true,
      ),
      0.7453,
      0.7453,
      0.5216,
    ],
    ['2:6 1:3', WTA, standing([[2, 6]], [1, 3], [0, 0], false), 0.1934, 0.2951, 0.3706],
    ['7:6 6:6 3:2', EVEN, standing([[7, 6]], [6, 6], [3, 2], true), 0.8044, 0.609, null],
    [
      '6:7 4:6',
      SLAM,
      standing(
        [
          [6, 7],
          [4, 6],
        ],
        [0, 0],
        [0, 0],
        true,
      ),
      0.222,
      0.5765,
      0.855,
    ],
    ['5:4 40:15', EVEN_WTA, standing([], [5, 4], [3, 1], true), 0.7357, 0.9664, 0.9335],
  ] as const)('%s', (_name, start, state, match, set, game) => {
    const chances = chancesOf(start, state);
    expect(missOf(chances.match, match)).toBeLessThanOrEqual(ERROR);
    expect(missOf(chances.set, set)).toBeLessThanOrEqual(ERROR);
    if (game !== null) expect(missOf(chances.game, game)).toBeLessThanOrEqual(ERROR);
  });

  const swapped = ({ sets, set }: TennisState): TennisState => ({
    sets: sets.map(([one, other]) => [other, one]),
    set: {
      ...set,
      games: [set.games[1], set.games[0]],
      points: [set.points[1], set.points[0]],
      isFirstServing: !set.isFirstServing,
    },
  });

  it('starts at its price, mirrors when the sides are swapped, and rises with a point', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 0.9, noNaN: true }),
        fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 })),
        fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })),
        fc.boolean(),
        (firstWin, games, points, isFirstServing) => {
          const start: TennisStart = { ...ATP, firstWin };
          const chancesIn = createLiveTennis(start);
          const first = chancesIn(standing([], [0, 0], [0, 0], isFirstServing));
          expect(first.match).toBeCloseTo(firstWin, 6);
          const state = standing([[6, 4]], games, points, isFirstServing);
          const { match } = chancesIn(state);
          const other = { ...start, firstWin: 1 - firstWin };
          expect(createLiveTennis(other)(swapped(state)).match).toBeCloseTo(1 - match, 6);
          const next = standing([[6, 4]], games, [points[0] + 1, points[1]], isFirstServing);
          if (points[0] < 3) {
            expect(chancesIn(next).match).toBeGreaterThanOrEqual(match);
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it('plays a long tie-break of the deciding set to ten', () => {
    const sets: Pair[] = [
      [6, 4],
      [4, 6],
    ];
    const state = standing(sets, [6, 6], [6, 3], true);
    const long: TennisState = { sets, set: { ...state.set, tieBreakTo: 10 } };
    expect(chancesOf(EVEN, long).match).toBeLessThan(chancesOf(EVEN, state).match);
  });
});
