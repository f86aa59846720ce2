const { exp, floor } = Math;
const Floats = Float64Array;

/** Goals a side is expected to score: home, away. */
export type ExpectedGoals = readonly [home: number, away: number];

/** Probabilities of every final score; they sum to one except for scores beyond the highest. */
export interface ScoreChances {
  /** Goals of a side are less than this. */
  readonly most: number;
  /** By home goals times `most` plus away goals. */
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
  /** Home, draw, away. */
  readonly result: readonly [number, number, number];
  /** More than 2.5 goals, fewer. */
  readonly total: readonly [number, number];
  /** Most probable exact score of the most probable result. */
  readonly score: readonly [number, number];
}

/** Of the usual one; it grows by as much above it. */
const TEMPO_AT_START = 0.82;

/** A part of the match, and what of its usual goals a side scores in it by its lead. */
interface Stage {
  /** Share of the match at which it ends. */
  readonly until: number;
  /** Two goals or more behind, one behind, level, one ahead, two or more ahead. */
  readonly byLead: readonly [number, number, number, number, number];
}

/**
 * Trailing sides attack and leading sides allow it: the first half, the middle of the second and
 * the end. Fitted to the half-time and final scores of 8,955 matches of five first divisions of
 * 2019 to 2024, the likelihood of each under the goals its closing prices expect. They do not show
 * the minutes of the second half, so its two stages are constrained to be similar and to have one
 * tempo.
 */
const STAGES: readonly Stage[] = [
  { until: 0.487, byLead: [0.88, 1.06, 1, 0.905, 0.93] },
  { until: 0.78, byLead: [1.27, 1.23, 0.82, 0.855, 0.98] },
  { until: 1, byLead: [0.73, 1.07, 1.05, 0.96, 0.91] },
];
const MOST_LEAD = 2;
const LEADS = 2 * MOST_LEAD + 1;

/**
 * The factor of a side's expected goals at a moment, by its lead; one where goals are spread evenly
 * and independent of the score.
 * @param share of the match that is over
 */
export function scoringPace(share: number, lead: number): number {
  const { byLead } = STAGES.find(({ until }) => share < until) ?? LAST_STAGE;
  return (TEMPO_AT_START + 2 * (1 - TEMPO_AT_START) * share) * (byLead[indexOfLead(lead)] ?? 1);
}

const LAST_STAGE: Stage = { until: 1, byLead: STAGES.at(-1)?.byLead ?? [1, 1, 1, 1, 1] };

/** Of a lead among those that are distinguished. */
function indexOfLead(lead: number): number {
  return Math.min(MOST_LEAD, Math.max(-MOST_LEAD, lead)) + MOST_LEAD;
}

const MOST = 11;
const SCORES = MOST * MOST;
const MAIN_LINE = 2.5;
/** So much of the chance of many goals in one stage is left to the fewer ones. */
const NEGLIGIBLE = 1e-6;

/**
 * Probabilities of a match in which either side scores as a Poisson process whose pace follows its
 * lead: the scores are walked as the match is played.
 */
export function goalProbabilities(expected: ExpectedGoals): GoalProbabilities {
  return goalProbabilitiesFrom(expected, START);
}

/** The progress of a match. */
export interface Progress {
  /** Of its length, 0 to 1. */
  readonly share: number;
  readonly goals: readonly [home: number, away: number];
}

const START: Progress = { share: 0, goals: [0, 0] };

/**
 * The same for a running match: the rest of it is walked from the current score.
 * @param expected goals of a full match in which the sides are as many as they are now
 */
export function goalProbabilitiesFrom(
  [home, away]: ExpectedGoals,
  { share, goals }: Progress,
): GoalProbabilities {
  const scores = new Floats(SCORES);
  scores[Math.min(goals[0], MOST - 1) * MOST + Math.min(goals[1], MOST - 1)] = 1;
  let from = share;
  for (const { until, byLead } of STAGES) {
    if (from >= until) continue;
    const left = fallenBy(until) - fallenBy(from);
    walk(scores, [home * left, away * left], byLead);
    from = until;
  }
  return probabilitiesOf(scores);
}

/** Share of the goals that fall up to a share of the match, as its tempo grows. */
function fallenBy(share: number): number {
  return TEMPO_AT_START * share + (1 - TEMPO_AT_START) * share ** 2;
}

function probabilitiesOf(scores: Float64Array): GoalProbabilities {
  const result: [number, number, number] = [0, 0, 0];
  /** Index of the most probable score of each result. */
  const best: [number, number, number] = [-1, -1, -1];
  let over = 0;
  for (let index = 0; index < SCORES; index += 1) {
    const chance = scores[index] ?? 0;
    const [home, away] = [floor(index / MOST), index % MOST];
    const outcome = home > away ? 0 : home === away ? 1 : 2;
    result[outcome] += chance;
    if (home + away > MAIN_LINE) over += chance;
    if (chance > (scores[best[outcome]] ?? 0)) best[outcome] = index;
  }
  const all = result[0] + result[1] + result[2];
  const score = best[result.indexOf(Math.max(...result))] ?? 0;
  return {
    scores: { most: MOST, chances: scores },
    result: [result[0] / all, result[1] / all, result[2] / all],
    total: [over / all, 1 - over / all],
    score: [floor(score / MOST), score % MOST],
  };
}

/**
 * Index of the home side's lead at each score; the last index is of the highest score of a side.
 */
const HOME_LEAD_INDEXES = leadIndexes((home, away) =>
  home === MOST - 1 ? LEADS : indexOfLead(home - away),
);
const AWAY_LEAD_INDEXES = leadIndexes((home, away) =>
  away === MOST - 1 ? LEADS : indexOfLead(away - home),
);

function leadIndexes(indexAt: (home: number, away: number) => number): Uint8Array {
  return Uint8Array.from({ length: SCORES }, (_, index) =>
    indexAt(floor(index / MOST), index % MOST),
  );
}

/** Buffers of a walk: the next distribution of scores, and the present one. */
const [up, right, stay, stepped] = [
  new Floats(SCORES),
  new Floats(SCORES),
  new Floats(SCORES),
  new Floats(SCORES),
];

/**
 * One stage in place, exactly: what happens in it is a number of steps that is Poisson distributed,
 * each a goal or none as the score has it (uniformization).
 */
function walk(scores: Float64Array, [home, away]: ExpectedGoals, byLead: Stage['byLead']): void {
  const most = (home + away) * Math.max(...byLead);
  if (most === 0) return;
  for (let index = 0; index < SCORES; index += 1) {
    up[index] = (home / most) * (byLead[HOME_LEAD_INDEXES[index] ?? LEADS] ?? 0);
    right[index] = (away / most) * (byLead[AWAY_LEAD_INDEXES[index] ?? LEADS] ?? 0);
    stay[index] = 1 - (up[index] ?? 0) - (right[index] ?? 0);
  }
  stepped.set(scores);
  let chance = exp(-most);
  let left = 1 - chance;
  for (let index = 0; index < SCORES; index += 1) scores[index] = (scores[index] ?? 0) * chance;
  for (let steps = 1; left > 0; steps += 1) {
    step();
    chance *= most / steps;
    const isLast = left - chance < NEGLIGIBLE;
    const weight = isLast ? left : chance;
    for (let index = 0; index < SCORES; index += 1) {
      scores[index] = (scores[index] ?? 0) + weight * (stepped[index] ?? 0);
    }
    left = isLast ? 0 : left - chance;
  }
}

/** From the highest score down, every score is left before it is reached. */
function step(): void {
  for (let index = SCORES - 1; index >= MOST; index -= 1) {
    stepped[index] =
      (stepped[index] ?? 0) * (stay[index] ?? 0) +
      (stepped[index - 1] ?? 0) * (right[index - 1] ?? 0) +
      (stepped[index - MOST] ?? 0) * (up[index - MOST] ?? 0);
  }
  for (let index = MOST - 1; index > 0; index -= 1) {
    stepped[index] =
      (stepped[index] ?? 0) * (stay[index] ?? 0) +
      (stepped[index - 1] ?? 0) * (right[index - 1] ?? 0);
  }
  stepped[0] = (stepped[0] ?? 0) * (stay[0] ?? 0);
}
