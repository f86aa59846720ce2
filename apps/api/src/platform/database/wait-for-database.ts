import { setTimeout as pause } from 'node:timers/promises';
import { isServerAway, isStartingUp } from '../errors/explain-database.ts';
import type { SqlPool } from './sql-pool.ts';

const POLL_MS = 500;
/** After a reboot the database server may be started a little later than the api. */
const AWAY_FOR_MS = 15_000;

export interface WaitOptions {
  /** Called once when the database is not there yet. */
  readonly onWaiting: (reason: string) => void;
  readonly awayForMs?: number;
}

/**
 * Waits until the database accepts connections: as long as it says that it is starting up, and for
 * a while when nothing answers at its address.
 * @throws anything else that prevents a connection
 */
export async function waitForDatabase(
  pool: Pick<SqlPool, 'connect'>,
  { onWaiting, awayForMs = AWAY_FOR_MS }: WaitOptions,
): Promise<void> {
  const beganMs = performance.now();
  let isReported = false;
  for (;;) {
    try {
      const client = await pool.connect();
      client.release();
      return;
    } catch (error) {
      const isAway = isServerAway(error) && performance.now() - beganMs < awayForMs;
      if (!isAway && !isStartingUp(error)) throw error;
      if (!isReported) onWaiting(isAway ? 'nothing answers at its address' : 'it is starting up');
      isReported = true;
      await pause(POLL_MS);
    }
  }
}
