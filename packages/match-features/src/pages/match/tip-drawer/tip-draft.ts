import { storedPendingTips } from '../../../parts/tips/pending/index.ts';
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

/** A stored tip that was refused after its author signed in is resumed here. */
function waiting(link: string, oddType: string | undefined): TipDraft | undefined {
  const tip = storedPendingTips().find(
    (one) => one.matchUrl === link && (oddType === undefined || one.oddType === oddType),
  );
  return tip && { ...tip, seen: tip.oddValue };
}

/** Markets somebody has a tip on. */
export const marketsOf = (tips: TipDrawerProps['ownTips']) =>
  new Set(tips.map(({ odd_type }) => marketOf(odd_type)));

/** The initial form: the tip to change, what was stored or typed before, or empty. */
export function firstDraft({ intent, tip, ownTips, match, memory }: TipDrawerProps): TipDraft {
  if (tip) {
    const { odd_type: oddType, odds: seen, stake, description } = tip;
    return { oddType, seen, stake, description };
  }
  const isNew = intent.kind === 'new';
  const wanted = isNew ? intent.oddType : undefined;
  const stake = isNew ? intent.stake : undefined;
  const seen = isNew ? intent.odds : undefined;
  const stored = waiting(match.link, wanted) ?? memory.recall() ?? noDraft;
  // a tip that was accepted after the drawer was closed is finished
  const isDone = stored.oddType !== undefined && marketsOf(ownTips).has(marketOf(stored.oddType));
  const known = isDone ? noDraft : stored;
  const chosen =
    wanted === undefined || wanted === known.oddType
      ? known
      : { ...known, oddType: wanted, seen: undefined };
  const priced = seen === undefined ? chosen : { ...chosen, seen };
  return stake === undefined ? priced : { ...priced, stake };
}
