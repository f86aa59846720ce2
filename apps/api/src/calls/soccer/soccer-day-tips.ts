import { SPORT } from '@tipmark/domain';
import { dayTips } from '../tips/day-tips.ts';

export const soccerDayTips = dayTips(SPORT.soccer);
