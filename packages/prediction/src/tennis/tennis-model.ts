import { StackSet } from '../stack/stack-set.ts';
import type { WalkForwardModel } from '../walk-forward/walk-forward.ts';
import { WalkForwardEngine } from '../walk-forward/walk-forward-engine.ts';
import { DayForm } from './day-form.ts';
import type { TennisMatch, TennisResult } from './tennis-match.ts';
import { TENNIS_OPTIONS, type TennisOptions } from './tennis-options.ts';
import { type TennisPrediction, tennisPrediction } from './tennis-prediction.ts';
import { type TennisOpinions, TourRatings } from './tour-ratings.ts';

export type TennisModel = WalkForwardModel<TennisMatch, TennisResult, TennisPrediction>;

const TOUR_MATCHES_TO_LEARN = 200;
const MAX_EXAMPLES = 15_000;

/**
 * A walk-forward model of tennis: the winner, in how many sets. The order of the players has no
 * meaning. The rules of time are those of `createSoccerModel`.
 */
export function createTennisModel(changes: Partial<TennisOptions> = {}): TennisModel {
  const options = { ...TENNIS_OPTIONS, ...changes };
  const stack = tennisStack(options);
  const form = new DayForm(options.servePoints, options.formSpread);
  const engine = new WalkForwardEngine<TennisMatch, TennisResult, TourRatings, TennisOpinions>({
    newLeague: () => new TourRatings(options),
    opinionsOn: (match, tour) => tour.opinionsOn(match),
    learn: (atSeconds, { isFirstWin, isRetired }, opinions, tour) => {
      if (isRetired === true || tour.matches < TOUR_MATCHES_TO_LEARN) return;
      stack.learn(atSeconds, opinions, isFirstWin ? 0 : 1);
    },
    observe: (result, tour) => tour.observe(result),
    refitLeague: () => {},
    refitStack: (nowSeconds) => stack.refit(nowSeconds),
  });
  return {
    predict: (match) => {
      const knowledge = engine.before(match);
      const [first = 0.5] = stack.blend(knowledge.opinions);
      return tennisPrediction(match, knowledge, first, form);
    },
    observe: (result) => engine.observe(result),
  };
}

function tennisStack({ stackRidge, stackHalfLifeDays }: TennisOptions) {
  return new StackSet<'elo' | 'surface' | 'games' | 'rank' | 'strength'>({
    outcomes: 2,
    hasBias: false,
    ridge: stackRidge,
    halfLifeDays: stackHalfLifeDays,
    maxExamples: MAX_EXAMPLES,
    kinds: [
      { name: 'strengthAndRanks', startWeights: { strength: 0.9, rank: 0.1 } },
      { name: 'strength', startWeights: { strength: 1 } },
      { name: 'all', startWeights: { elo: 0.2, surface: 0.3, games: 0.1, rank: 0.3 } },
      { name: 'ranks', startWeights: { elo: 0.4, games: 0.1, rank: 0.4 } },
      { name: 'surface', startWeights: { elo: 0.3, surface: 0.4, games: 0.2 } },
      { name: 'elo', startWeights: { elo: 0.7, games: 0.2 } },
    ],
  });
}
