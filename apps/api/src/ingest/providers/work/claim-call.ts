import { createSpendLedger, type Limit, type ReportedQuota } from '@tipmark/providers';
import type { Db } from '../../../platform/database/connect.ts';
import { type Tx, tx } from '../../../platform/database/tx.ts';
import { claimTask, lockProvider } from './provider-queries.ts';
import { addSpend, readSpends } from './spend-queries.ts';

export interface ClaimedCall {
  readonly provider: string;
  /** Undefined: the call of a claimed task is sent again. */
  readonly task: string | undefined;
  /** When it was last called as far as the plan knew; null: never. */
  readonly calledAt: number | null;
  readonly cost: number;
  readonly limits: readonly Limit[];
  readonly quota: ReportedQuota | undefined;
}

/** Whether a call would break no limit of all workers now. */
export async function hasRoom(
  db: Db | Tx,
  { provider, cost, limits, quota }: Omit<ClaimedCall, 'task' | 'calledAt'>,
  at: number,
): Promise<boolean> {
  const spends = await readSpends(db, at, provider);
  return createSpendLedger(limits, spends, quota).earliest(at, cost, at) === at;
}

/**
 * Spends a call before it is sent, whatever became of it, unless another worker made it meanwhile
 * or a limit of all of them is reached.
 * @returns whether it may be sent
 */
export async function claimCall(db: Db, call: ClaimedCall, at: number): Promise<boolean> {
  const { provider, task, calledAt, cost } = call;
  return tx(db, async (transaction) => {
    await lockProvider(transaction, provider);
    if (!(await hasRoom(transaction, call, at))) return false;
    if (task !== undefined) {
      const isOurs = await claimTask(transaction, { task, provider, calledAt }, at);
      if (!isOurs) return false;
    }
    await addSpend(transaction, provider, at, cost);
    return true;
  });
}
