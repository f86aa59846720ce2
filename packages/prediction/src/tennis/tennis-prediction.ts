import type { Knowledge } from '../walk-forward/walk-forward-engine.ts';
import type { DayForm } from './day-form.ts';
import type { SetScores } from './set-chain.ts';
import type { TennisMatch } from './tennis-match.ts';
import type { TennisOpinions, TourRatings } from './tour-ratings.ts';

const MATCHES_TO_PUBLISH = 8;

/** Everything predicted about a match before it starts; every number follows from `win`. */
export interface TennisPrediction {
  readonly matchId: string;
  readonly leagueKey: string;
  readonly kickoffSeconds: number;
  /** First and second player; they sum to 1. */
  readonly win: readonly [number, number];
  readonly setScores: SetScores;
  /** Sets each player wins on average. */
  readonly expectedSets: readonly [number, number];
  /** Expected sets to one decimal. */
  readonly forecastScores: readonly [number, number];
  /** The most probable score in sets. */
  readonly forecastScore: readonly [number, number];
  /** Average games of the whole match, a tie-break counted as one. */
  readonly expectedGames: number;
  readonly basis: {
    readonly homeMatches: number;
    readonly awayMatches: number;
    readonly hasRanks: boolean;
    readonly hasPastOdds: boolean;
    readonly knownUntilSeconds: number | null;
  };
  readonly isPublishable: boolean;
  /** The separate opinion of each model. */
  readonly opinions: TennisOpinions;
}

/** From the chance to win to sets and games, through a chain of points on serve. */
export function tennisPrediction(
  match: TennisMatch,
  { league, opinions, knownUntilSeconds }: Knowledge<TourRatings, TennisOpinions>,
  firstWin: number,
  form: DayForm,
): TennisPrediction {
  const { scores, gamesPerSet } = form.outcomeOf(firstWin, match.bestOf);
  const expectedSets = [
    meanOf(scores, ([sets]) => sets),
    meanOf(scores, ([, sets]) => sets),
  ] as const;
  const homeMatches = league.playedBy(match.homeKey);
  const awayMatches = league.playedBy(match.awayKey);
  return {
    matchId: match.id,
    leagueKey: match.leagueKey,
    kickoffSeconds: match.kickoffSeconds,
    win: [firstWin, 1 - firstWin],
    setScores: scores,
    expectedSets,
    forecastScores: [toOneDecimal(expectedSets[0]), toOneDecimal(expectedSets[1])],
    forecastScore: mostProbable(scores),
    expectedGames: gamesPerSet * (expectedSets[0] + expectedSets[1]),
    basis: {
      homeMatches,
      awayMatches,
      hasRanks: opinions.rank !== undefined,
      hasPastOdds: opinions.strength !== undefined,
      knownUntilSeconds,
    },
    isPublishable: Math.min(homeMatches, awayMatches) >= MATCHES_TO_PUBLISH,
    opinions,
  };
}

function meanOf(scores: SetScores, of: (sets: readonly [number, number]) => number): number {
  return scores.reduce((sum, [sets, probability]) => sum + probability * of(sets), 0);
}

function mostProbable(scores: SetScores): readonly [number, number] {
  const best = scores.reduce((one, other) => (other[1] > one[1] ? other : one));
  return best[0];
}

function toOneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
