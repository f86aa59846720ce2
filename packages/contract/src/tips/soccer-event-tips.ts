import { SPORT } from '@tipmark/domain';
import { defineEndpoint } from '../endpoint.ts';
import { eventTipsSchemasOf } from './tip-schemas.ts';

export const soccerEventTips = defineEndpoint<typeof soccerEventTipsSchemas>()({
  name: 'soccerEventTips',
  method: 'GET',
  path: '/soccer/events/tips/:matchUrl/:sportType',
  access: 'public',
  cache: 'private',
});

export const soccerEventTipsSchemas = () => eventTipsSchemasOf(SPORT.soccer);
