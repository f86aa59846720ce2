import { SPORT } from '@tipmark/domain';
import { defineEndpoint } from '../endpoint.ts';
import { eventTipAddSchemasOf } from './tip-schemas.ts';

/** The price is the site line at the instant of acceptance; it is in the reply. */
export const soccerEventTipAdd = defineEndpoint<typeof soccerEventTipAddSchemas>()({
  name: 'soccerEventTipAdd',
  method: 'POST',
  path: '/soccer/events/tips/:matchUrl/:sportType',
  access: 'user',
  cache: 'private',
});

export const soccerEventTipAddSchemas = () => eventTipAddSchemasOf(SPORT.soccer);
