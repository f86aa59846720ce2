import type { FeedPage } from '@tipmark/contract';
import type { PageLoad } from '../../sport/page-load.ts';
import type { SportWith } from '../../sport/sport-pages.ts';
import type { FeedRequest } from './feed-request.ts';

/** What differs from one sport's feed to the next. */
export interface FeedPageOptions {
  readonly sport: SportWith<'feed' | 'league'>;
  /** The page the address names. */
  readonly load: PageLoad<FeedRequest, FeedPage>;
  /** What is shown after it, a page at a time: asked for once at a time. */
  readonly more: PageLoad<FeedRequest, FeedPage>;
}
