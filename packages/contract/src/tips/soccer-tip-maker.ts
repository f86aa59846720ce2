import { SPORT } from '@tipmark/domain';
import { defineEndpoint } from '../endpoint.ts';
import { tipMakerSchemasOf } from './tip-schemas.ts';

/** `odd_type` 0 = the menu alone. */
export const soccerTipMaker = defineEndpoint<typeof soccerTipMakerSchemas>()({
  name: 'soccerTipMaker',
  method: 'GET',
  path: '/soccer/tip-maker/:matchUrl/:odd_type',
  access: 'public',
  cache: 'shared',
});

export const soccerTipMakerSchemas = () => tipMakerSchemasOf(SPORT.soccer);
