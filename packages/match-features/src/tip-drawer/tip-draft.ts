import { keptPendingTips } from '../pending-tips/index.ts';
import type { TipDraft, TipDrawerProps } from './tip-drawer-props.ts';
import { marketOf } from './tip-menu.ts';

const USUAL_STAKE = 3;

/** An empty form. */
export const noDraft: TipDraft = {
  oddType: undefined,
  seen: undefined,
  stake: USUAL_STAKE,
  description: '',
};

/** A tip that waited for its author to sign in and was not taken goes on from here. */
function waiting(link: string, oddType: string | undefined): TipDraft | undefined {
  const tip = keptPendingTips().find(
    (one) => one.matchUrl === link && (oddType === undefined || one.oddType === oddType),
  );
  return tip && { ...tip, seen: tip.oddValue };
}

/** Markets somebody has a tip on. */
export const marketsOf = (tips: TipDrawerProps['ownTips']) =>
  new Set(tips.map(({ odd_type }) => marketOf(odd_type)));

/** What the form begins with: the tip to change, what waited or was typed before, or nothing. */
export function firstDraft({ intent, tip, ownTips, match, memory }: TipDrawerProps): TipDraft {
  if (tip) {
    const { odd_type: oddType, odds: seen, stake, description } = tip;
    return { oddType, seen, stake, description };
  }
  const wanted = intent.kind === 'new' ? intent.oddType : undefined;
  const kept = waiting(match.link, wanted) ?? memory.recall() ?? noDraft;
  // one that was taken after the drawer was closed is done with
  const isDone = kept.oddType !== undefined && marketsOf(ownTips).has(marketOf(kept.oddType));
  const known = isDone ? noDraft : kept;
  return wanted === undefined || wanted === known.oddType
    ? known
    : { ...known, oddType: wanted, seen: undefined };
}
