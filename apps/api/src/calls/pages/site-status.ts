import { type Endpoints, SITE_AREAS } from '@tipmark/contract';
import { SITE_AREAS_RESULT, type WatchedAreas } from '../../people/site-areas/site-areas.ts';
import { findComputed } from '../../platform/cache/computed-queries.ts';
import type { SharedHandler } from '../handler/handler.ts';

const MAX_AGE_MS = 2_000;

/** As the job of the areas last saw them: no visitor waits for what it looks at. */
export const siteStatus: SharedHandler<Endpoints['siteStatus']> = {
  statements: 1,
  resource({ services: { db, clock } }) {
    return {
      key: '',
      topics: ['site-status'],
      maxAgeMs: MAX_AGE_MS,
      async build() {
        const stored = await findComputed<WatchedAreas>(db, SITE_AREAS_RESULT);
        if (stored === undefined) return { checkedAt: null, areas: [] };
        const { areas, scoresAt } = stored.value;
        const age = scoresAt === null ? null : Math.max(0, Math.round(clock() - scoresAt));
        return {
          checkedAt: Math.round(stored.computedAtSeconds),
          areas: SITE_AREAS.map((area) => ({
            area,
            state: areas[area].state,
            since: Math.round(areas[area].since),
            age: area === 'scores' ? age : null,
          })),
        };
      },
    };
  },
};
