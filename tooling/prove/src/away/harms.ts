import type { CutLine } from '@tipmark/api/proofs';

const SLOW_MS = 100;

/** What may happen to the line to a neighbour. */
export const HARMS = {
  gone: (line) => line.cut(),
  frozen: (line) => line.freeze(),
  wrong: (line) => line.garble(),
  'cut in half': (line) => line.halve(),
  slow: (line) => line.delay(SLOW_MS),
} as const satisfies Record<string, (line: CutLine) => Promise<void>>;

export const HARM_NAMES = Object.keys(HARMS) as (keyof typeof HARMS)[];

/** How long it lasts. */
export const AWAY_MS = 8_000;
/** Before it, everything works for so long. */
export const CALM_MS = 1_000;
export const RECOVERED_WITHIN_MS = 5_000;
/** A recovery that takes longer is not waited for. */
export const NEVER_MS = 120_000;
