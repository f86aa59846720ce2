import { SPORT } from '@tipmark/domain';
import { eventSummary } from '../events/event-summary.ts';

export const hockeyEventSummary = eventSummary(SPORT.hockey);
