import type { FastifyInstance } from 'fastify';
import { createCalendars } from './calendars/create-calendars.ts';
import { serveFiles } from './serve-files.ts';

export interface SubscriptionsOptions {
  readonly apiUrl: string;
  /** Address of the site for visitors. */
  readonly publicUrl: string;
}

/** Pages as addresses that other programs follow: `/calendars/<path of a page>.ics`. */
export function registerSubscriptions(app: FastifyInstance, options: SubscriptionsOptions): void {
  serveFiles(app, {
    folder: '/calendars',
    ending: '.ics',
    mediaType: 'text/calendar; charset=utf-8',
    make: createCalendars(options),
  });
}
