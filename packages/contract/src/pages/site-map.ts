import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { LEAGUE_SPORTS, type LeagueSportName } from '../sports/league-sports.ts';
import { MAX_ID } from '../values/max-id.ts';
import { integer } from '../values/positional.ts';

const ofLeagueSport = (sport: LeagueSportName) =>
  [`${sport}Events`, `${sport}League`, `${sport}Team`] as const;

/** Routes with one page per entity. */
export const SITE_MAP_ROUTES = [
  'events',
  'league',
  'team',
  'referee',
  ...LEAGUE_SPORTS.flatMap(ofLeagueSport),
  'tennisEvents',
  'tennisLeague',
  'player',
  'profile',
] as const;
export type SiteMapRoute = (typeof SITE_MAP_ROUTES)[number];

/** Ids one part spans: with two languages a file stays far below what search engines read. */
export const SITE_MAP_SPAN = 5_000;

/** The part with the highest possible id. */
export const SITE_MAP_LAST_PART = Math.floor(MAX_ID / SITE_MAP_SPAN);

export const siteMap = defineEndpoint<typeof siteMapSchemas>()({
  name: 'siteMap',
  method: 'GET',
  path: '/site-map',
  access: 'public',
  cache: 'shared',
});

export const siteMapSchemas = () => ({
  summary: 'List the parts of the sitemap',
  tags: ['pages'],
  reply: z.object({
    parts: z.array(z.object({ route: z.enum(SITE_MAP_ROUTES), part: z.int() })),
  }),
});

export const siteMapPart = defineEndpoint<typeof siteMapPartSchemas>()({
  name: 'siteMapPart',
  method: 'GET',
  path: '/site-map/:route/:part',
  access: 'public',
  cache: 'shared',
});

export const siteMapPartSchemas = () => ({
  summary: 'List the pages of one part of the sitemap, with their last change where known',
  tags: ['pages'],
  segments: z.object({ route: z.enum(SITE_MAP_ROUTES), part: integer(0, SITE_MAP_LAST_PART) }),
  reply: z.object({
    pages: z.array(z.object({ link: z.string(), changedAt: z.nullable(z.int()) })),
  }),
});
