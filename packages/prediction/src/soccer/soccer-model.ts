import { OrderedLogit } from '../ratings/ordered-logit.ts';
import type { ResultProbabilities } from '../scores/score-matrix.ts';
import type { WalkForwardModel } from '../walk-forward/walk-forward.ts';
import { WalkForwardEngine } from '../walk-forward/walk-forward-engine.ts';
import { LeagueRatings } from './league-ratings.ts';
import { expectedOf, opinionsOn, type SoccerOpinions } from './soccer-experts.ts';
import type { SoccerMatch, SoccerResult } from './soccer-match.ts';
import { SOCCER_OPTIONS, type SoccerOptions } from './soccer-options.ts';
import { type SoccerPrediction, soccerPrediction } from './soccer-prediction.ts';
import { type SoccerStack, soccerStack } from './soccer-stack.ts';

/** Matches a league, and each team, must have before a match teaches the stack. */
const LEAGUE_MATCHES_TO_LEARN = 60;
const TEAM_MATCHES_TO_LEARN = 4;

/**
 * A walk-forward model of soccer results. Results may be passed in at any time and in any order: a
 * prediction uses those that were over at its kick-off (by the clock where times are known,
 * otherwise by the day before) and nothing else, so it is the same whatever is observed later.
 * Predict in order of time: what an earlier prediction has already learned stays learned
 * (`basis.knownUntilSeconds` is the latest time used). Awarded matches are left out, a match's own
 * result and odds are never used. A corrected result needs a new model.
 */
export type SoccerModel = WalkForwardModel<SoccerMatch, SoccerResult, SoccerPrediction> & {
  /** Weights of the stacked models by the data of a match (shots, past odds). */
  stackWeights(): ReturnType<SoccerStack['weights']>;
};

export function createSoccerModel(changes: Partial<SoccerOptions> = {}): SoccerModel {
  const options = { ...SOCCER_OPTIONS, ...changes };
  const stack = soccerStack(options);
  const logit = new OrderedLogit();
  const leagues: LeagueRatings[] = [];
  const engine = new WalkForwardEngine<SoccerMatch, SoccerResult, LeagueRatings, SoccerOpinions>({
    newLeague: () => {
      const league = new LeagueRatings(options);
      leagues.push(league);
      return league;
    },
    opinionsOn: (match, league) => opinionsOn(match, league, logit),
    learn: (atSeconds, result, opinions, league) => {
      const { homeKey, awayKey, goals } = result;
      const [home, away] = expectedOf(opinions);
      league.totals.observe(home + away, goals[0] + goals[1]);
      if (!hasEnough(league, result)) return;
      const outcome = 1 - Math.sign(goals[0] - goals[1]);
      league.lean.learn(atSeconds, [stack.blend(opinions)], outcome);
      stack.learn(atSeconds, opinions, outcome);
      logit.observe(league.elo.differenceOf(homeKey, awayKey), goals);
    },
    observe: (result, league) => league.observe(result),
    refitLeague: (league) => league.refit(),
    refitStack: (nowSeconds) => {
      stack.refit(nowSeconds);
      for (const { lean } of leagues) lean.refit(nowSeconds);
    },
  });
  return {
    predict: (match) => {
      const knowledge = engine.before(match);
      const { league, opinions } = knowledge;
      const blended = league.lean.blend([stack.blend(opinions)]);
      return soccerPrediction(match, knowledge, resultFrom(blended));
    },
    observe: (result) => {
      if (result.isAwarded !== true) engine.observe(result);
    },
    stackWeights: () => stack.weights(),
  };
}

function hasEnough(league: LeagueRatings, { homeKey, awayKey }: SoccerMatch): boolean {
  return (
    league.matches >= LEAGUE_MATCHES_TO_LEARN &&
    league.playedBy(homeKey) >= TEAM_MATCHES_TO_LEARN &&
    league.playedBy(awayKey) >= TEAM_MATCHES_TO_LEARN
  );
}

function resultFrom([home = 0, draw = 0, away = 0]: readonly number[]): ResultProbabilities {
  return [home, draw, away];
}
