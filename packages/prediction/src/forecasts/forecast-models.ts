import { createHockeyModel } from '../hockey/hockey-model.ts';
import { HOCKEY_OPTIONS } from '../hockey/hockey-options.ts';
import { createSoccerModel } from '../soccer/soccer-model.ts';
import { SOCCER_OPTIONS } from '../soccer/soccer-options.ts';
import { createTennisModel } from '../tennis/tennis-model.ts';
import { TENNIS_OPTIONS } from '../tennis/tennis-options.ts';
import type { TimedMatch } from '../walk-forward/timed-match.ts';
import { type WalkForwardModel, walkForward } from '../walk-forward/walk-forward.ts';
import {
  type ForecastNumbers,
  hockeyNumbers,
  soccerNumbers,
  tennisNumbers,
} from './forecast-numbers.ts';

/** A forecast with the number of matches each side had played. */
export type Forecasted = ForecastNumbers & {
  readonly matchId: string;
  readonly playedBefore: { readonly home: number; readonly away: number };
};

interface Predicted {
  readonly matchId: string;
  readonly basis: { readonly homeMatches: number; readonly awayMatches: number };
}

/** A model of a sport, for whoever has its inputs as they were published. */
interface ForecastModel {
  /** Incremented when the model gives other numbers for the same results. */
  readonly version: string;
  /** The model's parameters. */
  readonly options: object;
  /**
   * Forecasts of matches by what was known before each of them.
   * @param options parameters that are not those of this version
   * @param matches,results inputs of this sport's model, as JSON
   */
  forecast(
    options: object,
    matches: readonly object[],
    results: readonly object[],
  ): readonly Forecasted[];
}

interface Parts<Options, Match extends TimedMatch, Result extends Match, Prediction> {
  readonly version: string;
  readonly options: Options;
  create(changes: Partial<Options>): WalkForwardModel<Match, Result, Prediction>;
  numbersOf(prediction: Prediction): ForecastNumbers;
}

function forecastModel<
  Options extends object,
  Match extends TimedMatch,
  Result extends Match,
  Prediction extends Predicted,
>(parts: Parts<Options, Match, Result, Prediction>): ForecastModel {
  return {
    version: parts.version,
    options: parts.options,
    forecast: (options, matches, results) =>
      walkForward(
        parts.create(options as Partial<Options>),
        matches as readonly Match[],
        results as readonly Result[],
      ).map((prediction) => ({
        ...parts.numbersOf(prediction),
        matchId: prediction.matchId,
        playedBefore: {
          home: prediction.basis.homeMatches,
          away: prediction.basis.awayMatches,
        },
      })),
  };
}

/** The model of each sport in its present version. */
export const FORECAST_MODELS = {
  soccer: forecastModel({
    version: 'soccer-3',
    options: SOCCER_OPTIONS,
    create: createSoccerModel,
    numbersOf: soccerNumbers,
  }),
  hockey: forecastModel({
    version: 'hockey-2',
    options: HOCKEY_OPTIONS,
    create: createHockeyModel,
    numbersOf: hockeyNumbers,
  }),
  tennis: forecastModel({
    version: 'tennis-3',
    options: TENNIS_OPTIONS,
    create: createTennisModel,
    numbersOf: tennisNumbers,
  }),
} as const;
