import { SPORT } from '@tipmark/domain';
import { eventTrends } from '../events/event-trends.ts';

export const soccerEventTrends = eventTrends(SPORT.soccer);
