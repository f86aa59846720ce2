import type { EventRecord } from '@tipmark/contract/feed';

/** When something was counted, as a record has it; empty where that is not known. */
export type Clock = Partial<Pick<EventRecord, 'minute' | 'stoppage'>>;

const STATE = /^(?:[12]H|ET[12]):(\d{1,3})(?:\+(\d{1,2}))?$/;
const HALF_TIME = 45;
/** The most a record may have. */
const MOST_STOPPAGE = 60;

/** The minute a live state such as `2H:90+3` shows. */
export function minuteOfState(liveState: string | undefined): Clock {
  if (liveState === 'HT') return { minute: HALF_TIME };
  const [, minute, stoppage] = STATE.exec(liveState ?? '') ?? [];
  if (minute === undefined) return {};
  if (stoppage === undefined) return { minute: Number(minute) };
  return { minute: Number(minute), stoppage: Math.min(MOST_STOPPAGE, Number(stoppage)) };
}
