import { SPORT } from '@tipmark/domain';
import { eventSquads } from '../events/event-squads.ts';

export const hockeyEventSquads = eventSquads(SPORT.hockey);
