/** What should have happened exactly once, and how often it did. */
export interface Counted {
  readonly wanted: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
}

/** @param times how often each happened */
export function countOnce(wanted: Iterable<string>, times: ReadonlyMap<string, number>): Counted {
  const all = [...wanted];
  return {
    wanted: all.length,
    lost: all.filter((one) => (times.get(one) ?? 0) === 0),
    doubled: all.filter((one) => (times.get(one) ?? 0) > 1),
  };
}
