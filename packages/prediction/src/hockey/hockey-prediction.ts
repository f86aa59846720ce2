import {
  expectedGoalsOf,
  mostProbableScore,
  type ResultProbabilities,
  resultOf,
  type ScoreMatrix,
  toOneDecimal,
} from '../scores/score-matrix.ts';
import type { Pair } from '../walk-forward/timed-match.ts';
import type { Knowledge } from '../walk-forward/walk-forward-engine.ts';
import type { HockeyMatch } from './hockey-match.ts';
import type { HockeyRatings } from './hockey-ratings.ts';
import { goalsForWin, regularMatrix, regularResult, winAfterAll } from './regular-time.ts';

const MATCHES_TO_PUBLISH = 8;

type TwoWay = readonly [home: number, away: number];

/** Each model's opinion of the final winner, and of the number of goals. */
export interface HockeyOpinions {
  readonly goals: TwoWay;
  readonly elo: TwoWay;
  /** From past closing odds and winners together; absent without such odds. */
  readonly strength: TwoWay | undefined;
  readonly totalGoals: number;
}

export interface HockeyPrediction {
  readonly matchId: string;
  readonly leagueKey: string;
  readonly kickoffSeconds: number;
  /** Scores of the 60 minutes. */
  readonly matrix: ScoreMatrix;
  /** Home win, draw, away win after 60 minutes. */
  readonly result: ResultProbabilities;
  /** Who wins in the end, overtime and shoot-out included. */
  readonly win: TwoWay;
  readonly expectedGoals: Pair;
  /** Expected goals of the 60 minutes to one decimal. */
  readonly forecastScores: Pair;
  /** The most probable score after 60 minutes. */
  readonly forecastScore: Pair;
  readonly basis: {
    readonly homeMatches: number;
    readonly awayMatches: number;
    readonly hasPastOdds: boolean;
    readonly knownUntilSeconds: number | null;
  };
  readonly isPublishable: boolean;
}

/**
 * The opinion of every model of a league on a match; the odds are absent while they know too
 * little.
 */
export function hockeyOpinions(match: HockeyMatch, league: HockeyRatings): HockeyOpinions {
  const { homeKey, awayKey } = match;
  const expected = league.goals.expect(homeKey, awayKey);
  const strength = league.strengths.logOddsOf(match);
  const winOf = (goals: Pair) => twoWay(winAfterAll(regularResult(goals, league.drawFactor)));
  return {
    goals: winOf(expected),
    elo: twoWay(1 / (1 + 10 ** -league.elo.differenceOf(homeKey, awayKey))),
    strength: strength === undefined ? undefined : twoWay(1 / (1 + Math.exp(-strength))),
    totalGoals: expected[0] + expected[1],
  };
}

/** One matrix whose final winner is as probable as in the stack. */
export function hockeyPrediction(
  match: HockeyMatch,
  { league, opinions, knownUntilSeconds }: Knowledge<HockeyRatings, HockeyOpinions>,
  homeWin: number,
): HockeyPrediction {
  const goals = goalsForWin(homeWin, opinions.totalGoals, league.drawFactor);
  const matrix = regularMatrix(goals, league.drawFactor);
  const result = resultOf(matrix);
  const expectedGoals = expectedGoalsOf(matrix);
  const homeMatches = league.playedBy(match.homeKey);
  const awayMatches = league.playedBy(match.awayKey);
  return {
    matchId: match.id,
    leagueKey: match.leagueKey,
    kickoffSeconds: match.kickoffSeconds,
    matrix,
    result,
    win: twoWay(winAfterAll(result)),
    expectedGoals,
    forecastScores: toOneDecimal(expectedGoals),
    forecastScore: mostProbableScore(matrix),
    basis: {
      homeMatches,
      awayMatches,
      hasPastOdds: opinions.strength !== undefined,
      knownUntilSeconds,
    },
    isPublishable: Math.min(homeMatches, awayMatches) >= MATCHES_TO_PUBLISH,
  };
}

function twoWay(home: number): TwoWay {
  return [home, 1 - home];
}
