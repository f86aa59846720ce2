import type { FastifyInstance } from 'fastify';
import { createCalendars } from './calendars/create-calendars.ts';
import { serveFavouritesCalendar } from './calendars/favourites-calendar.ts';
import { createFeeds } from './feeds/create-feeds.ts';
import { FEEDS_FOLDER } from './feeds/feed-formats.ts';
import { serveFiles } from './serve-files.ts';

export interface SubscriptionsOptions {
  readonly apiUrl: string;
  /** Address of the site for visitors. */
  readonly publicUrl: string;
}

const MINUTE_MS = 60_000;

/**
 * Pages as addresses that other programs follow: `/calendars/<path of a page>.ics`,
 * `/feeds/<path of a page>.atom` and `.json`.
 */
export function registerSubscriptions(app: FastifyInstance, options: SubscriptionsOptions): void {
  serveFavouritesCalendar(app, options);
  serveFiles(app, {
    folder: '/calendars',
    freshMs: 5 * MINUTE_MS,
    formats: [
      {
        ending: '.ics',
        mediaType: 'text/calendar; charset=utf-8',
        make: createCalendars(options),
      },
    ],
  });
  // a record that becomes private leaves its feed with it
  serveFiles(app, { folder: FEEDS_FOLDER, freshMs: MINUTE_MS, formats: createFeeds(options) });
}
