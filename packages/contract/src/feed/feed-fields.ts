import { parseOddType, SPORT } from '@tipmark/domain';
import { z } from 'zod';
import { TIMESTAMP_MAX_SECONDS, TIMESTAMP_MIN_SECONDS } from '../values/timestamp-range.ts';
import { isWellFormedText } from '../values/well-formed-text.ts';

/** Trimmed, non-empty, storable text. */
export function text(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .refine(isWellFormedText, 'has a NUL character or broken Unicode')
    .transform((value) => value.trim())
    .refine((value) => value !== '', 'is empty');
}

export const source = z.string().regex(/^[a-z0-9-]{1,40}$/);
export const key = text(200);
export const name = z.object({ en: text(120), ru: text(120).optional() });
/** `ZZ` is the world: international competitions, tours, national teams. */
export const countryCode = z.string().regex(/^(?:[A-Z]{2}|[A-Z]{2}-[A-Z]{3})$/);
export const seq = z.int().min(0);
export const unixSeconds = z.int().min(TIMESTAMP_MIN_SECONDS).max(TIMESTAMP_MAX_SECONDS);
export const isoDate = z.iso.date();
export const sport = z.union(Object.values(SPORT).map((number) => z.literal(number)));
export const goals = z.int().min(0).max(99);
export const pair = z.tuple([goals, goals]);
/** Of the whole match; how many there can be depends on the sport. */
export const minute = z.int().min(0).max(600);
export const stoppage = z.int().min(0).max(60);
/** Milli-odds: 1.92 is 1920. */
export const milliOdds = z.int().min(1_001).max(1_000_000);
export const oddType = z
  .string()
  .max(24)
  .refine((value) => parseOddType(value) !== undefined, 'is not an odd type');
