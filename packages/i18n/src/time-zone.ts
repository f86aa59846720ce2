import { memoizeByKey } from './memoize-by-key.ts';

const offsetFormatter = memoizeByKey(
  (timeZone) => new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }),
);

const QUARTER_SECONDS = 900;

/** Zones change their offset at a full quarter of an hour. */
const offsetAt = memoizeByKey((key) => {
  const [timeZone = '', quarter = ''] = key.split('|');
  return readOffset(Number(quarter) * QUARTER_SECONDS, timeZone);
});

/** Offset of a zone at an instant: `UTC+3`, `UTC−3:30`, `UTC`. */
export function formatUtcOffset(timestampSeconds: number, timeZone: string): string {
  return offsetAt(`${timeZone}|${Math.floor(timestampSeconds / QUARTER_SECONDS)}`);
}

function readOffset(timestampSeconds: number, timeZone: string): string {
  const parts = offsetFormatter(timeZone).formatToParts(timestampSeconds * 1_000);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  if (sign === undefined || `${hours}${minutes}` === '0000') return 'UTC';
  const tail = minutes === '00' ? '' : `:${minutes}`;
  return `UTC${sign === '-' ? '\u2212' : '+'}${Number(hours)}${tail}`;
}
