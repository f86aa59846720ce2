import { SPORT } from '@tipmark/domain';
import { defineEndpoint } from '../endpoint.ts';
import { eventTipChangeSchemasOf } from './tip-schemas.ts';

/** Everything for five minutes, priced anew; then the description alone, until the start. */
export const hockeyEventTipChange = defineEndpoint<typeof hockeyEventTipChangeSchemas>()({
  name: 'hockeyEventTipChange',
  method: 'PUT',
  path: '/hockey/events/tips/:matchUrl/:sportType/:tipId',
  access: 'user',
  cache: 'private',
});

export const hockeyEventTipChangeSchemas = () => eventTipChangeSchemasOf(SPORT.hockey);
