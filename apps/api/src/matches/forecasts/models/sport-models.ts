import { SPORT, type Sport } from '@tipmark/domain';
import { hockeySportModel } from './hockey-sport-model.ts';
import { soccerSportModel } from './soccer-sport-model.ts';
import type { SportModel } from './sport-model.ts';
import { tennisSportModel } from './tennis-sport-model.ts';

const MODELS: Readonly<Record<Sport, SportModel>> = {
  [SPORT.soccer]: soccerSportModel,
  [SPORT.hockey]: hockeySportModel,
  [SPORT.tennis]: tennisSportModel,
};

/** Sports whose matches are predicted. */
export const PREDICTED_SPORTS = Object.values(SPORT);

export const modelOf = (sport: Sport): SportModel => MODELS[sport];
