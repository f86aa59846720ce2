import { TEAM_SPORTS } from '@tipmark/domain';
import { dayTipsSchemasOf } from '../entities/day-tips.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';

export const dayTipsCalls = defineSportEndpoints<typeof dayTipsCallsSchemas>()(TEAM_SPORTS, {
  name: '*DayTips',
  method: 'GET',
  path: '/*/results/tips',
  access: 'public',
  cache: 'shared',
});

export const { soccerDayTips } = dayTipsCalls;

export const dayTipsCallsSchemas = dayTipsSchemasOf;
