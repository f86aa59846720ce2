import type { Endpoints } from '@tipmark/contract';
import type { SharedHandler } from '../handler/handler.ts';
import { findSiteMapPages } from './site-map-queries.ts';

const MAX_AGE_MS = 600_000;

export const siteMapPart: SharedHandler<Endpoints['siteMapPart']> = {
  statements: 1,
  resource: ({ segments: { route, part }, services: { db }, nowSeconds }) => ({
    key: `${route}|${part}`,
    topics: [],
    maxAgeMs: MAX_AGE_MS,
    build: async () => ({ pages: await findSiteMapPages(db, { route, part, nowSeconds }) }),
  }),
};
