import { SPORT } from '@tipmark/domain';
import { defineEndpoint } from '../endpoint.ts';
import { eventTipAddSchemasOf } from './tip-schemas.ts';

/** The price is the site line at the instant of acceptance; it is in the reply. */
export const hockeyEventTipAdd = defineEndpoint<typeof hockeyEventTipAddSchemas>()({
  name: 'hockeyEventTipAdd',
  method: 'POST',
  path: '/hockey/events/tips/:matchUrl/:sportType',
  access: 'user',
  cache: 'private',
});

export const hockeyEventTipAddSchemas = () => eventTipAddSchemasOf(SPORT.hockey);
