import { chooseBanners, type PromoOfCountry, type PromoOffer } from '@tipmark/promo';
import { findOfferSlot } from '@tipmark/ui-kit/offer-slot';
import type { ReactNode } from 'react';
import { slotIds } from '../slots/slots.ts';
import { Banner } from './Banner.tsx';
import { Catfish } from './Catfish.tsx';
import { type CookieJar, storeChoice, storeClosed } from './cookie-jar.ts';
import { foldRoomAbove, foldRoomBelow } from './fold-room.ts';
import { isInView } from './is-in-view.ts';
import type { PromoContextReader } from './promo-context.ts';
import type { PromoEvents } from './promo-events.ts';
import { scrolledPast } from './scrolled-past.ts';
import type { Surfaces } from './surfaces.ts';

/** Returns a function that renders into an element; undefined removes everything from it. */
export type DrawPromo = (element: Element) => (content: ReactNode) => void;

export interface BannersOptions {
  readonly promo: PromoOfCountry;
  readonly context: PromoContextReader;
  readonly jar: CookieJar;
  readonly events: PromoEvents;
  readonly draw: DrawPromo;
  readonly surfaces: Surfaces;
  /** Where the focus goes when a banner that has it is closed. */
  readonly mainId: string;
  /** A number from 0 to below 100. */
  readonly chance?: () => number;
}

const FULL = 100;
const marks = { top: 'promoTop', catfish: 'promoCatfish' } as const;
type Slot = keyof typeof marks;

/**
 * Shows the top banner at once and the floating one when the page is scrolled.
 * @returns stops following the scroll position
 */
export function runBanners(options: BannersOptions): () => void {
  const { promo, context, chance = () => Math.random() * FULL } = options;
  const { isShowTopBanner, isShowCatFish, indexTopBanner, indexCatfish } =
    context().nativeFloatBanner;
  const stored = {
    top: indexTopBanner,
    catfish: indexCatfish,
    isTopClosed: !isShowTopBanner,
    isCatfishClosed: !isShowCatFish,
  };
  const { top, catfish, bookieHash } = chooseBanners(promo.offers, stored, chance);
  context.drew(bookieHash);
  if (top) showTop(top, options);
  return catfish ? showFloating(catfish, options) : () => {};
}

function showTop(offer: PromoOffer, options: BannersOptions): void {
  const slot = slotOf('top', offer, options);
  if (!slot) return;
  const has = options.surfaces.add('top', {
    element: () => slot.element,
    isOfPage: true,
    // its room stays: it is out of sight, or gives way to what the reader is in
    show: (isShown) => {
      slot.element.style.visibility = isShown || !isInView(slot.element) ? '' : 'hidden';
    },
  });
  const close = (isByFrame: boolean) => () => {
    slot.close(isByFrame);
    has(false);
  };
  slot.draw(
    <Banner {...slot.props} slot="top" onClose={close(false)} onCloseByFrame={close(true)} />,
  );
  has(true);
  options.events.shown(offer, 'top');
}

function showFloating(offer: PromoOffer, options: BannersOptions): () => void {
  const slot = slotOf('catfish', offer, options);
  if (!slot) return () => {};
  let isPast = false;
  let isCounted = false;
  const isMobile = () => options.context().isMobile;
  const close = (isByFrame: boolean) => () => {
    stop();
    slot.close(isByFrame);
    has(false);
  };
  const has = options.surfaces.add('catfish', {
    element: () => slot.element,
    show(isShown) {
      slot.draw(
        isShown && <Catfish {...slot.props} onClose={close(false)} onCloseByFrame={close(true)} />,
      );
      if (!isShown || isCounted) return;
      isCounted = true;
      options.events.shown(offer, 'catfish');
    },
  });
  function show(): void {
    // a banner that has the focus is not removed
    if (!isPast && slot?.hasFocus()) return;
    // a bookmaker's own page has the offer in its text
    has(isPast && !findOfferSlot());
  }
  // what has the focus now is known only after the event
  const left = () => void setTimeout(() => !isPast && show());
  slot.element.addEventListener('focusout', left);
  const scrolling = scrolledPast(window, isMobile).subscribe((isNowPast) => {
    isPast = isNowPast;
    show();
  });
  function stop(): void {
    scrolling.unsubscribe();
    slot?.element.removeEventListener('focusout', left);
  }
  return stop;
}

const heightBelow = () => Number.parseFloat(getComputedStyle(document.body).paddingBottom) || 0;

/** The slot of a banner: what is drawn in it, and how it is closed for good. */
function slotOf(
  name: Slot,
  offer: PromoOffer,
  { promo, context, jar, events, draw, mainId }: BannersOptions,
) {
  const element = document.getElementById(slotIds[name]);
  if (!element) return undefined;
  // a choice lasts a day from its draw, however often it is shown
  if (jar.readIndex(name) !== offer.index) storeChoice(jar, name, offer.index);
  const drawHere = draw(element);
  const { isMobile, theme } = context();
  const hasFocus = () => element.contains(document.activeElement);
  return {
    element,
    hasFocus,
    draw: drawHere,
    props: {
      offer,
      isMobile,
      theme,
      frameOrigin: promo.frameOrigin,
      onClick: () => events.clicked(offer, name),
    },
    close(isByFrame: boolean): void {
      storeClosed(jar, name);
      events.closed(offer, name);
      const hadFocus = hasFocus();
      drawHere(undefined);
      const take = () => {
        delete document.documentElement.dataset[marks[name]];
      };
      if (!isByFrame) take();
      else if (name === 'top') foldRoomAbove({ heightPx: element.offsetHeight, take }, hadFocus);
      else foldRoomBelow({ heightPx: heightBelow(), take });
      if (hadFocus) document.getElementById(mainId)?.focus({ preventScroll: true });
    },
  };
}
