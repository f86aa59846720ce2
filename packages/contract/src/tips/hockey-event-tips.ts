import { SPORT } from '@tipmark/domain';
import { defineEndpoint } from '../endpoint.ts';
import { eventTipsSchemasOf } from './tip-schemas.ts';

export const hockeyEventTips = defineEndpoint<typeof hockeyEventTipsSchemas>()({
  name: 'hockeyEventTips',
  method: 'GET',
  path: '/hockey/events/tips/:matchUrl/:sportType',
  access: 'public',
  cache: 'private',
});

export const hockeyEventTipsSchemas = () => eventTipsSchemasOf(SPORT.hockey);
