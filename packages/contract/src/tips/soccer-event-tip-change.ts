import { SPORT } from '@tipmark/domain';
import { defineEndpoint } from '../endpoint.ts';
import { eventTipChangeSchemasOf } from './tip-schemas.ts';

/** Everything for five minutes, priced anew; then the description alone, until the start. */
export const soccerEventTipChange = defineEndpoint<typeof soccerEventTipChangeSchemas>()({
  name: 'soccerEventTipChange',
  method: 'PUT',
  path: '/soccer/events/tips/:matchUrl/:sportType/:tipId',
  access: 'user',
  cache: 'private',
});

export const soccerEventTipChangeSchemas = () => eventTipChangeSchemasOf(SPORT.soccer);
