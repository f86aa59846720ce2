import type { Sport } from '@tipmark/domain';
import { HOUR_SECONDS } from '@tipmark/domain';
import type { ChangedOutcome } from './changed-outcomes.ts';

/** How long after their change prices became known here, in milliseconds. */
export interface LagOfHour {
  readonly p50Ms: number;
  readonly p95Ms: number;
}

export interface LagLog {
  note(changed: readonly ChangedOutcome[]): void;
  /** For the prices of a sport that came in the last hour; null when none did. */
  lagOf(sport: Sport): LagOfHour | null;
}

export interface LagLogOptions {
  readonly nowSeconds: () => number;
  /** Samples stored per sport, the newest. */
  readonly maxRetained?: number;
}

interface Noted {
  readonly at: number;
  readonly lagSeconds: number;
}

const SECOND_MS = 1_000;
const MAX_RETAINED = 2_000;

/** The value that a share of all does not exceed, by the nearest rank. */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/**
 * Records how late prices arrived. One that changed longer ago than an hour was not late: its match
 * has only now become known; nor was one without a time.
 */
export function createLagLog({ nowSeconds, maxRetained = MAX_RETAINED }: LagLogOptions): LagLog {
  const bySport = new Map<Sport, Noted[]>();
  return {
    note(changed) {
      const at = nowSeconds();
      for (const { sport, changedAt } of changed) {
        if (changedAt === null) continue;
        const lagSeconds = Math.max(0, at - changedAt);
        if (lagSeconds > HOUR_SECONDS) continue;
        const stored = bySport.get(sport) ?? [];
        bySport.set(sport, stored);
        stored.push({ at, lagSeconds });
        if (stored.length > maxRetained * 2) stored.splice(0, stored.length - maxRetained);
      }
    },
    lagOf(sport) {
      const since = nowSeconds() - HOUR_SECONDS;
      const stored = (bySport.get(sport) ?? []).slice(-maxRetained).filter(({ at }) => at > since);
      if (stored.length === 0) return null;
      const sorted = stored
        .map(({ lagSeconds }) => lagSeconds * SECOND_MS)
        .toSorted((one, other) => one - other);
      return { p50Ms: percentile(sorted, 0.5), p95Ms: percentile(sorted, 0.95) };
    },
  };
}
