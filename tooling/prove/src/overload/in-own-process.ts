import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { LoadOrder } from './load.ts';
import type { Tally } from './tally.ts';

/** Sends a load from a process of its own. @throws Error if that process ends without a result */
export async function inOwnProcess(order: LoadOrder): Promise<Tally> {
  const child = fork(path.join(import.meta.dirname, 'load-process.ts'));
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the load ended with ${code}`);
  });
  ended.catch(() => {});
  child.send(order);
  const [tally] = await Promise.race([once(child, 'message'), ended]);
  return tally as Tally;
}
