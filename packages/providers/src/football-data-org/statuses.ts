import { MATCH_STATUS } from '@tipmark/domain';
import { countOf, reach, textOf } from '../values/soft.ts';
import { statusTable } from '../values/status-by-table.ts';

/** `status` of a match. */
export const STATUSES = statusTable({
  scheduled: 'SCHEDULED TIMED',
  live: 'IN_PLAY PAUSED EXTRA_TIME PENALTY_SHOOTOUT LIVE',
  finished: 'FINISHED',
  moved: 'POSTPONED',
  canceled: 'CANCELLED CANCELED',
  stopped: 'SUSPENDED',
  awarded: 'AWARDED',
});

/** Statuses in which no score counts. */
export const WITHOUT_SCORE: ReadonlySet<number> = new Set([
  MATCH_STATUS.scheduled,
  MATCH_STATUS.moved,
  MATCH_STATUS.canceled,
]);

const HALF_MINUTES = 45;
const EXTRA_HALF_ENDS = 105;

/** The minute of a running match, and the minutes added to it. */
export function minuteOf(match: unknown): { minute?: number; added?: number } {
  const text = textOf(reach(match, 'minute')) ?? '';
  const [, minuteText, addedText] = /^(\d{1,3})(?:\s*\+\s*(\d{1,2}))?$/.exec(text) ?? [];
  const minute = countOf(minuteText, 150);
  if (minute === undefined) return {};
  const added = countOf(addedText, 60) ?? countOf(reach(match, 'injuryTime'), 60);
  return added === undefined || added === 0 ? { minute } : { minute, added };
}

/** `1H:37`, `HT`, `2H:90+3`, `ET1:98`, `PEN`. */
export function liveStateOf(status: string, match: unknown): string | undefined {
  if (status === 'PAUSED') return 'HT';
  if (status === 'PENALTY_SHOOTOUT') return 'PEN';
  const { minute, added } = minuteOf(match);
  if (minute === undefined) return undefined;
  const time = added === undefined ? `${minute}` : `${minute}+${added}`;
  if (status === 'EXTRA_TIME') return `${minute > EXTRA_HALF_ENDS ? 'ET2' : 'ET1'}:${time}`;
  return `${minute > HALF_MINUTES ? '2H' : '1H'}:${time}`;
}

/** Whether the field of half-time holds its score, and not the running one. */
export function isSinceHalfTime(status: string, match: unknown): boolean {
  if (status === 'IN_PLAY' || status === 'LIVE')
    return (minuteOf(match).minute ?? 0) > HALF_MINUTES;
  return status !== 'SUSPENDED';
}
