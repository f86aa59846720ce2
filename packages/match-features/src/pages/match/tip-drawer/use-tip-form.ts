import { useState } from 'react';
import { firstDraft, noDraft } from './tip-draft.ts';
import type { TipDraft, TipDrawerProps } from './tip-drawer-props.ts';
import { findOutcome } from './tip-menu.ts';
import { refusalOf, tipPrices } from './tip-price.ts';
import { tipStanding } from './tip-standing.ts';
import { useMaker } from './use-maker.ts';
import { usePageClock } from './use-page-clock.ts';
import { useTipSending } from './use-tip-sending.ts';

/** All logic of the drawer; its parts only render it. */
export function useTipForm(props: TipDrawerProps) {
  const { tip, write, memory } = props;
  const [draft, setDraft] = useState(() => firstDraft(props));
  const clock = usePageClock(props.pageSeconds);
  const { menu: received, ...maker } = useMaker(props, draft.oddType);
  const { sentType, receipt, stored, ...sending } = useTipSending(props);
  const { outcome, price, menu } = tipPrices(
    { menu: received, menuAt: maker.receivedAt, write, sentType },
    draft.oddType,
  );
  const standing = tipStanding(props, draft, { clock, menu: received, outcome, price });

  // a link may have named the outcome before its price was loaded
  if (outcome && draft.seen === undefined) setDraft({ ...draft, seen: outcome.odds });

  const change = (changed: Partial<TipDraft>) => {
    const after = { ...draft, ...changed };
    if (!tip) memory.keep(after);
    setDraft(after);
  };

  function post(): void {
    const { oddType } = draft;
    if (!standing.canSend || oddType === undefined) return;
    if (standing.isGuest) {
      sending.keep(draft, oddType, price ?? 0);
      return;
    }
    if (price !== undefined) setDraft({ ...draft, seen: price });
    sending.send(draft, oddType, price, standing);
  }

  return {
    ...props,
    ...standing,
    draft,
    menu,
    maker,
    clock,
    outcome,
    price,
    refusal: refusalOf(write),
    receipt,
    stored,
    choose: (oddType: string) =>
      change({ oddType, seen: menu && findOutcome(menu, oddType)?.odds }),
    retryRequest: () => props.onMakerRequest(draft.oddType),
    change,
    post,
    /** An empty form again. */
    restart: () => {
      sending.forget();
      setDraft(noDraft);
    },
  };
}

export type TipForm = ReturnType<typeof useTipForm>;
