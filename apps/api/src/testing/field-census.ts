/** How often a path occurred in some responses, and how often it had a value. */
export interface FieldCount {
  seen: number;
  filled: number;
}

export type FieldCensus = Map<string, FieldCount>;

/**
 * Counts every path of an answer, `leagues[].logo`: null, the empty text and the empty list have no
 * value.
 */
export function countFields(answer: unknown, census: FieldCensus, path = ''): void {
  if (path !== '') {
    const count = census.get(path) ?? { seen: 0, filled: 0 };
    count.seen += 1;
    if (isFilled(answer)) count.filled += 1;
    census.set(path, count);
  }
  if (Array.isArray(answer)) {
    for (const item of answer) countFields(item, census, `${path}[]`);
  } else if (typeof answer === 'object' && answer !== null) {
    for (const [name, value] of Object.entries(answer)) {
      countFields(value, census, path === '' ? name : `${path}.${name}`);
    }
  }
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== '';
}

/** Fields that never had a value, in alphabetical order. */
export function emptyFields(census: FieldCensus): string[] {
  return [...census]
    .flatMap(([path, { filled }]) => (filled === 0 ? [path] : []))
    .toSorted((one, other) => (one < other ? -1 : 1));
}
