import { SPORT } from '@tipmark/domain';
import { defineEndpoint } from '../endpoint.ts';
import { tipMakerSchemasOf } from './tip-schemas.ts';

/** `odd_type` 0 = the menu alone. */
export const tennisTipMaker = defineEndpoint<typeof tennisTipMakerSchemas>()({
  name: 'tennisTipMaker',
  method: 'GET',
  path: '/tennis/tip-maker/:matchUrl/:odd_type',
  access: 'public',
  cache: 'shared',
});

export const tennisTipMakerSchemas = () => tipMakerSchemasOf(SPORT.tennis);
