import { SPORT } from '@tipmark/domain';
import { dayOfResults } from '../matches/day-of-results.ts';

export const soccerResultsPage = dayOfResults(SPORT.soccer);
