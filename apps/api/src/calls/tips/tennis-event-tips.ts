import { SPORT } from '@tipmark/domain';
import { eventTips } from './event-tips.ts';

export const tennisEventTips = eventTips(SPORT.tennis);
