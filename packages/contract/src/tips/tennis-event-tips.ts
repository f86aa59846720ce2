import { SPORT } from '@tipmark/domain';
import { defineEndpoint } from '../endpoint.ts';
import { eventTipsSchemasOf } from './tip-schemas.ts';

export const tennisEventTips = defineEndpoint<typeof tennisEventTipsSchemas>()({
  name: 'tennisEventTips',
  method: 'GET',
  path: '/tennis/events/tips/:matchUrl/:sportType',
  access: 'public',
  cache: 'private',
});

export const tennisEventTipsSchemas = () => eventTipsSchemasOf(SPORT.tennis);
