import { DAY_SECONDS } from '@tipmark/domain';
import type { UserRow } from '../users/user-queries.ts';

export const DAYS_BETWEEN_RESETS = 90;

/** Unix second from which statistics may be reset again; null = now. */
export function canResetAtSeconds(
  { reset_at: resetAt }: UserRow,
  nowSeconds: number,
): number | null {
  if (resetAt === null) return null;
  const next = Math.floor(resetAt.getTime() / 1_000) + DAYS_BETWEEN_RESETS * DAY_SECONDS;
  return next > nowSeconds ? next : null;
}
