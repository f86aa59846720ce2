import type { MatchStatus } from '@tipmark/domain';
import { statusByTable, statusTable } from '../values/status-by-table.ts';

/** By the event, in upper case without spaces: it outranks the phase. */
const OF_EVENT = statusTable({
  moved: 'POSTPONED',
  canceled: 'CANCELLED CANCELED',
  interrupted: 'INTERRUPTED',
  walkover: 'WALKOVER',
  finishedRetired: 'RETIRED',
});
const OF_PHASE = statusTable({
  scheduled: 'UPCOMING',
  live: 'LIVE',
  finished: 'COMPLETED',
  canceled: 'CANCELLED CANCELED',
});

export interface CodedStatus {
  readonly status: MatchStatus | undefined;
  readonly code: unknown;
}

export function matchStatus(eventStatus: unknown, phase: unknown): CodedStatus {
  if (eventStatus === null || eventStatus === undefined || eventStatus === '')
    return { status: statusByTable(OF_PHASE, phase), code: phase };
  const name = typeof eventStatus === 'string' ? eventStatus.replaceAll(/[\s_-]/g, '') : '';
  return { status: statusByTable(OF_EVENT, name), code: eventStatus };
}
