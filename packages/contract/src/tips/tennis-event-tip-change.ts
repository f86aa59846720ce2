import { SPORT } from '@tipmark/domain';
import { defineEndpoint } from '../endpoint.ts';
import { eventTipChangeSchemasOf } from './tip-schemas.ts';

/** Everything for five minutes, priced anew; then the description alone, until the start. */
export const tennisEventTipChange = defineEndpoint<typeof tennisEventTipChangeSchemas>()({
  name: 'tennisEventTipChange',
  method: 'PUT',
  path: '/tennis/events/tips/:matchUrl/:sportType/:tipId',
  access: 'user',
  cache: 'private',
});

export const tennisEventTipChangeSchemas = () => eventTipChangeSchemasOf(SPORT.tennis);
