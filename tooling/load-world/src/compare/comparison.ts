/** Compares what pages show with what queries compute, number by number. */
export interface Comparison {
  /** How many were compared. */
  readonly count: number;
  /** One line for each that differs: what, what is shown, what was computed. */
  readonly faults: readonly string[];
  /** Texts and whole numbers: as they are. */
  same(what: string, shown: unknown, computed: unknown): void;
  /** Numbers that are shown with so many digits; nothing shown means 0. */
  near(what: string, shown: unknown, computed: unknown, digits: number): void;
}

/** @param page whose numbers these are, first in every line */
export function compareNumbers(page: string): Comparison {
  const faults: string[] = [];
  let count = 0;
  const judge = (what: string, shown: unknown, computed: unknown, areEqual: boolean) => {
    count += 1;
    if (!areEqual)
      faults.push(`${page}: ${what} is ${JSON.stringify(shown)}, not ${JSON.stringify(computed)}`);
  };
  return {
    faults,
    get count() {
      return count;
    },
    same: (what, shown, computed) =>
      judge(what, shown, computed, JSON.stringify(shown) === JSON.stringify(computed)),
    near(what, shown, computed, digits) {
      const apart = Math.abs(Number(shown ?? 0) - Number(computed ?? 0));
      // NaN is no number that could be near another
      judge(what, shown, computed, apart < 10 ** -digits / 2 + 1e-9);
    },
  };
}
