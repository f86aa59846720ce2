const { exp, floor } = Math;
const Floats = Float64Array;

/** Goals a side is expected to score: host, guest. */
export type ExpectedGoals = readonly [home: number, away: number];

/** How probable every final score is; they sum to one but for what lies beyond the highest. */
export interface ScoreChances {
  /** Goals of a side are less than this. */
  readonly most: number;
  /** By goals of the host times `most` plus goals of the guest. */
  readonly chances: Float64Array;
}

/** Chance of all final scores that pass a test, between 0 and 1. */
export function chanceThat(
  { most, chances }: ScoreChances,
  test: (home: number, away: number) => boolean,
): number {
  let [passed, all] = [0, 0];
  for (const [index, chance] of chances.entries()) {
    all += chance;
    if (test(floor(index / most), index % most)) passed += chance;
  }
  return passed / all;
}

export interface GoalProbabilities {
  readonly scores: ScoreChances;
  /** Host, draw, guest. */
  readonly result: readonly [number, number, number];
  /** More than 2.5 goals, fewer. */
  readonly total: readonly [number, number];
  /** Most probable exact score. */
  readonly score: readonly [number, number];
}

/** From this share of the match on sides that are level take no risks: real draws are as many. */
export const CAUTIOUS_FROM = 0.78;
export const CAUTION = 0.8;
/** Goals that fall from then on: the tempo grows. */
const LATE_SHARE = 0.251;
/** Of the usual one; it grows by as much above it. */
const TEMPO_AT_START = 0.82;
const LATE_STEPS = 7;
const MOST = 11;
const MAIN_LINE = 2.5;

/**
 * Probabilities of a match in which both sides score as Poisson processes that slow down while it
 * is level late: the end is walked, exactly as it is played.
 */
export function goalProbabilities(expected: ExpectedGoals): GoalProbabilities {
  return probabilitiesOf(scoresAfter(expected));
}

/** How far a match has come. */
export interface Progress {
  /** Of its length, 0 to 1. */
  readonly share: number;
  readonly goals: readonly [home: number, away: number];
}

/**
 * The same of a match that is on: what is left of it is walked from the score it has.
 * @param expected goals of a whole match in which the sides are as many as they are now
 */
export function goalProbabilitiesFrom(
  [home, away]: ExpectedGoals,
  { share, goals }: Progress,
): GoalProbabilities {
  const late = Math.max(share, CAUTIOUS_FROM);
  const before = fallenBy(late) - fallenBy(share);
  const scores = scoresBefore([home * before, away * before], goals);
  const steps = Math.ceil((LATE_STEPS * (1 - late)) / (1 - CAUTIOUS_FROM));
  const left = (1 - fallenBy(late)) / Math.max(1, steps);
  for (let step = 0; step < steps; step += 1) walk(scores, home * left, away * left);
  return probabilitiesOf(scores);
}

/** Share of the goals that fall up to a share of the match, as its tempo grows. */
function fallenBy(share: number): number {
  return TEMPO_AT_START * share + (1 - TEMPO_AT_START) * share ** 2;
}

function probabilitiesOf(scores: Float64Array): GoalProbabilities {
  const result: [number, number, number] = [0, 0, 0];
  let [over, best] = [0, 0];
  for (const [index, chance] of scores.entries()) {
    const [home, away] = [floor(index / MOST), index % MOST];
    result[home > away ? 0 : home === away ? 1 : 2] += chance;
    if (home + away > MAIN_LINE) over += chance;
    if (chance > (scores[best] ?? 0)) best = index;
  }
  const all = result[0] + result[1] + result[2];
  return {
    scores: { most: MOST, chances: scores },
    result: [result[0] / all, result[1] / all, result[2] / all],
    total: [over / all, 1 - over / all],
    score: [floor(best / MOST), best % MOST],
  };
}

function scoresAfter([home, away]: ExpectedGoals): Float64Array {
  const scores = scoresBefore([home * (1 - LATE_SHARE), away * (1 - LATE_SHARE)]);
  const [h, a] = [(home * LATE_SHARE) / LATE_STEPS, (away * LATE_SHARE) / LATE_STEPS];
  for (let step = 0; step < LATE_STEPS; step += 1) walk(scores, h, a);
  return scores;
}

/** One step in place: from the highest score down, every score is left before it is reached. */
function walk(scores: Float64Array, h: number, a: number): void {
  for (let index = MOST * MOST - 1; index >= 0; index -= 1) {
    const chance = scores[index] ?? 0;
    if (chance < 1e-9) continue;
    const caution = index % (MOST + 1) === 0 ? CAUTION : 1;
    const up = index < MOST * (MOST - 1) ? h * caution : 0;
    const right = index % MOST < MOST - 1 ? a * caution : 0;
    scores[index] = chance * (1 - up) * (1 - right);
    add(scores, index + MOST, chance * up * (1 - right));
    add(scores, index + 1, chance * (1 - up) * right);
    add(scores, index + MOST + 1, chance * up * right);
  }
}

/** While the score does not matter either side scores for itself. */
function scoresBefore(
  [home, away]: ExpectedGoals,
  [homeHas, awayHas]: readonly [number, number] = [0, 0],
): Float64Array {
  const [homeGoals, awayGoals] = [poisson(home), poisson(away)];
  return Floats.from(
    { length: MOST * MOST },
    (_, index) =>
      (homeGoals[floor(index / MOST) - homeHas] ?? 0) * (awayGoals[(index % MOST) - awayHas] ?? 0),
  );
}

function poisson(mean: number): number[] {
  const probabilities = [exp(-mean)];
  for (let goals = 1; goals < MOST; goals += 1) {
    probabilities.push(((probabilities[goals - 1] ?? 0) * mean) / goals);
  }
  return probabilities;
}

function add(sums: Float64Array, index: number, value: number): void {
  if (value > 0) sums[index] = (sums[index] ?? 0) + value;
}
