import { SPORT } from '@tipmark/domain';
import { eventOddsHistory } from '../odds/event-odds-history.ts';

export const hockeyEventOddsHistory = eventOddsHistory(SPORT.hockey);
