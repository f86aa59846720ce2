import { SPORT } from '@tipmark/domain';
import { eventTipAdd } from './event-tip-add.ts';

export const soccerEventTipAdd = eventTipAdd(SPORT.soccer, 'soccerEventTipAdd');
