import { SPORT } from '@tipmark/domain';
import { eventTipAdd } from './event-tip-add.ts';

export const tennisEventTipAdd = eventTipAdd(SPORT.tennis, 'tennisEventTipAdd');
