import type { MatchTip } from '@tipmark/contract';
import { type OwnTips, ownTipsReducer } from '@tipmark/match-features';
import { tipAdd, tipChange } from './match-loads.ts';

/** Key in the store. */
export const OWN_TIPS = 'soccerOwnTips';

/** Tips the visitor posted or changed on pages of matches since the site was opened. */
export const ownTips = ownTipsReducer([tipAdd, tipChange]);

const none: readonly MatchTip[] = [];

export const selectOwnTips =
  (matchUrl: string) =>
  (state: unknown): readonly MatchTip[] =>
    (state as { [OWN_TIPS]?: OwnTips })[OWN_TIPS]?.byMatch[matchUrl] ?? none;
