import type { MatchStatus } from '@tipmark/domain';
import { statusByTable, statusTable } from '../values/status-by-table.ts';

/** States of the schedule, which outrank those of the game: a postponed game stays FUT. */
const OF_SCHEDULE = statusTable({ moved: 'PPD', canceled: 'CNCL', stopped: 'SUSP' });
const OF_GAME = statusTable({
  scheduled: 'FUT PRE',
  live: 'LIVE CRIT',
  finished: 'OVER FINAL OFF',
});
/** The game goes by its own state; TBD: its hour is not fixed. */
const AS_PLANNED: ReadonlySet<string> = new Set(['OK', 'TBD']);

export interface GameStatus {
  /** undefined: the code is unknown. */
  readonly status: MatchStatus | undefined;
  /** The code it was read from. */
  readonly code: unknown;
}

export function gameStatus(gameScheduleState: unknown, gameState: unknown): GameStatus {
  const plan = typeof gameScheduleState === 'string' ? gameScheduleState.toUpperCase() : 'OK';
  if (AS_PLANNED.has(plan)) return { status: statusByTable(OF_GAME, gameState), code: gameState };
  return { status: statusByTable(OF_SCHEDULE, plan), code: gameScheduleState };
}
