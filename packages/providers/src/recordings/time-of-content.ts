import { instantOf } from './instant.ts';

/** Fields that state when something was reported, in lower case. */
const REPORTED: ReadonlySet<string> = new Set([
  'last_update',
  'lastupdate',
  'lastupdated',
  'lastupdatedatetime',
  'lastupdatedatetimeutc',
  'pt',
  'update',
  'updated_at',
  'updatedat',
]);
/** Fields that state when a match begins. */
const STARTS: ReadonlySet<string> = new Set([
  'commence_time',
  'currentdate',
  'date',
  'event_date',
  'gamedate',
  'markettime',
  'matchdatetimeutc',
  'scheduled_at',
  'start_time',
  'starttimeutc',
  'utcdate',
]);
/** Means the time of the report at the top of a body and in a score, else a start. */
const TIMESTAMP = 'timestamp';

interface Found {
  reported: number | undefined;
  starts: number | undefined;
}

const later = (known: number | undefined, more: number | undefined): number | undefined =>
  more === undefined || (known !== undefined && known > more) ? known : more;

function collect(value: unknown, isReport: boolean, found: Found): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, false, found);
    return;
  }
  for (const [name, field] of Object.entries(value)) {
    const key = name.toLowerCase();
    if (REPORTED.has(key) || (key === TIMESTAMP && isReport)) {
      found.reported = later(found.reported, instantOf(field));
    } else if (STARTS.has(key) || key === TIMESTAMP) {
      found.starts = later(found.starts, instantOf(field));
    }
    collect(field, key === 'score', found);
  }
}

/**
 * When a body was written, by what it contains: its last report, else the last start of a match in
 * it. Undefined where it names no instant.
 */
export function timeOfContent(content: unknown): number | undefined {
  const found: Found = { reported: undefined, starts: undefined };
  collect(content, true, found);
  return found.reported ?? found.starts;
}
