import type { MatchTip, MatchTips } from '@tipmark/contract';
import { TIP_RESULT } from '@tipmark/domain';

/** Tips this visitor posted or changed since the page was opened, by the link of their match. */
export type OwnTips = Readonly<Record<string, readonly MatchTip[]>>;

/** @param name key of the slice it belongs to */
export const tipWritten = (name: string, matchUrl: string, tip: MatchTip) => ({
  type: `${name}/tipWritten`,
  matchUrl,
  tip,
});

const withTip = (tips: readonly MatchTip[], tip: MatchTip): readonly MatchTip[] => [
  tip,
  ...tips.filter(({ id }) => id !== tip.id),
];

/** Collects the tips that were written. */
export function ownTipsReducer(name: string) {
  const isWritten = (action: { readonly type: string }): action is ReturnType<typeof tipWritten> =>
    action.type === `${name}/tipWritten`;
  return (state: OwnTips = {}, action: { readonly type: string } = { type: '' }): OwnTips => {
    if (!isWritten(action)) return state;
    const { matchUrl, tip } = action;
    return { ...state, [matchUrl]: withTip(state[matchUrl] ?? [], tip) };
  };
}

/** Of two versions of a tip the settled one is newer, else the one this visitor received. */
const newer = (listed: MatchTip, own: MatchTip): MatchTip =>
  listed.result === TIP_RESULT.pending ? { ...own, currentOdds: listed.currentOdds } : listed;

/**
 * A list with the visitor's own tips in it: these are right at once even if a cache is outdated; on
 * the first page new ones come first.
 */
export function withOwnTips(
  tips: MatchTips,
  own: readonly MatchTip[],
  isFirstPage: boolean,
): MatchTips {
  if (own.length === 0) return tips;
  const listed = tips.tips.map((tip) => {
    const mine = own.find(({ id }) => id === tip.id);
    return mine ? newer(tip, mine) : tip;
  });
  const missing = own.filter(({ id }) => !tips.tips.some((tip) => tip.id === id));
  if (!isFirstPage || missing.length === 0) return { ...tips, tips: listed };
  return { ...tips, tips: [...missing, ...listed], count: tips.count + missing.length };
}
