import type { MatchStatus } from '@tipmark/domain';
import { reach } from '../values/soft.ts';
import { statusByTable, statusTable } from '../values/status-by-table.ts';

const PREFIX = /^STATUS_/;
const STATUSES = statusTable({
  scheduled: 'SCHEDULED',
  live: 'IN_PROGRESS FIRST_HALF HALFTIME SECOND_HALF END_PERIOD',
  finished: 'FINAL FULL_TIME FINAL_AET FINAL_PEN',
  moved: 'POSTPONED',
  canceled: 'CANCELED',
  stopped: 'ABANDONED SUSPENDED',
  interrupted: 'DELAYED RAIN_DELAY',
  walkover: 'WALKOVER',
  finishedRetired: 'RETIRED',
  awarded: 'FORFEIT',
});

/** Name of the status without its prefix. */
export function statusName(competition: unknown): string | undefined {
  const name = reach(competition, 'status', 'type', 'name');
  return typeof name === 'string' ? name.replace(PREFIX, '') : undefined;
}

export const matchStatus = (competition: unknown): MatchStatus | undefined =>
  statusByTable(STATUSES, statusName(competition));

/** A postponed match is `post`, too, and has scores of 0: they are none. */
export function hasScore(competition: unknown): boolean {
  const type = reach(competition, 'status', 'type');
  return reach(type, 'completed') === true || reach(type, 'state') === 'in';
}
