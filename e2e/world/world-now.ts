/** Friday 20 November 2026, 21:07 in Moscow: where the clock of every site under test stands. */
export const WORLD_NOW_SECONDS = Date.UTC(2026, 10, 20, 18, 7) / 1_000;
