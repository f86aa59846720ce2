import { SPORT, type Sport } from '@tipmark/domain';
import { hockeySportModel } from './hockey-sport-model.ts';
import { soccerSportModel } from './soccer-sport-model.ts';
import type { SportModel } from './sport-model.ts';
import { tennisSportModel } from './tennis-sport-model.ts';

const MODELS: Partial<Record<Sport, SportModel>> = {
  [SPORT.soccer]: soccerSportModel,
  [SPORT.hockey]: hockeySportModel,
  [SPORT.tennis]: tennisSportModel,
};

/** Sports whose matches are predicted. */
export const PREDICTED_SPORTS = Object.values(SPORT).filter((sport) => sport in MODELS);

/** @throws for a sport nobody predicts */
export function modelOf(sport: Sport): SportModel {
  const model = MODELS[sport];
  if (model === undefined) throw new Error(`sport ${sport} has no model`);
  return model;
}
