import { DAY_SECONDS } from '@tipmark/domain';

const ISO = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;
const ZONED = /(?:Z|[+-]\d\d:?\d\d)$/;
/** Numbers above this are milliseconds. */
const MOST_SECONDS = 1e11;

/** Unix seconds of an instant: ISO, in UTC without an offset, or unix seconds or milliseconds. */
export function secondsOf(value: unknown): number | undefined {
  if (typeof value === 'number' && Number.isFinite(value) && value > 0)
    return Math.floor(value > MOST_SECONDS ? value / 1_000 : value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (/^\d{9,10}$/.test(text)) return Number(text);
  if (!ISO.test(text)) return undefined;
  const isDay = text.length === 'yyyy-mm-dd'.length;
  const ms = Date.parse(isDay || ZONED.test(text) ? text : `${text.replace(' ', 'T')}Z`);
  return Number.isNaN(ms) ? undefined : Math.floor(ms / 1_000);
}

/** Where a match of an unknown hour stands: noon of its day in UTC. */
export function noonOf(at: number): number {
  return Math.floor(at / DAY_SECONDS) * DAY_SECONDS + DAY_SECONDS / 2;
}

/** The day in UTC, `2026-11-21`. */
export function dayOf(at: number): string {
  return new Date(at * 1_000).toISOString().slice(0, 10);
}

/** A calendar date as it is written, where it is one. */
export function dateOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return undefined;
  const date = value.slice(0, 10);
  const ms = Date.parse(date);
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== date ? undefined : date;
}
