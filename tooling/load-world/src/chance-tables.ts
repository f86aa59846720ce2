import { SPORT, sportRules } from '@tipmark/domain';

/** Steps of a side's expected goals, as the logarithm grows evenly. */
export const LEVELS = 16;
const MIDDLE = 8;
const MOST_GOALS = 12;
const TENNIS_STEP = 0.35;
const SPORTS = [
  { sport: SPORT.soccer, goals: 1.35, step: 0.12 },
  { sport: SPORT.hockey, goals: 2.9, step: 0.06 },
] as const;

export interface GoalsRow {
  readonly sport: number;
  readonly level: number;
  /** Shares of 0, of at most 1, at most 2 … goals: thresholds of a number between 0 and 1. */
  readonly shares: readonly number[];
}

export interface FairRow {
  readonly sport: number;
  readonly home: number;
  readonly away: number;
  /** Home, draw, away, over and under the main line; in tennis the two players. */
  readonly fair: readonly number[];
}

/** Goals and fair probabilities of every pair of levels, so that prices fit the results. */
export function chanceTables(): { goals: GoalsRow[]; fair: FairRow[] } {
  const levels = Array.from({ length: LEVELS }, (_, level) => level);
  const goals = SPORTS.flatMap(({ sport, ...model }) =>
    levels.map((level) => ({ sport, level, shares: sharesOf(expected(model, level)) })),
  );
  const fair = SPORTS.flatMap(({ sport, ...model }) =>
    levels.flatMap((home) =>
      levels.map((away) => ({
        sport,
        home,
        away,
        fair: fairOf(sport, expected(model, home), expected(model, away)),
      })),
    ),
  );
  return { goals, fair: [...fair, ...levels.map(tennisFairOf)] };
}

/** In tennis the level states by how much the first player is better. */
function tennisFairOf(home: number): FairRow {
  const share = 1 / (1 + Math.exp(-TENNIS_STEP * (home - MIDDLE)));
  return { sport: SPORT.tennis, home, away: 0, fair: [share, 1 - share] };
}

function expected(model: { goals: number; step: number }, level: number): number {
  return model.goals * Math.exp((level - MIDDLE) * model.step);
}

function poisson(mean: number): number[] {
  const shares = [Math.exp(-mean)];
  for (let goals = 1; goals <= MOST_GOALS; goals += 1) {
    shares.push(((shares[goals - 1] ?? 0) * mean) / goals);
  }
  return shares;
}

function sharesOf(mean: number): number[] {
  let sum = 0;
  return poisson(mean).map((share) => {
    sum += share;
    return sum;
  });
}

function fairOf(sport: 1 | 2, home: number, away: number): number[] {
  const [one, other] = [poisson(home), poisson(away)];
  const line = sportRules(sport).mainTotalLine ?? 0;
  const sums = [0, 0, 0, 0, 0];
  for (const [h, share] of one.entries()) {
    for (const [a, otherShare] of other.entries()) {
      const both = share * otherShare;
      const result = h > a ? 0 : h === a ? 1 : 2;
      const total = h + a > line ? 3 : 4;
      sums[result] = (sums[result] ?? 0) + both;
      sums[total] = (sums[total] ?? 0) + both;
    }
  }
  return sums;
}
