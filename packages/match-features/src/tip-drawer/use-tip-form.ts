import { TIP_LIMIT } from '@tipmark/domain';
import { useEffect, useState } from 'react';
import {
  addPendingTip,
  type Kept,
  keepPendingMatch,
  keptPendingTips,
  newWriteKey,
} from '../pending-tips/index.ts';
import { windowLeftOf } from './edit-window.ts';
import type { TipDraft, TipDrawerProps } from './tip-drawer-props.ts';
import { findOutcome, marketOf, withLivePrices } from './tip-menu.ts';
import { useMaker } from './use-maker.ts';
import { usePageClock } from './use-page-clock.ts';

const UNAUTHORIZED = 401;
const USUAL_STAKE = 3;
const nothing: TipDraft = {
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

const marketsOf = (tips: TipDrawerProps['ownTips']) =>
  new Set(tips.map(({ odd_type }) => marketOf(odd_type)));

function firstDraft({ wish, tip, ownTips, match, memory }: TipDrawerProps): TipDraft {
  if (tip) {
    const { odd_type: oddType, odds: seen, stake, description } = tip;
    return { oddType, seen, stake, description };
  }
  const wanted = wish.kind === 'new' ? wish.oddType : undefined;
  const kept = waiting(match.link, wanted) ?? memory.recall() ?? nothing;
  // one that was taken after the drawer was closed is done with
  const isDone = kept.oddType !== undefined && marketsOf(ownTips).has(marketOf(kept.oddType));
  const known = isDone ? nothing : kept;
  return wanted === undefined || wanted === known.oddType
    ? known
    : { ...known, oddType: wanted, seen: undefined };
}

interface Sent {
  readonly text: string;
  readonly idempotencyKey: string;
  readonly oddType: string;
}

/** Everything the drawer knows and does; its parts only draw it. */
export function useTipForm(props: TipDrawerProps) {
  const { match, pageSeconds, tip, ownTips, visitor, write, memory } = props;
  const [draft, setDraft] = useState(() => firstDraft(props));
  const [sent, setSent] = useState<Sent>();
  const [kept, setKept] = useState<Kept>();
  const clock = usePageClock(pageSeconds);
  const { menu, ...maker } = useMaker(props, draft.oddType);

  const change = (changed: Partial<TipDraft>) => {
    const after = { ...draft, ...changed };
    if (!tip) memory.keep(after);
    setDraft(after);
  };

  const outcome = menu && findOutcome(menu, draft.oddType);
  // a link may have named the outcome before its price was there
  if (outcome && draft.seen === undefined) setDraft({ ...draft, seen: outcome.odds });

  const refusal = write.status === 'ready' ? write.data?.error : undefined;
  const isRefusalNewer = (write.receivedAt ?? 0) >= (maker.receivedAt ?? 0);
  const refusedOdds =
    refusal?.code === 'odds_changed' && sent?.oddType === draft.oddType && isRefusalNewer
      ? refusal.odds
      : undefined;
  const price = refusedOdds ?? outcome?.odds;
  const shown =
    menu && refusedOdds !== undefined && outcome
      ? withLivePrices(menu, new Map(), new Map([[outcome.odd_type, refusedOdds]]))
      : menu;

  const hasStarted = refusal?.code === 'match_started' || clock >= match.startsAt;
  const isClosed = hasStarted || !match.isOpen || menu?.isOpen === false;
  const windowLeft = tip && windowLeftOf(tip, clock);
  const areTermsOpen =
    windowLeft === undefined || (windowLeft > 0 && refusal?.code !== 'edit_window_over');
  const areTermsNew = !tip || draft.oddType !== tip.odd_type || draft.stake !== tip.stake;
  const others = tip ? ownTips.filter(({ id }) => id !== tip.id) : ownTips;
  const takenMarkets = marketsOf(others);
  const isTaken = draft.oddType !== undefined && takenMarkets.has(marketOf(draft.oddType));
  const isLimitReached = !tip && ownTips.length >= TIP_LIMIT.perMatch;
  const isGuest = !visitor.isSignedIn || write.error?.status === UNAUTHORIZED;
  const isSending = write.status === 'loading';
  const isDelayed = draft.isDelayed ?? visitor.delaysTips === true;
  const mayDelay = !tip && !isGuest && visitor.delaysTips !== undefined;
  const canPrice = outcome?.isTippable === true && price !== undefined;
  const canSend =
    !isClosed && !isSending && !isLimitReached && !isTaken && (canPrice || !areTermsNew);

  const receipt = write.status === 'ready' ? write.data?.tip : undefined;
  const isDone = receipt !== undefined || kept === 'kept';
  useEffect(() => {
    if (isDone) memory.keep(undefined);
  }, [isDone, memory]);

  function post(): void {
    const { oddType, stake, description } = draft;
    if (!canSend || oddType === undefined) return;
    if (isGuest) {
      const { link: matchUrl, sport: sportType, teams, startsAt } = match;
      const oddValue = price ?? 0;
      keepPendingMatch(matchUrl, { teams, startsAt });
      setKept(addPendingTip({ matchUrl, oddType, oddValue, description, stake, sportType }));
      return;
    }
    const body = {
      odd_type: oddType,
      ...(areTermsNew && price !== undefined && { odd_value: price }),
      stake,
      description,
      ...(mayDelay && { isDelayed }),
    };
    const text = JSON.stringify(body);
    // the same tip sent again, after a lost answer, is the same write
    const idempotencyKey = sent?.text === text ? sent.idempotencyKey : newWriteKey();
    setSent({ text, idempotencyKey, oddType });
    if (price !== undefined) setDraft({ ...draft, seen: price });
    props.onWrite({ body, idempotencyKey });
  }

  return {
    ...props,
    draft,
    menu: shown,
    maker,
    clock,
    outcome,
    price,
    /** The price is not the one the visitor saw when they chose. */
    moved:
      areTermsNew && price !== undefined && draft.seen !== undefined && price !== draft.seen
        ? { before: draft.seen, now: price }
        : undefined,
    refusal,
    receipt,
    kept,
    takenMarkets,
    isTaken,
    isClosed,
    isLimitReached,
    isGuest,
    isSending,
    canSend,
    isDelayed,
    /** Only who may decide it, and only once: with the tip. */
    mayDelay,
    windowLeft,
    areTermsOpen,
    areTermsNew,
    choose: (oddType: string) =>
      change({ oddType, seen: shown && findOutcome(shown, oddType)?.odds }),
    askAgain: () => props.onAsk(draft.oddType),
    change,
    post,
    /** An empty form again. */
    restart: () => {
      setSent(undefined);
      setKept(undefined);
      memory.keep(undefined);
      setDraft(nothing);
      props.onForget();
    },
  };
}

export type TipForm = ReturnType<typeof useTipForm>;
