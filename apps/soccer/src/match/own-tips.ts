import type { MatchTip } from '@tipmark/contract';
import { type OwnTips, ownTipsReducer } from '@tipmark/match-features';

/** Key in the store. */
export const OWN_TIPS = 'soccerOwnTips';

/** Names of the loads that write a tip; the loads themselves come with the page of a match. */
export const TIP_WRITE = { add: 'soccerEventTipAdd', change: 'soccerEventTipChange' } as const;

/** Tips the visitor posted or changed on pages of matches since the site was opened. */
export const ownTips = ownTipsReducer([{ name: TIP_WRITE.add }, { name: TIP_WRITE.change }]);

const none: readonly MatchTip[] = [];

export const selectOwnTips =
  (matchUrl: string) =>
  (state: unknown): readonly MatchTip[] =>
    (state as { [OWN_TIPS]?: OwnTips })[OWN_TIPS]?.byMatch[matchUrl] ?? none;
