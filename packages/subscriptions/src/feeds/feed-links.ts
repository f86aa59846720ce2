import type { RouteMatch } from '@tipmark/route-builder';
import { hasFeed } from './create-feeds.ts';
import { feedFormats, feedPath } from './feed-formats.ts';

/** A feed that a page names in its head. */
export interface FeedLink {
  readonly type: string;
  readonly path: string;
}

/** The feeds of a page, one for each format; none for most pages. */
export const feedLinks = ({
  name,
  canonicalPath,
}: Pick<RouteMatch, 'name' | 'canonicalPath'>): readonly FeedLink[] =>
  hasFeed(name)
    ? feedFormats.map(({ ending, mediaType }) => ({
        type: mediaType,
        path: feedPath(canonicalPath, ending),
      }))
    : [];
