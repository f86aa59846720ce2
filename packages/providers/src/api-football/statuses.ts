import { statusTable } from '../values/status-by-table.ts';

/** `fixture.status.short`. */
export const STATUSES = statusTable({
  scheduled: 'TBD NS',
  live: '1H HT 2H ET BT P LIVE',
  finished: 'FT AET PEN',
  moved: 'PST',
  canceled: 'CANC',
  stopped: 'SUSP ABD',
  interrupted: 'INT',
  walkover: 'WO',
  awarded: 'AWD',
});

/** The half-time score is filled from the first minute; it is that of half-time from here on. */
const SINCE_HALF_TIME: ReadonlySet<string> = new Set('HT 2H ET BT P FT AET PEN'.split(' '));
const IN_EXTRA_TIME: ReadonlySet<string> = new Set('ET BT P AET PEN'.split(' '));
const WITH_SHOOT_OUT: ReadonlySet<string> = new Set(['P', 'PEN']);

export const isSinceHalfTime = (short: string): boolean => SINCE_HALF_TIME.has(short);
export const isAfterRegularTime = (short: string): boolean => IN_EXTRA_TIME.has(short);
export const hasShootOut = (short: string): boolean => WITH_SHOOT_OUT.has(short);

/** What a page shows of a running match: `1H:15`, `2H:90+3`, `HT`, `ET1:98`, `PEN`. */
export function liveStateOf(
  short: string,
  elapsed: number | undefined,
  extra: number | undefined,
): string | undefined {
  if (short === 'HT') return 'HT';
  if (short === 'P') return 'PEN';
  if (elapsed === undefined) return undefined;
  const minute = extra === undefined || extra === 0 ? `${elapsed}` : `${elapsed}+${extra}`;
  if (short === '1H' || short === '2H') return `${short}:${minute}`;
  if (short === 'BT') return elapsed > 90 ? 'ET1:105' : '2H:90';
  return short === 'ET' ? `${elapsed > 105 ? 'ET2' : 'ET1'}:${minute}` : undefined;
}
