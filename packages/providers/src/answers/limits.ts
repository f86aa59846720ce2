import { numberOf } from '../values/soft.ts';
import type { Answer } from './answer.ts';
import type { Quota } from './reading.ts';

/** A number of a header, whatever its case in a recorded answer. */
export function headerNumber(
  { headers }: Pick<Answer, 'headers'>,
  name: string,
): number | undefined {
  const value = headers[name] ?? headers[name.toLowerCase()];
  return numberOf(value);
}

/** Limits of an answer by the headers that hold them; undefined where it has none of them. */
export function quotaOf(
  answer: Pick<Answer, 'headers'>,
  names: Readonly<Partial<Record<keyof Quota, string>>>,
): Quota | undefined {
  const entries = Object.entries(names).flatMap(([field, name]) => {
    const value = headerNumber(answer, name);
    return value === undefined ? [] : [[field, value] as const];
  });
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Quota);
}

const IN_TEXT = /\b(?:wait|in|after)\s+(\d{1,5})\s*(?:s|sec|seconds?)\b/i;
const MOST_SECONDS = 31 * 86_400;

/** How long to wait: by `Retry-After`, as seconds or a date, or by the text of the provider. */
export function retrySecondsOf(
  answer: Pick<Answer, 'headers' | 'at'>,
  text: string,
): number | undefined {
  const header = answer.headers['retry-after'];
  const ofHeader = numberOf(header) ?? secondsUntil(header, answer.at);
  const seconds = ofHeader ?? numberOf(IN_TEXT.exec(text)?.[1]);
  return seconds === undefined
    ? undefined
    : Math.min(MOST_SECONDS, Math.max(0, Math.ceil(seconds)));
}

function secondsUntil(header: string | undefined, at: number): number | undefined {
  const ms = header === undefined ? Number.NaN : Date.parse(header);
  return Number.isNaN(ms) ? undefined : Math.max(0, ms / 1_000 - at);
}
