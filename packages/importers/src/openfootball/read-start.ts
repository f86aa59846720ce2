import { tableOf } from '@tipmark/domain';
import { BadCell } from '../table/read-number.ts';

/** Start of a match as the file writes it. */
export interface FileStart {
  /** Local day, `yyyy-mm-dd`. */
  day: string;
  /** unix seconds */
  startsAt: number;
  isTimeKnown: boolean;
}

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
/** `Fri Aug 18 2023`, `Fri Aug/18 2023`. */
const WORDED = /^(?:[A-Z][a-z]{2}\s+)?([A-Z][a-z]{2})[\s/]+(\d{1,2})\s+(\d{4})$/;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
/** `20:30`, `13:00 UTC-6`, `18:30 UTC+5:30`, `20:45 CEST`. */
const TIME =
  /^(\d{1,2})[:.](\d{2})(?:\s*(?:UTC|GMT)\s*([+-]\d{1,2})(?::?(\d{2}))?|\s*(?:UTC(?:±0)?|GMT|Z|[A-Z]{3,4}))?$/;
/** Zones that are written by letters, as offsets. */
const LETTERS = tableOf<string>({
  WET: '+00',
  WEST: '+01',
  BST: '+01',
  CET: '+01',
  CEST: '+02',
  EET: '+02',
  EEST: '+03',
  MSK: '+03',
  EST: '-05',
  EDT: '-04',
  PST: '-08',
  PDT: '-07',
});
export const ZONE_LETTERS: readonly string[] = Object.keys(LETTERS);
const UNIVERSAL: ReadonlySet<string> = new Set(['UTC', 'GMT', 'Z']);
const NOON = '12:00';

/** undefined when the text is not a day of the calendar. */
export function readDay(text: string): string | undefined {
  const [, year, month, day] = ISO.exec(text) ?? wordedParts(text);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

function wordedParts(text: string): (string | undefined)[] {
  const [, month = '', day, year] = WORDED.exec(text) ?? [];
  const number = MONTHS.indexOf(month) + 1;
  return number === 0 ? [] : [text, year, String(number), day];
}

/** @throws BadCell when a time is one that no day or zone has */
export function checkTime(time: string): void {
  const [, hour, minute, offset = '0', offsetMinutes = '0'] = TIME.exec(time.trim()) ?? [];
  const isOfDay = hour === undefined || (Number(hour) < 24 && Number(minute) < 60);
  if (isOfDay && Math.abs(Number(offset)) <= 14 && Number(offsetMinutes) < 60) return;
  throw new BadCell(`time holds "${time}", which no day has; write it as 19:45 or 19:45 UTC+2`);
}

/**
 * A time without an offset is local; where no zone or no time is known, only the day is used: noon
 * UTC of it.
 */
export function readStart(
  day: string,
  time: string | undefined,
  timeZone: string | undefined,
): FileStart {
  const [, hour, minute, offset, offsetMinutes = '00'] = TIME.exec(time?.trim() ?? '') ?? [];
  const isClock = hour !== undefined && Number(hour) < 24 && Number(minute) < 60;
  const [letters] = /[A-Z]+/.exec(time ?? '') ?? [];
  const zone =
    zoneOf(offset ?? LETTERS[letters ?? ''], offsetMinutes) ??
    (UNIVERSAL.has(letters ?? '') ? 'UTC' : timeZone);
  if (!isClock || zone === undefined) {
    return { day, startsAt: Date.parse(`${day}T${NOON}Z`) / 1_000, isTimeKnown: false };
  }
  const start = Temporal.PlainDateTime.from(
    `${day}T${hour.padStart(2, '0')}:${minute}`,
  ).toZonedDateTime(zone);
  return { day, startsAt: Math.floor(start.epochMilliseconds / 1_000), isTimeKnown: true };
}

function zoneOf(offset: string | undefined, minutes: string): string | undefined {
  if (offset === undefined || Math.abs(Number(offset)) > 14) return undefined;
  return `${offset[0]}${offset.slice(1).padStart(2, '0')}:${minutes}`;
}
