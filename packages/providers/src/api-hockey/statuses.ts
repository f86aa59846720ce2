import { statusTable } from '../values/status-by-table.ts';

/** `status.short`. */
export const STATUSES = statusTable({
  scheduled: 'NS',
  live: 'P1 P2 P3 OT PT BT LIVE',
  finished: 'FT AOT AP',
  moved: 'POST PST',
  canceled: 'CANC',
  stopped: 'ABD SUSP',
  interrupted: 'INTR INT',
  awarded: 'AWD',
});

/** What a page shows of a running game: its clock is not known, only the period. */
export function liveStateOf(short: string, playedPeriods: number): string | undefined {
  if (short === 'P1' || short === 'P2' || short === 'P3') return short;
  if (short === 'OT') return 'OT';
  if (short === 'PT') return 'SO';
  const isBreak = short === 'BT' && playedPeriods >= 1 && playedPeriods <= 3;
  return isBreak ? `INT${playedPeriods}` : undefined;
}
