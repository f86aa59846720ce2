import { SPORT } from '@tipmark/domain';
import { eventTipAdd } from './event-tip-add.ts';

export const hockeyEventTipAdd = eventTipAdd(SPORT.hockey, 'hockeyEventTipAdd');
