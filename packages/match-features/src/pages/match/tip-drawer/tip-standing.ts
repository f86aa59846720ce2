import type { TipMaker, TipMakerOutcome } from '@tipmark/contract';
import { TIP_LIMIT } from '@tipmark/domain';
import { contestOptions } from './contest-entry.ts';
import { windowLeftOf } from './edit-window.ts';
import { marketsOf } from './tip-draft.ts';
import type { TipDraft, TipDrawerProps } from './tip-drawer-props.ts';
import { marketOf } from './tip-menu.ts';
import { refusalOf } from './tip-price.ts';

const UNAUTHORIZED = 401;

type Known = Pick<TipDrawerProps, 'match' | 'tip' | 'ownTips' | 'visitor' | 'write'>;

interface Offer {
  /** The page's clock, to the second. */
  readonly clock: number;
  readonly menu: Pick<TipMaker, 'isOpen'> | undefined;
  readonly outcome: Pick<TipMakerOutcome, 'isTippable'> | undefined;
  readonly price: number | undefined;
}

function isClosed({ match, write }: Known, { clock, menu }: Offer): boolean {
  const hasStarted = refusalOf(write)?.code === 'match_started' || clock >= match.startsAt;
  return hasStarted || !match.isOpen || menu?.isOpen === false;
}

/** What may still be changed about a tip, and what is being changed. */
function termsOf({ tip, write }: Known, draft: TipDraft, clock: number) {
  const windowLeft = tip && windowLeftOf(tip, clock);
  const isWindowOver = refusalOf(write)?.code === 'edit_window_over';
  return {
    windowLeft,
    areTermsOpen: windowLeft === undefined || (windowLeft > 0 && !isWindowOver),
    areTermsNew: !tip || draft.oddType !== tip.odd_type || draft.stake !== tip.stake,
  };
}

/** What the visitor's own tips leave room for. */
function openTipsOf({ tip, ownTips }: Known, { oddType }: TipDraft) {
  const others = tip ? ownTips.filter(({ id }) => id !== tip.id) : ownTips;
  const takenMarkets = marketsOf(others);
  return {
    takenMarkets,
    isTaken: oddType !== undefined && takenMarkets.has(marketOf(oddType)),
    isLimitReached: !tip && ownTips.length >= TIP_LIMIT.perMatch,
  };
}

/** The state of a draft: what the visitor may change, and whether it can be sent. */
export function tipStanding(known: Known, draft: TipDraft, offer: Offer) {
  const { tip, visitor, write } = known;
  const { outcome, price } = offer;
  const terms = termsOf(known, draft, offer.clock);
  const capacity = openTipsOf(known, draft);
  const isOver = isClosed(known, offer);
  const isSending = write.status === 'submitting';
  const isSignedOut = write.status === 'failed' && write.error.status === UNAUTHORIZED;
  const isGuest = !visitor.isSignedIn || isSignedOut;
  const canPrice = outcome?.isTippable === true && price !== undefined;
  const contests = contestOptions(known, draft, offer);
  /** Decided with the tip; one stored until its author signs in is in no contest. */
  const mayEnterContest = !tip && !isGuest;
  const isOutOfContest =
    mayEnterContest && contests.some(({ isChosen, fault }) => isChosen && fault !== undefined);
  const hasMoved = price !== undefined && draft.seen !== undefined && price !== draft.seen;
  return {
    ...terms,
    ...capacity,
    isClosed: isOver,
    isSending,
    isGuest,
    canSend:
      !isOver &&
      !isSending &&
      !capacity.isLimitReached &&
      !capacity.isTaken &&
      !isOutOfContest &&
      (canPrice || !terms.areTermsNew),
    contests,
    mayEnterContest,
    isDelayed: draft.isDelayed ?? visitor.delaysTips === true,
    /** Only for those who may choose it, and only when the tip is posted. */
    mayDelay: !tip && !isGuest && visitor.delaysTips !== undefined,
    /** The price is not the one the visitor saw when they chose. */
    moved:
      terms.areTermsNew && hasMoved && draft.seen !== undefined
        ? { before: draft.seen, now: price }
        : undefined,
  };
}

export type TipStanding = ReturnType<typeof tipStanding>;
