import type { FeedPage } from '@tipmark/contract';
import type { PageLoad } from '../../parts/page/page-load.ts';
import type { SportWith } from '../../parts/sport/sport-pages.ts';
import type { FeedRequest } from './feed-request.ts';

/** How the feeds of the sports differ. */
export interface FeedPageOptions {
  readonly sport: SportWith<'feed' | 'league'>;
  /** The page the address names. */
  readonly load: PageLoad<FeedRequest, FeedPage>;
  /** The further pages: each requested once at a time. */
  readonly more: PageLoad<FeedRequest, FeedPage>;
}
