import { atomOf, jsonFeedOf } from './write-feed.ts';

export const FEEDS_FOLDER = '/feeds';

/** In the order in which a page names them. */
export const feedFormats = [
  { ending: '.atom', mediaType: 'application/atom+xml', write: atomOf },
  { ending: '.json', mediaType: 'application/feed+json', write: jsonFeedOf },
] as const;

/** Path of the feed of a page. */
export const feedPath = (pagePath: string, ending: string): string =>
  FEEDS_FOLDER + pagePath + ending;
