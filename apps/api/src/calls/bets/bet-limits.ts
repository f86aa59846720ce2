import type { Limit } from '../../platform/admission/rate-limits.ts';

/** Adding, changing and deleting together. */
export const BET_WRITES: Limit = { name: 'bet-writes', max: 120, windowSeconds: 60 };

/** Files are read completely, and checked once more when they are added. */
export const BET_FILES: Limit = { name: 'bet-files', max: 60, windowSeconds: 600 };

export const BET_EXPORTS: Limit = { name: 'bet-exports', max: 20, windowSeconds: 600 };
