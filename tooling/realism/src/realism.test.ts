import type { SimulatedSport } from '@tipmark/simulator';
import { comparisonsOf, isAlike } from './compare.ts';
import { storedStatistics } from './stored-statistics.ts';
import type { SimulatedCounts } from './testing/count-simulated.ts';
import { recordedSimulatedStatistics } from './testing/recorded-statistics.ts';

/** Enough matches to distinguish worlds; a minute for all three sports. */
const SPANS = {
  soccer: { seed: 1, from: '2026-07-06', days: 98 },
  hockey: { seed: 1, from: '2026-09-01', days: 150 },
  tennis: { seed: 1, from: '2026-01-01', days: 364 },
} as const;

/** Statistics that cannot match the files, and why. */
const OTHERWISE: Readonly<Record<SimulatedSport, Readonly<Record<string, string>>>> = {
  soccer: {
    'result: margin of a bookmaker at the close': 'eight invented bookmakers, not those six',
    'over 2.5: margin of a bookmaker at the close': 'the files have two bookmakers of totals',
  },
  hockey: {
    'winner: margin of a bookmaker at the close': 'the archive is of one line with a low margin',
    'table: points a match of the last': 'the NHL of two seasons; there are 31 clubs in its table',
  },
  tennis: {
    'winner: margin of a bookmaker at the close': 'eight invented bookmakers, not those two',
  },
};

/** The allowed distance of an average from the real one, as a share of it. */
const MEANS: Readonly<Record<SimulatedSport, Readonly<Record<string, number>>>> = {
  soccer: {
    goals: 0.05,
    'goals of the host': 0.06,
    'goals of the guest': 0.07,
    shots: 0.03,
    'shots on target': 0.04,
    corners: 0.03,
    fouls: 0.06,
    'yellow cards': 0.08,
    'red cards': 0.17,
    'result: closing chance of the favourite': 0.03,
  },
  hockey: {
    'goals of sixty minutes': 0.04,
    'goals of the first period': 0.05,
    'level after sixty minutes': 0.12,
    'decided by one goal': 0.07,
    'winner: closing chance of the favourite': 0.04,
  },
  tennis: {
    'men: games of three sets': 0.03,
    'women: games of three sets': 0.03,
    'men: points won on serve, hard': 0.02,
    'women: points won on serve, clay': 0.02,
    'men: aces of a side, best of three': 0.1,
    'given up': 0.25,
    'walked over': 0.4,
    'men: the higher ranked wins': 0.04,
    'winner: closing chance of the favourite': 0.03,
    'women: the higher ranked wins': 0.04,
    'best of five sets': 0.05,
  },
};

describe.each(['soccer', 'hockey', 'tennis'] as const)('simulated %s', (sport) => {
  let counted: SimulatedCounts;
  const real = storedStatistics()[sport];

  beforeAll(() => {
    counted = recordedSimulatedStatistics(sport, SPANS[sport]);
  }, 180_000);

  test('is distributed like real matches', () => {
    const compared = comparisonsOf(real, counted.figures).filter(
      (one) => !Number.isNaN(one.distance),
    );
    expect(compared.length).toBeGreaterThan(15);
    const others = compared
      .filter((one) => !isAlike(one) && OTHERWISE[sport][one.name] === undefined)
      .map(({ name, distance, noise }) => `${name}: ${distance.toFixed(3)} of ${noise.toFixed(3)}`);
    expect(others).toEqual([]);
  });

  test('has the averages of real matches', () => {
    const off = Object.entries(MEANS[sport]).flatMap(([name, share]) => {
      const [of, as] = [counted.figures[name]?.mean, real[name]?.mean];
      const isNear = of !== undefined && as !== undefined && Math.abs(of / as - 1) < share;
      return isNear ? [] : [`${name}: ${of} instead of ${as}`];
    });
    expect(off).toEqual([]);
  });

  test('has reliable closing prices, within the error of so many matches', () => {
    for (const { name, slope, error } of counted.calibrations) {
      const isReliable = slope > 0.9 - 2 * error && slope < 1.1 + 2 * error;
      expect([name, isReliable || slope]).toEqual([name, true]);
    }
  });
});
