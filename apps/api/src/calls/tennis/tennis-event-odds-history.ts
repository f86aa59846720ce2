import { SPORT } from '@tipmark/domain';
import { eventOddsHistory } from '../odds/event-odds-history.ts';

export const tennisEventOddsHistory = eventOddsHistory(SPORT.tennis);
