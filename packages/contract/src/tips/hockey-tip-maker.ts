import { SPORT } from '@tipmark/domain';
import { defineEndpoint } from '../endpoint.ts';
import { tipMakerSchemasOf } from './tip-schemas.ts';

/** `odd_type` 0 = the menu alone. */
export const hockeyTipMaker = defineEndpoint<typeof hockeyTipMakerSchemas>()({
  name: 'hockeyTipMaker',
  method: 'GET',
  path: '/hockey/tip-maker/:matchUrl/:odd_type',
  access: 'public',
  cache: 'shared',
});

export const hockeyTipMakerSchemas = () => tipMakerSchemasOf(SPORT.hockey);
