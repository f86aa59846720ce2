import type { ScoreChances } from '../chance/goal-model.ts';
import type { PricedMarket } from './odds-plan.ts';

type Chances = readonly number[];

/** An opinion on the result (home, draw, away) and on a total (over, under). */
export interface Opinion {
  readonly result: Chances;
  readonly total: Chances;
  readonly totalLine: number;
}

/** Probabilities of the numbers of goals at the end: each list by goals. */
export interface GoalCounts {
  readonly home: Chances;
  readonly away: Chances;
  readonly both: Chances;
  /** The lead of the home side, from the greatest lead of the away side on. */
  readonly leads: Chances;
  readonly bothScored: number;
}

/**
 * The scores adjusted to a bookmaker's opinion, by default the table's own: all prices then come
 * from one table and never contradict each other.
 */
export function goalCounts({ most, chances }: ScoreChances, opinion?: Opinion): GoalCounts {
  const cells = opinion === undefined ? undefined : cellsOf(most, opinion.totalLine);
  const weights = cells && opinion && weightsOf(massesOf(chances, cells), opinion);
  const [home, away] = [zeros(most), zeros(most)];
  const [both, leads] = [zeros(2 * most - 1), zeros(2 * most - 1)];
  let bothScored = 0;
  for (let index = 0; index < chances.length; index += 1) {
    const [own, other] = [Math.floor(index / most), index % most];
    const chance = (chances[index] ?? 0) * (weights?.[cells?.[index] ?? 0] ?? 1);
    add(home, own, chance);
    add(away, other, chance);
    add(both, own + other, chance);
    add(leads, own - other + most - 1, chance);
    if (own > 0 && other > 0) bothScored += chance;
  }
  return { home, away, both, leads, bothScored };
}

const zeros = (length: number): number[] => Array<number>(length).fill(0);

function add(sums: number[], index: number, value: number): void {
  sums[index] = (sums[index] ?? 0) + value;
}

/** Three results, over and under. */
const CELLS = 6;
/** Each round moves the opinion and the table closer; they are never far from each other. */
const ROUNDS = 6;

/** Which result and which side of the total a score is, by its index in the table. */
function cellsOf(most: number, totalLine: number): Uint8Array {
  return Uint8Array.from({ length: most * most }, (_, index) => {
    const [home, away] = [Math.floor(index / most), index % most];
    return 2 * (1 - Math.sign(home - away)) + Number(home + away < totalLine);
  });
}

function massesOf(chances: Float64Array, cells: Uint8Array): number[] {
  const masses = zeros(CELLS);
  for (const [index, cell] of cells.entries()) add(masses, cell, chances[index] ?? 0);
  return masses;
}

function weightsOf(masses: Chances, { result, total }: Opinion): number[] {
  const weights = zeros(CELLS).fill(1);
  const fit = (wanted: Chances, groupOf: (cell: number) => number) => {
    const sums = wanted.map(() => 0);
    for (const [cell, mass] of masses.entries()) {
      add(sums, groupOf(cell), mass * (weights[cell] ?? 1));
    }
    for (const cell of masses.keys()) {
      const group = groupOf(cell);
      weights[cell] = ((weights[cell] ?? 1) * (wanted[group] ?? 0)) / (sums[group] || 1);
    }
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    fit(total, (cell) => cell % 2);
    fit(result, (cell) => Math.floor(cell / 2));
  }
  return weights;
}

/** The half line of a count that is exceeded about half of the time. */
export function evenLine(chances: Chances): number {
  let [line, over] = [-0.5, 1];
  for (const [goals, chance] of chances.entries()) {
    if (over - chance < 1 - over) break;
    line = goals + 0.5;
    over -= chance;
  }
  return line;
}

/** The home side's handicap with about even chances. */
export function evenHandicap({ leads }: GoalCounts): number {
  return (leads.length - 1) / 2 - evenLine(leads);
}

function twoWay(oddTypes: readonly [string, string], chance: number): PricedMarket {
  return { oddTypes, probabilities: [chance, 1 - chance] };
}

/** Two of the three results together; the three outcomes overlap. */
export function doubleChance([host = 0, draw = 0, guest = 0]: Chances): PricedMarket {
  return {
    oddTypes: ['dc.1x', 'dc.12', 'dc.x2'],
    probabilities: [host + draw, host + guest, draw + guest],
  };
}

export function bothScore({ bothScored }: GoalCounts): PricedMarket {
  return twoWay(['btts.y', 'btts.n'], bothScored);
}

/** @param line of the home side, a half one */
export function handicap({ leads }: GoalCounts, line: number): PricedMarket {
  const level = (leads.length - 1) / 2;
  return twoWay([`ah.1:${line}`, `ah.2:${-line}`], moreThan(leads, level - line));
}

export function totalGoals({ both }: GoalCounts, line: number): PricedMarket {
  return twoWay([`ou.o:${line}`, `ou.u:${line}`], moreThan(both, line));
}

export function goalsOfSide(counts: GoalCounts, side: 1 | 2, line: number): PricedMarket {
  const goals = side === 1 ? counts.home : counts.away;
  return twoWay([`tt${side}.o:${line}`, `tt${side}.u:${line}`], moreThan(goals, line));
}

function moreThan(chances: Chances, line: number): number {
  return chances.slice(Math.ceil(line)).reduce((sum, one) => sum + one, 0);
}
