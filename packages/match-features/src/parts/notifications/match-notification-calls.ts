import type { MatchNotification } from '@tipmark/contract';
import type { MatchNotificationOption } from '@tipmark/domain';
import type { PageCommand, PageLoad } from '../page/page-load.ts';

interface OfMatch {
  readonly segments: { readonly id: number };
}

/** The three calls about the notifications of a match, whichever sport's. */
export interface MatchNotificationCalls {
  /** What the sport can notify of; absent = everything. */
  readonly offered?: readonly MatchNotificationOption[];
  readonly read: PageLoad<OfMatch, MatchNotification>;
  readonly save: PageCommand<
    OfMatch & { readonly body: { options: MatchNotification['options'] } },
    MatchNotification
  >;
  readonly remove: PageCommand<OfMatch, MatchNotification>;
}
