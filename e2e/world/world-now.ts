/** Friday 20 November 2026, 21:07 in Moscow: the fixed clock of every site under test. */
export const WORLD_NOW_SECONDS = Date.UTC(2026, 10, 20, 18, 7) / 1_000;
