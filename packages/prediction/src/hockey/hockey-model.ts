import { StackSet } from '../stack/stack-set.ts';
import type { WalkForwardModel } from '../walk-forward/walk-forward.ts';
import { WalkForwardEngine } from '../walk-forward/walk-forward-engine.ts';
import type { HockeyMatch, HockeyResult } from './hockey-match.ts';
import { HOCKEY_OPTIONS, type HockeyOptions } from './hockey-options.ts';
import {
  type HockeyOpinions,
  type HockeyPrediction,
  hockeyOpinions,
  hockeyPrediction,
} from './hockey-prediction.ts';
import { HockeyRatings } from './hockey-ratings.ts';

export type HockeyModel = WalkForwardModel<HockeyMatch, HockeyResult, HockeyPrediction>;

const LEAGUE_MATCHES_TO_LEARN = 60;
const MAX_EXAMPLES = 9_000;

/**
 * A walk-forward model of hockey: goals of the 60 minutes, and the final winner. The rules of time
 * are those of `createSoccerModel`.
 */
export function createHockeyModel(changes: Partial<HockeyOptions> = {}): HockeyModel {
  const options = { ...HOCKEY_OPTIONS, ...changes };
  const stack = hockeyStack(options);
  const engine = new WalkForwardEngine<HockeyMatch, HockeyResult, HockeyRatings, HockeyOpinions>({
    newLeague: () => new HockeyRatings(options),
    opinionsOn: hockeyOpinions,
    learn: (atSeconds, { isHomeWin }, opinions, league) => {
      if (league.matches < LEAGUE_MATCHES_TO_LEARN) return;
      stack.learn(atSeconds, opinions, isHomeWin ? 0 : 1);
    },
    observe: (result, league) => league.observe(result),
    refitLeague: (league) => league.refit(),
    refitStack: (nowSeconds) => stack.refit(nowSeconds),
  });
  return {
    predict: (match) => {
      const knowledge = engine.before(match);
      return hockeyPrediction(match, knowledge, stack.blend(knowledge.opinions)[0] ?? 0.5);
    },
    observe: (result) => {
      if (result.isAwarded !== true) engine.observe(result);
    },
  };
}

function hockeyStack({ stackRidge, stackHalfLifeDays }: HockeyOptions) {
  return new StackSet<'goals' | 'elo' | 'strength'>({
    outcomes: 2,
    hasBias: false,
    ridge: stackRidge,
    halfLifeDays: stackHalfLifeDays,
    maxExamples: MAX_EXAMPLES,
    kinds: [
      { name: 'strength', startWeights: { strength: 1 } },
      { name: 'goals', startWeights: { goals: 0.6, elo: 0.4 } },
    ],
  });
}
