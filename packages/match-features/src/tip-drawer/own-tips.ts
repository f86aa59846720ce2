import type { MatchTip, MatchTips, TipReply } from '@tipmark/contract';
import { TIP_RESULT } from '@tipmark/domain';
import { type AnyLoadAction, isLoadAction, type Load } from '@tipmark/remote-kit';

/** Tips this visitor posted or changed since the page was opened, by the link of their match. */
export interface OwnTips {
  readonly byMatch: Readonly<Record<string, readonly MatchTip[]>>;
  /** Match of the write under way, by load. */
  readonly writing: Readonly<Record<string, string>>;
}

const nothing: OwnTips = { byMatch: {}, writing: {} };

interface WriteRequest {
  readonly segments?: { readonly matchUrl?: string };
}

const withTip = (tips: readonly MatchTip[], tip: MatchTip): readonly MatchTip[] => [
  tip,
  ...tips.filter(({ id }) => id !== tip.id),
];

function next(state: OwnTips, action: AnyLoadAction): OwnTips {
  const { load } = action;
  if (action.phase === 'requested') {
    const matchUrl = (action.request as WriteRequest).segments?.matchUrl ?? '';
    return { ...state, writing: { ...state.writing, [load]: matchUrl } };
  }
  if (action.phase !== 'succeeded') return state;
  const { tip } = action.data as TipReply;
  const matchUrl = state.writing[load];
  if (tip === undefined || matchUrl === undefined) return state;
  const known = state.byMatch[matchUrl] ?? [];
  return { ...state, byMatch: { ...state.byMatch, [matchUrl]: withTip(known, tip) } };
}

/** Collects what the given writes of tips bring back. */
export const ownTipsReducer =
  (writes: readonly Pick<Load, 'name'>[]) =>
  (state: OwnTips = nothing, action: { readonly type: string } = { type: '' }): OwnTips =>
    isLoadAction(action) && writes.some(({ name }) => name === action.load)
      ? next(state, action)
      : state;

/** Of two versions of a tip the settled one is newer, else the one this visitor got back. */
const newer = (listed: MatchTip, own: MatchTip): MatchTip =>
  listed.result === TIP_RESULT.pending ? { ...own, currentOdds: listed.currentOdds } : listed;

/**
 * A list as it stands with the visitor's own tips in it: theirs are right at once, whatever a cache
 * still says; on the first page new ones come first.
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
