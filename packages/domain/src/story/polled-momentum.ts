import type { MomentumScale, Pressure } from './momentum.ts';

/** What a source has counted of a side up to a minute; what it does not count is missing. */
export interface PolledTotals {
  readonly shots?: number | undefined;
  readonly shotsOnTarget?: number | undefined;
  readonly corners?: number | undefined;
  readonly expectedGoals?: number | undefined;
}

export interface StatisticsPoll {
  /** Whole minutes on the axis of the match. */
  readonly minute: number;
  readonly home: PolledTotals;
  readonly away: PolledTotals;
}

/** Minutes between two polls after which nothing is known of what was between them. */
export const POLL_GAP_MINUTES = 10;
/** Intervals after which a moment counts half, where that is longer than the half-life. */
const HALF_LIFE_INTERVALS = 2;

const FIGURES = ['shots', 'shotsOnTarget', 'corners', 'expectedGoals'] as const;
const SIDES = ['home', 'away'] as const;

export interface PolledMomentum {
  readonly pressures: readonly Pressure[];
  /** Minutes after the first up to the second, of which nothing is known. */
  readonly gaps: readonly (readonly [after: number, upTo: number])[];
  /** Whether shots are among what was counted, which goals are part of. */
  readonly hasShots: boolean;
  /** The usual distance of two polls. */
  readonly everyMinutes: number;
  readonly halfLifeMinutes: number;
}

/** The higher of what was counted of each figure: totals only grow, whatever is corrected. */
function highest(one: PolledTotals, other: PolledTotals): PolledTotals {
  const figures = FIGURES.flatMap((figure) => {
    const known = [one[figure], other[figure]].filter((value) => value !== undefined);
    return known.length === 0 ? [] : [[figure, Math.max(...known)] as const];
  });
  return Object.fromEntries(figures);
}

/** The polls in order, one a minute, none below an earlier one. */
function inOrder(polls: readonly StatisticsPoll[]): StatisticsPoll[] {
  let before: Pick<StatisticsPoll, 'home' | 'away'> = { home: {}, away: {} };
  return polls
    .toSorted((one, other) => one.minute - other.minute)
    .flatMap(({ minute, ...totals }, index, all) => {
      before = { home: highest(before.home, totals.home), away: highest(before.away, totals.away) };
      return all[index + 1]?.minute === minute ? [] : [{ minute, ...before }];
    });
}

/** What grew; a figure that was not counted before says nothing of when it did. */
function increaseOf(before: PolledTotals, now: PolledTotals): PolledTotals {
  const figures = FIGURES.flatMap((figure) => {
    const [from, to] = [before[figure], now[figure]];
    return from === undefined || to === undefined ? [] : [[figure, to - from] as const];
  });
  return Object.fromEntries(figures);
}

/** All that the first poll counts was nought at the start. */
const startOf = (totals: PolledTotals): PolledTotals => increaseOf(totals, totals);

const hasFigure = (figure: keyof PolledTotals, poll: StatisticsPoll): boolean =>
  SIDES.some((side) => poll[side][figure] !== undefined);

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;

/**
 * Who pressed, where a source only has totals: what they grew by from poll to poll, at the minute
 * of the later one. The same for polls in any order, and where some are repeated.
 * @param weightOf of an increase
 * @returns undefined where no poll is near enough to the one before it
 */
export function polledMomentum(
  polls: readonly StatisticsPoll[],
  { halfLifeMinutes }: Pick<MomentumScale, 'halfLifeMinutes'>,
  weightOf: (increase: PolledTotals) => number,
): PolledMomentum | undefined {
  const known = inOrder(polls);
  const [first] = known;
  if (first === undefined) return undefined;
  const start = { minute: 0, home: startOf(first.home), away: startOf(first.away) };
  const steps = known.map((now, index) => ({ before: known[index - 1] ?? start, now }));
  const near = steps.filter((step) => minutesOf(step) <= POLL_GAP_MINUTES);
  if (near.length === 0) return undefined;
  const pressures = near.flatMap(({ before, now }) =>
    SIDES.flatMap((side) => {
      const weight = weightOf(increaseOf(before[side], now[side]));
      return weight > 0 ? [{ at: now.minute, side, weight }] : [];
    }),
  );
  const everyMinutes = Math.max(1, median(near.map(minutesOf)));
  return {
    pressures,
    gaps: steps
      .filter((step) => !near.includes(step))
      .map(({ before, now }) => [before.minute, now.minute] as const),
    hasShots: known.some((poll) => hasFigure('shots', poll) || hasFigure('shotsOnTarget', poll)),
    everyMinutes,
    halfLifeMinutes: Math.max(halfLifeMinutes, HALF_LIFE_INTERVALS * everyMinutes),
  };
}

interface Step {
  readonly before: StatisticsPoll;
  readonly now: StatisticsPoll;
}

const minutesOf = ({ before, now }: Step): number => now.minute - before.minute;
