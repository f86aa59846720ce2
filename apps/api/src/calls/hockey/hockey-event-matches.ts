import { SPORT } from '@tipmark/domain';
import { eventMatches } from '../events/event-matches.ts';

export const hockeyEventMatches = eventMatches(SPORT.hockey);
