const FIRST_MS = 100;
const LONGEST_MS = 2000;

/** The delay before the next start: doubles with every quick exit, at most two seconds. */
export function restartDelayMs(quickDeaths: number): number {
  return Math.min(FIRST_MS * 2 ** Math.max(0, quickDeaths - 1), LONGEST_MS);
}
