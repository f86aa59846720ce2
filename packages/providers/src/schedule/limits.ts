import { DAY_SECONDS } from '@tipmark/domain';

const MS = 1_000;

export const LIMIT_PERIODS = ['second', 'minute', 'day', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** Most a provider allows in a period. Days and months are those of UTC. */
export interface Limit {
  readonly per: LimitPeriod;
  readonly most: number;
  /** Calls, or credits of which a call costs several or none. */
  readonly counts: 'calls' | 'credits';
}

/**
 * Length of a short period in whole seconds. A provider counts it from an instant nobody knows, and
 * by its own clock: none that begins anywhere may hold more.
 */
export const SLIDING_SECONDS = { second: 2, minute: 61 } as const;

/** First second of the day or month of an instant. */
export function periodStart(per: 'day' | 'month', at: number): number {
  if (per === 'day') return at - (at % DAY_SECONDS);
  const date = new Date(at * MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / MS;
}

/** First second after the day or month of an instant. */
export function periodEnd(per: 'day' | 'month', at: number): number {
  if (per === 'day') return periodStart('day', at) + DAY_SECONDS;
  const date = new Date(at * MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / MS;
}
