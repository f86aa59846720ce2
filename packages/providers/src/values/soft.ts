/** An object of an answer, of which nothing is known. */
export type Loose = Readonly<Record<string, unknown>>;

/** Longest text a provider's field is read to. */
const LONGEST = 120;
/** `3`, `-0.5`, `2.73`, `32%`: no more than a number and its unit. */
const NUMBER = /^[+-]?\d+(?:\.\d+)?%?$/;

export function objectOf(value: unknown): Loose | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Loose) : undefined;
}

/** The items of a list; anything else has none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What is at a path of fields and indexes; undefined where any part of it is missing. */
export function reach(value: unknown, ...path: readonly (string | number)[]): unknown {
  let inner = value;
  for (const step of path) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, step))
      return undefined;
    inner = (inner as Loose)[step];
  }
  return inner;
}

/** Trimmed, storable text of a text or a number; undefined where nothing is left. */
export function textOf(value: unknown, longest = LONGEST): string | undefined {
  if (typeof value !== 'string' && (typeof value !== 'number' || !Number.isFinite(value)))
    return undefined;
  const text = String(value).replaceAll('\0', '').trim().slice(0, longest).toWellFormed().trim();
  return text === '' ? undefined : text;
}

/** A number, or a text of one: `3`, `"3"`, `"32%"`; null, words and infinity are none. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return NUMBER.test(text) ? Number(text.replace('%', '')) : undefined;
}

/** A whole number from 0 to the most it can be. */
export function countOf(value: unknown, most = 999): number | undefined {
  const number = numberOf(value);
  const isCount = number !== undefined && Number.isInteger(number) && number >= 0 && number <= most;
  return isCount ? number : undefined;
}

/** An id as a key: providers send numbers and texts. */
export function keyOf(value: unknown): string | undefined {
  return textOf(value, 200);
}

/** The goals of both sides where both are known. */
export function pairOf(home: unknown, away: unknown, most = 99): [number, number] | undefined {
  const [one, other] = [countOf(home, most), countOf(away, most)];
  return one === undefined || other === undefined ? undefined : [one, other];
}
