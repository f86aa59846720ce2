import type { TipIntent } from '../../parts/tips/tip-intent.ts';
import type { MatchView } from './match-address.ts';
import type { Match, MatchEvent } from './use-match.ts';

export interface TabProps {
  readonly match: Match;
  readonly event: MatchEvent;
}

/** Of the tip drawer. */
export interface TipDrawerSlotProps extends TabProps {
  readonly intent: TipIntent;
}

/** Of a tab with several views. */
export interface ChosenTabProps<Tab extends MatchView['tab']> extends TabProps {
  readonly choice: Extract<MatchView, { readonly tab: Tab }>['choice'];
}
