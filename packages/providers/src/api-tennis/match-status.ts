import { MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import { statusByTable, statusTable } from '../values/status-by-table.ts';

/** In upper case without spaces. */
const STATUSES = statusTable({
  finished: 'FINISHED',
  finishedRetired: 'RETIRED',
  walkover: 'WALKOVER',
  moved: 'POSTPONED',
  canceled: 'CANCELLED CANCELED',
  interrupted: 'INTERRUPTED',
  stopped: 'SUSPENDED ABANDONED',
});

/** An empty text is a match that has not begun; `Set 2` runs. */
export function matchStatus(value: unknown): MatchStatus | undefined {
  if (typeof value !== 'string') return undefined;
  const name = value.replaceAll(/[\s_-]/g, '').toUpperCase();
  if (name === '') return MATCH_STATUS.scheduled;
  return /^SET[1-5]$/.test(name) ? MATCH_STATUS.live : statusByTable(STATUSES, name);
}
