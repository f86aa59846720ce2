import { defineEndpoint } from '../endpoint.ts';
import { dayTipsSchemasOf } from '../entities/day-tips.ts';

export const soccerDayTips = defineEndpoint<typeof soccerDayTipsSchemas>()({
  name: 'soccerDayTips',
  method: 'GET',
  path: '/soccer/results/tips',
  access: 'public',
  cache: 'shared',
});

export const soccerDayTipsSchemas = () => dayTipsSchemasOf('soccer');
