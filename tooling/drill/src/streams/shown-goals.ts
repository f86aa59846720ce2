/** What a visitor has seen of each match: goals of the home team. */
export interface ShownGoals {
  /** A score arrived in the stream. */
  showed(match: number, goals: number): void;
  /** The page was loaded again: it shows a score without those before it. */
  reloaded(match: number, goals: number): void;
  /** Goals that were announced and never seen, and scores that are still old at the end. */
  faults(lastOf: ReadonlyMap<number, number>): string[];
  /** Scores that are still old, whatever was seen before. */
  old(lastOf: ReadonlyMap<number, number>): string[];
}

export function createShownGoals(): ShownGoals {
  const seen = new Map<number, Set<number>>();
  const shown = new Map<number, number>();

  function showed(match: number, goals: number): void {
    shown.set(match, goals);
    seen.set(match, (seen.get(match) ?? new Set<number>()).add(goals));
  }

  const lostOf = (match: number, last: number): string[] =>
    Array.from({ length: last }, (_, index) => index + 1)
      .filter((goals) => seen.get(match)?.has(goals) !== true)
      .map((goals) => `match ${match} never showed ${goals}`);

  const oldOf = (match: number, last: number): string[] =>
    shown.get(match) === last
      ? []
      : [`match ${match} still shows ${shown.get(match)} instead of ${last}`];

  return {
    showed,
    reloaded(match, goals) {
      for (let before = 1; before <= goals; before += 1) showed(match, before);
    },
    faults(lastOf) {
      return [...lastOf].flatMap(([match, last]) => {
        const lost = lostOf(match, last);
        return lost.length === 0 ? oldOf(match, last) : lost;
      });
    },
    old: (lastOf) => [...lastOf].flatMap(([match, last]) => oldOf(match, last)),
  };
}
