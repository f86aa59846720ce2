import type { MatchNotification } from '@tipmark/contract';
import type { HostState, LoadState, RequestedAction } from '@tipmark/remote-kit';

interface NewsLoad<Request> {
  readonly requested: (request: Request) => RequestedAction;
  readonly reset: () => { readonly type: string };
  readonly select: (state: Pick<HostState, 'loads'>) => LoadState<MatchNotification>;
}

type OfMatch = { readonly segments: { readonly id: number } };

/** The three calls about what one is told of a match, whichever sport's. */
export interface MatchNewsLoads {
  readonly read: NewsLoad<OfMatch>;
  readonly save: NewsLoad<OfMatch & { readonly body: { options: MatchNotification['options'] } }>;
  readonly remove: NewsLoad<OfMatch>;
}
