import {
  expectedGoalsOf,
  mostProbableScore,
  poissonMatrix,
  type ResultProbabilities,
  type ScoreMatrix,
  toOneDecimal,
  withResult,
} from '../scores/score-matrix.ts';
import type { Pair } from '../walk-forward/timed-match.ts';
import type { Knowledge } from '../walk-forward/walk-forward-engine.ts';
import type { LeagueRatings } from './league-ratings.ts';
import { expectedOf, type SoccerOpinions } from './soccer-experts.ts';
import type { SoccerMatch } from './soccer-match.ts';

/** Matches of its league a team needs before its predictions are published. */
export const MATCHES_TO_PUBLISH = 8;

/** Everything predicted about a match before it starts; every number comes from `matrix`. */
export interface SoccerPrediction {
  readonly matchId: string;
  readonly leagueKey: string;
  readonly kickoffSeconds: number;
  readonly matrix: ScoreMatrix;
  /** Home win, draw, away win; they sum to 1. */
  readonly result: ResultProbabilities;
  readonly expectedGoals: Pair;
  /** Expected goals to one decimal. */
  readonly forecastScores: Pair;
  /** The most probable exact score. */
  readonly forecastScore: Pair;
  /** The data behind the numbers. */
  readonly basis: {
    readonly homeMatches: number;
    readonly awayMatches: number;
    readonly hasShots: boolean;
    readonly hasPastOdds: boolean;
    /** The latest instant at which a result in use became known; null = no result yet. */
    readonly knownUntilSeconds: number | null;
  };
  /** Whether both teams have played enough for the numbers to be published. */
  readonly isPublishable: boolean;
  /** The separate opinion of each model. */
  readonly opinions: SoccerOpinions;
}

/**
 * Makes one consistent prediction: scores shaped by the expected goals, their result by the stack.
 */
export function soccerPrediction(
  match: SoccerMatch,
  { league, opinions, knownUntilSeconds }: Knowledge<LeagueRatings, SoccerOpinions>,
  result: ResultProbabilities,
): SoccerPrediction {
  const [home, away] = expectedOf(opinions);
  const scale = league.totals.of(home + away) / (home + away);
  const scores = poissonMatrix(home * scale, away * scale, league.lowScore.value);
  const matrix = withResult(scores, result);
  const expectedGoals = expectedGoalsOf(matrix);
  const homeMatches = league.playedBy(match.homeKey);
  const awayMatches = league.playedBy(match.awayKey);
  return {
    matchId: match.id,
    leagueKey: match.leagueKey,
    kickoffSeconds: match.kickoffSeconds,
    matrix,
    result,
    expectedGoals,
    forecastScores: toOneDecimal(expectedGoals),
    forecastScore: mostProbableScore(matrix),
    basis: {
      homeMatches,
      awayMatches,
      hasShots: opinions.shots !== undefined,
      hasPastOdds: opinions.odds !== undefined,
      knownUntilSeconds,
    },
    isPublishable: Math.min(homeMatches, awayMatches) >= MATCHES_TO_PUBLISH,
    opinions,
  };
}
