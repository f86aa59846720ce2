import { SPORT } from '@tipmark/domain';
import { eventPage } from '../events/event-page.ts';

export const hockeyEventPage = eventPage(SPORT.hockey);
