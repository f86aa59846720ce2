import { SPORT, type Sport } from '@tipmark/domain';
import { hockeySportModel } from './hockey-sport-model.ts';
import { soccerSportModel } from './soccer-sport-model.ts';
import type { SportModel } from './sport-model.ts';
import { tennisSportModel } from './tennis-sport-model.ts';

const MODELS = {
  [SPORT.soccer]: soccerSportModel,
  [SPORT.hockey]: hockeySportModel,
  [SPORT.tennis]: tennisSportModel,
} as const satisfies Partial<Record<Sport, SportModel>>;

/** A sport whose matches are predicted. */
export type PredictedSport = keyof typeof MODELS;
export const PREDICTED_SPORTS = Object.keys(MODELS).map(Number) as readonly PredictedSport[];

export const modelOf = (sport: PredictedSport): SportModel => MODELS[sport];
