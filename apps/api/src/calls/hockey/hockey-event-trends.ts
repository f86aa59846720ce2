import { SPORT } from '@tipmark/domain';
import { eventTrends } from '../events/event-trends.ts';

export const hockeyEventTrends = eventTrends(SPORT.hockey);
