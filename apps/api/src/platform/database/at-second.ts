const SECOND_MS = 1_000;

/** Unix seconds as a value of a `timestamptz` column. */
export function atSecond(timestampSeconds: number): Date {
  return new Date(timestampSeconds * SECOND_MS);
}
