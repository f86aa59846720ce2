import { SPORT } from '@tipmark/domain';
import { eventTipChange } from './event-tip-change.ts';

export const tennisEventTipChange = eventTipChange(SPORT.tennis);
