import type { ResultProbabilities } from '../scores/score-matrix.ts';
import { anchored, resultOfFinals } from './anchored.ts';
import {
  type FinalScores,
  type HockeyState,
  hockeyFinals,
  REGULAR_SECONDS,
} from './hockey-chain.ts';
import { marketGoals } from './market-goals.ts';
import type { FairTotal } from './soccer-market-goals.ts';

type Pair = readonly [home: number, away: number];

/** The part of a side's log odds of the match that remains in overtime and shoot-out. */
const OVERTIME_EDGE = 0.3;
const USUAL_TOTAL = 5.6;
const CLOSE_ENOUGH = 1e-8;
const NUDGE = 1e-4;
const MIN_GOALS = 0.3;
const MAX_TOTAL = 14;
/** Goals of the difference for each part of the winner's edge. */
const GOALS_BY_EDGE = USUAL_TOTAL * 0.8;

const START: HockeyState = { second: 0, score: [0, 0] };

/** A match before its start. */
export interface HockeyStart {
  /** Expected goals of the sixty minutes. */
  readonly goals: Pair;
  /** Chance of the home side to win in the end, overtime included. */
  readonly homeWin: number;
  /** Result of sixty minutes by the closing odds; absent: the chain's own is not corrected. */
  readonly market?: ResultProbabilities | undefined;
  /** The chain's own result at the start, where it is known already. */
  readonly before?: ResultProbabilities | undefined;
}

export interface LiveHockey {
  /** Home win, draw and away win after sixty minutes; they sum to 1. */
  readonly result: ResultProbabilities;
  /** Chance of the home side to win in the end. */
  readonly homeWin: number;
  /** Probabilities of the scores after sixty minutes. */
  readonly finals: FinalScores;
}

/** Chance of the home side after a draw: nearly a coin. */
export function overtimeWin(homeWin: number): number {
  const logit = Math.log(homeWin / (1 - homeWin));
  return 1 / (1 + Math.exp(-OVERTIME_EDGE * logit));
}

/**
 * Fair probabilities of a running match: a chain of 240 steps with shares of goals by period,
 * fewer goals of level sides at the end, and empty nets. Log loss of the winner on unseen NHL
 * matches .555 after the first period and .419 after the second (.643 before the match).
 */
export function liveHockey(start: HockeyStart, state: HockeyState): LiveHockey {
  const { goals, homeWin, market, before } = start;
  const finals = hockeyFinals(goals, state);
  const own = resultOfFinals(finals);
  const left = Math.max(0, 1 - state.second / REGULAR_SECONDS);
  const result =
    market === undefined || left === 0
      ? own
      : anchored(own, market, before ?? resultOfFinals(hockeyFinals(goals, START)), left);
  return { result, homeWin: result[0] + result[1] * overtimeWin(homeWin), finals };
}

/** Prices without margin from which expected goals follow. */
export interface HockeyMarket {
  /** Of the home side in the end, overtime included. */
  readonly homeWin: number;
  readonly total: FairTotal;
  /** Whether the total counts the deciding goal after a draw. */
  readonly isTotalWithOvertime: boolean;
}

/** Chance of more goals than a line; a score on the line returns the stake. */
export function overLine(finals: FinalScores, line: number, isWithOvertime: boolean): number {
  let [over, under] = [0, 0];
  for (const [home, away, probability] of finals) {
    const goals = home + away + (isWithOvertime && home === away ? 1 : 0);
    if (goals > line) over += probability;
    else if (goals < line) under += probability;
  }
  return over + under === 0 ? 0 : over / (over + under);
}

/** Expected goals of both sides at which the chain gives a market's winner and total. */
export const hockeyMarketGoals = (market: HockeyMarket): Pair =>
  marketGoals({
    sum: USUAL_TOTAL,
    difference: GOALS_BY_EDGE * (market.homeWin - 0.5),
    least: MIN_GOALS,
    most: MAX_TOTAL,
    nudge: NUDGE,
    closeEnough: CLOSE_ENOUGH,
    missOf: (goals) => missOf(goals, market),
  });

function missOf(goals: Pair, { homeWin, total, isTotalWithOvertime }: HockeyMarket): Pair {
  const live = liveHockey({ goals, homeWin }, START);
  return [
    live.homeWin - homeWin,
    overLine(live.finals, total.line, isTotalWithOvertime) - total.over,
  ];
}
