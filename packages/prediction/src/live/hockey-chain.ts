type Pair = readonly [home: number, away: number];

export const REGULAR_SECONDS = 3_600;
const PERIOD_SECONDS = 1_200;
const PERIOD_MINUTES = 20;
const STEP_SECONDS = 15;
const MINUTE_SECONDS = 60;
/** Further goals of a side: 0 … 8. */
const SIZE = 9;
/** Shares of the goals of a match by period, of 2,164 NHL matches. */
const PERIOD_SHARES = [0.303, 0.361, 0.336] as const;
/** Sides that are level, or apart by one goal, score less in the third period. */
const LEVEL = 0.76;
const ONE_GOAL = 0.92;
/** With an empty net, per minute and expected goal of a match: 6.5 and 19 goals an hour at 3. */
const EMPTY_NET_TRAILING = 0.036_11;
const EMPTY_NET_LEADING = 0.105_56;
const EMPTY_NET_ONE_BEHIND_SECONDS = 105;
const EMPTY_NET_TWO_BEHIND_SECONDS = 165;
const POWER_PLAY = 2.4;
const SHORT_HANDED = 0.4;

/** A side with more players on the ice. */
export interface PowerPlay {
  readonly side: 'home' | 'away';
  /** Of the match when it ends. */
  readonly untilSecond: number;
}

/** Where a match of hockey stands in its sixty minutes. */
export interface HockeyState {
  /** 0 … 3600. */
  readonly second: number;
  readonly score: Pair;
  readonly powerPlay?: PowerPlay | undefined;
}

/** Probabilities of the scores after sixty minutes, `[home, away, probability]`. They sum to 1. */
export type FinalScores = readonly (readonly [home: number, away: number, probability: number])[];

/**
 * Walks the rest of the sixty minutes in steps of 15 seconds with at most one goal in each.
 * @param goals expected of the whole sixty minutes
 */
export function hockeyFinals(goals: Pair, state: HockeyState): FinalScores {
  const { score } = state;
  let reached = new Float64Array(SIZE * SIZE);
  reached[0] = 1;
  for (let at = state.second; at < REGULAR_SECONDS; ) {
    const end = Math.min(REGULAR_SECONDS, Math.floor(at / STEP_SECONDS + 1) * STEP_SECONDS);
    reached = afterStep(reached, score[0] - score[1], (lead) =>
      goalsOfStep(goals, { at, seconds: end - at, lead, powerPlay: state.powerPlay }),
    );
    at = end;
  }
  return Array.from(reached, (probability, cell) => {
    const home = Math.floor(cell / SIZE);
    return [score[0] + home, score[1] + (cell % SIZE), probability] as const;
  });
}

function afterStep(
  reached: Float64Array,
  lead: number,
  goalsAt: (lead: number) => Pair,
): Float64Array<ArrayBuffer> {
  const next = new Float64Array(SIZE * SIZE);
  const byLead = Array.from({ length: 2 * SIZE - 1 }, (_, index) =>
    goalsAt(lead + index - SIZE + 1),
  );
  for (let home = 0; home < SIZE; home += 1) {
    for (let away = 0; away < SIZE; away += 1) {
      const cell = home * SIZE + away;
      const probability = reached[cell] ?? 0;
      if (probability === 0) continue;
      const chances = byLead[home - away + SIZE - 1] ?? [0, 0];
      const one = home < SIZE - 1 ? chances[0] : 0;
      const other = away < SIZE - 1 ? chances[1] : 0;
      next[cell] = (next[cell] ?? 0) + probability * (1 - one - other);
      if (one > 0) next[cell + SIZE] = (next[cell + SIZE] ?? 0) + probability * one;
      if (other > 0) next[cell + 1] = (next[cell + 1] ?? 0) + probability * other;
    }
  }
  return next;
}

interface Step {
  readonly at: number;
  readonly seconds: number;
  readonly lead: number;
  readonly powerPlay: PowerPlay | undefined;
}

/** Chances of a goal of each side in one step. */
function goalsOfStep([home, away]: Pair, { at, seconds, lead, powerPlay }: Step): Pair {
  const minutes = seconds / MINUTE_SECONDS;
  const left = REGULAR_SECONDS - at;
  const behind = Math.abs(lead);
  const isEmptyNet =
    (behind === 1 && left <= EMPTY_NET_ONE_BEHIND_SECONDS) ||
    (behind === 2 && left <= EMPTY_NET_TWO_BEHIND_SECONDS);
  if (isEmptyNet) {
    const isHomeAhead = lead > 0;
    return [
      home * minutes * (isHomeAhead ? EMPTY_NET_LEADING : EMPTY_NET_TRAILING),
      away * minutes * (isHomeAhead ? EMPTY_NET_TRAILING : EMPTY_NET_LEADING),
    ];
  }
  const period = Math.min(2, Math.floor(at / PERIOD_SECONDS));
  const byScore = period < 2 || behind > 1 ? 1 : behind === 0 ? LEVEL : ONE_GOAL;
  const rate = ((PERIOD_SHARES[period] ?? 0) / PERIOD_MINUTES) * byScore * minutes;
  const isPlay = powerPlay !== undefined && at < powerPlay.untilSecond;
  const factorOf = (side: 'home' | 'away') =>
    isPlay ? (powerPlay.side === side ? POWER_PLAY : SHORT_HANDED) : 1;
  return [home * rate * factorOf('home'), away * rate * factorOf('away')];
}
