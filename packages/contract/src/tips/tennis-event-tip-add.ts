import { SPORT } from '@tipmark/domain';
import { defineEndpoint } from '../endpoint.ts';
import { eventTipAddSchemasOf } from './tip-schemas.ts';

/** The price is the site line at the instant of acceptance; it is in the reply. */
export const tennisEventTipAdd = defineEndpoint<typeof tennisEventTipAddSchemas>()({
  name: 'tennisEventTipAdd',
  method: 'POST',
  path: '/tennis/events/tips/:matchUrl/:sportType',
  access: 'user',
  cache: 'private',
});

export const tennisEventTipAddSchemas = () => eventTipAddSchemasOf(SPORT.tennis);
