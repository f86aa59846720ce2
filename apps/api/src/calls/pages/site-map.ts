import type { Endpoints } from '@tipmark/contract';
import type { SharedHandler } from '../handler/handler.ts';
import { findSiteMapParts } from './site-map-queries.ts';

/** Search engines request it only a few times a day. */
const MAX_AGE_MS = 3_600_000;

export const siteMap: SharedHandler<Endpoints['siteMap']> = {
  statements: 1,
  resource: ({ services: { db } }) => ({
    key: 'parts',
    topics: [],
    maxAgeMs: MAX_AGE_MS,
    build: async () => ({ parts: await findSiteMapParts(db) }),
  }),
};
