import { textTable } from '@tipmark/server-kit';
import type { Db } from '../../platform/database/connect.ts';
import {
  type ProviderState,
  readProviderStates,
} from '../../platform/metrics/provider-state-queries.ts';
import { spanOf } from './span-of.ts';

function rowOf(state: ProviderState, nowSeconds: number): string[] {
  const { provider, failures, closedUntil, quotaRemaining, answeredAt } = state;
  const pause = Math.max(0, (closedUntil ?? 0) - nowSeconds);
  return [
    provider,
    answeredAt === null ? 'never' : `${spanOf(Math.max(0, nowSeconds - answeredAt))} ago`,
    String(state.callsToday),
    String(state.creditsThisMonth),
    quotaRemaining === null ? '' : String(quotaRemaining),
    pause > 0 ? spanOf(pause) : '',
    failures > 0 ? `${failures}: ${state.failure ?? ''}` : (state.failure ?? ''),
  ];
}

/**
 * Prints how the providers do: how old their last answer is, what was spent, and which are left
 * alone, for how long and why.
 * @returns how many are left alone
 */
export async function printProviderStatus(
  db: Db,
  nowSeconds: number,
  write: (text: string) => void,
): Promise<number> {
  const states = await readProviderStates(db, nowSeconds);
  if (states.length === 0) {
    write('No provider was called yet. See docs/providers.md.\n');
    return 0;
  }
  const head = ['provider', 'last answer', 'calls today', 'credits this month'];
  write(
    textTable([
      [...head, 'left by its count', 'left alone for', 'failures'],
      ...states.map((state) => rowOf(state, nowSeconds)),
    ]),
  );
  const closed = states.filter(({ closedUntil }) => (closedUntil ?? 0) > nowSeconds);
  write(
    closed.length === 0
      ? '\nAll of them are called.\n'
      : `\nLeft alone: ${closed.map(({ provider }) => provider).join(', ')}\n`,
  );
  return closed.length;
}
