import { findComputed } from '../../platform/cache/computed-queries.ts';
import type { MetricValues } from '../../platform/metrics/metrics.ts';
import type { PlatformServices } from '../../platform/services.ts';
import {
  type AreaName,
  SITE_AREAS_RESULT,
  type StateOfArea,
  type WatchedAreas,
} from './site-areas.ts';

const TROUBLE: Readonly<Record<StateOfArea, number>> = { ok: 0, off: 0, slow: 1, down: 2 };
/** Nobody has looked yet, or the job that looks does not run. */
const UNKNOWN: Readonly<Record<AreaName, number>> = { scores: 2, mail: 2, payments: 2 };
const STALE_SECONDS = 90;

export interface AreaMetrics {
  /** Reads the areas again, for the next reading. */
  refresh(): Promise<void>;
  metricValues(): MetricValues;
}

/** What visitors see on the page of the site's state, for the operator's collector. */
export function createAreaMetrics({
  db,
  clock,
}: Pick<PlatformServices, 'db' | 'clock'>): AreaMetrics {
  let values = UNKNOWN;
  return {
    async refresh() {
      const stored = await findComputed<WatchedAreas>(db, SITE_AREAS_RESULT);
      const isFresh = stored !== undefined && clock() - stored.computedAtSeconds < STALE_SECONDS;
      const of = (area: AreaName) =>
        isFresh ? TROUBLE[stored.value.areas[area].state] : UNKNOWN[area];
      values = { scores: of('scores'), mail: of('mail'), payments: of('payments') };
    },
    metricValues: () => ({ site_area_trouble: { label: 'area', values } }),
  };
}
