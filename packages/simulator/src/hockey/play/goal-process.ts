import type { ExpectedGoals, ScoreChances } from '../../chance/goal-model.ts';

const { floor, min, abs, exp, hypot } = Math;
const Floats = Float64Array;

/** Minutes of regular time and of a period. */
export const REGULAR_MINUTES = 60;
export const PERIOD_MINUTES = 20;

const TEMPO = [0.93, 1.08, 1.04] as const;
/**
 * Level sides take no risks at the end; trailing sides take all of them, finally without a goalie.
 */
const CAUTIOUS_FROM = 50;
const CAUTION = 0.5;
const PRESSING_FROM = 57;
const PRESSURE = 1.7;
const EMPTY_NET = 4.2;

/** Overtime of three against three, until a goal. */
export const OVERTIME_MINUTES = 5;
const OVERTIME_GOALS_PER_MINUTE = 0.2;
/** How much of a side's edge is left in overtime. */
const OVERTIME_EDGE = 0.5;

/** Goals either side scores in a minute, on average. */
export function ratesAt(
  [home, away]: ExpectedGoals,
  minute: number,
  lead: number,
): readonly [number, number] {
  const tempo = (TEMPO[floor(minute / PERIOD_MINUTES)] ?? 1) / REGULAR_MINUTES;
  if (lead === 0) {
    const caution = minute >= CAUTIOUS_FROM ? CAUTION : 1;
    return [home * tempo * caution, away * tempo * caution];
  }
  if (minute < PRESSING_FROM || abs(lead) > 2) return [home * tempo, away * tempo];
  return lead > 0
    ? [home * tempo * EMPTY_NET, away * tempo * PRESSURE]
    : [home * tempo * PRESSURE, away * tempo * EMPTY_NET];
}

/**
 * Probability of a goal in overtime, and of it being the home side's; in the play-offs there always
 * is one.
 */
export function overtimeOf([home, away]: ExpectedGoals, isPlayOff: boolean) {
  if (isPlayOff) return { isDecided: 1, homeShare: home / (home + away) };
  return {
    isDecided: 1 - exp(-OVERTIME_GOALS_PER_MINUTE * OVERTIME_MINUTES),
    homeShare: 0.5 + OVERTIME_EDGE * (home / (home + away) - 0.5),
  };
}

/** The home side's probability of winning overtime or the shootout, by the time left, 0 to 1. */
export function overtimeChance(expected: ExpectedGoals, isPlayOff: boolean, left: number): number {
  const { isDecided, homeShare } = overtimeOf(expected, isPlayOff);
  const decided = isPlayOff ? 1 : 1 - (1 - isDecided) ** left;
  return decided * homeShare + (1 - decided) * 0.5;
}

/** The progress of a match. */
export interface HockeyProgress {
  /** Full minutes played. */
  readonly minute: number;
  readonly goals: readonly [home: number, away: number];
}

const FROM_THE_START: HockeyProgress = { minute: 0, goals: [0, 0] };

export interface HockeyProbabilities {
  /** Of the scores after sixty minutes. */
  readonly scores: ScoreChances;
  /** Home, draw, away after sixty minutes. */
  readonly result: readonly [number, number, number];
  /** Home, away in the end. */
  readonly win: readonly [number, number];
  /** More than 5.5 goals in sixty minutes, fewer. */
  readonly total: readonly [number, number];
  /**
   * Of the most probable result the score nearest to the expected goals: goals into empty nets make
   * the most probable one 4:1 in nearly every match, and among all scores it would be 2:2.
   */
  readonly score: readonly [number, number];
}

const MOST = 12;
const MAIN_LINE = 5.5;

/** Walks the rest of the sixty minutes: every score, exactly as the match is played. */
export function hockeyProbabilities(
  expected: ExpectedGoals,
  isPlayOff: boolean,
  from: HockeyProgress = FROM_THE_START,
): HockeyProbabilities {
  const scores = scoresAfter(expected, from);
  const result: [number, number, number] = [0, 0, 0];
  let over = 0;
  for (const [index, chance] of scores.entries()) {
    const [home, away] = [floor(index / MOST), index % MOST];
    result[home > away ? 0 : home === away ? 1 : 2] += chance;
    if (home + away > MAIN_LINE) over += chance;
  }
  const [won, drawn] = result;
  const { isDecided, homeShare } = overtimeOf(expected, isPlayOff);
  const home = won + drawn * (isDecided * homeShare + (1 - isDecided) * 0.5);
  return {
    scores: { most: MOST, chances: scores },
    result,
    win: [home, 1 - home],
    total: [over, 1 - over],
    score: nearestScore(expected, result),
  };
}

function nearestScore(
  [home, away]: ExpectedGoals,
  [won, drawn, lost]: HockeyProbabilities['result'],
): readonly [number, number] {
  const lead = won >= drawn && won >= lost ? 1 : lost >= drawn ? -1 : 0;
  let nearest: readonly [number, number] = [0, 0];
  let least = Number.POSITIVE_INFINITY;
  for (let one = 0; one < MOST; one += 1) {
    for (let other = 0; other < MOST; other += 1) {
      const distance = hypot(one - home, other - away);
      if (Math.sign(one - other) !== lead || distance >= least) continue;
      nearest = [one, other];
      least = distance;
    }
  }
  return nearest;
}

function scoresAfter(expected: ExpectedGoals, from: HockeyProgress): Float64Array {
  let scores = beforeTheEnd(expected, from);
  for (let minute = Math.max(CAUTIOUS_FROM, from.minute); minute < REGULAR_MINUTES; minute += 1) {
    const chances = chancesByLead(expected, minute);
    const next = new Floats(MOST * MOST);
    for (let home = 0; home < MOST; home += 1) {
      for (let away = 0; away < MOST; away += 1) {
        const chance = scores[home * MOST + away] ?? 0;
        if (chance < 1e-12) continue;
        const lead = 2 * (home - away + MOST);
        const [h, a] = [chances[lead] ?? 0, chances[lead + 1] ?? 0];
        const [up, right] = [min(home + 1, MOST - 1), min(away + 1, MOST - 1)];
        add(next, home * MOST + away, chance * (1 - h) * (1 - a));
        add(next, up * MOST + away, chance * h * (1 - a));
        add(next, home * MOST + right, chance * (1 - h) * a);
        add(next, up * MOST + right, chance * h * a);
      }
    }
    scores = next;
  }
  return scores;
}

/** Chances of home and away to score in a minute, a pair for every lead from the lowest on. */
function chancesByLead(expected: ExpectedGoals, minute: number): Float64Array {
  const chances = new Floats(4 * MOST);
  for (let lead = 1 - MOST; lead < MOST; lead += 1) {
    const [home, away] = ratesAt(expected, minute, lead);
    chances[2 * (lead + MOST)] = scoring(home);
    chances[2 * (lead + MOST) + 1] = scoring(away);
  }
  return chances;
}

/** Until the score matters both sides score independently of each other. */
function beforeTheEnd(expected: ExpectedGoals, from: HockeyProgress): Float64Array {
  const sides = ([0, 1] as const).map((side) => {
    let goals = new Floats(MOST);
    goals[min(from.goals[side], MOST - 1)] = 1;
    for (let minute = from.minute; minute < CAUTIOUS_FROM; minute += 1) {
      const chance = scoring(ratesAt(expected, minute, 9)[side]);
      const next = new Floats(MOST);
      for (let count = 0; count < MOST; count += 1) {
        add(next, count, (goals[count] ?? 0) * (1 - chance));
        add(next, min(count + 1, MOST - 1), (goals[count] ?? 0) * chance);
      }
      goals = next;
    }
    return goals;
  });
  const both = new Floats(MOST * MOST);
  for (let index = 0; index < both.length; index += 1) {
    both[index] = (sides[0]?.[floor(index / MOST)] ?? 0) * (sides[1]?.[index % MOST] ?? 0);
  }
  return both;
}

/** A side scores at most once in a minute. */
export function scoring(rate: number): number {
  return 1 - exp(-rate);
}

function add(sums: Float64Array, index: number, value: number): void {
  sums[index] = (sums[index] ?? 0) + value;
}
