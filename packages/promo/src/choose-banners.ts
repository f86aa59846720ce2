import { drawByWeight } from './draw-by-weight.ts';
import type { PromoOffer, PromoSlot } from './promo-offer.ts';

/** What the cookies say. */
export interface StoredBanners {
  /** Index of the offer in the file. */
  readonly top?: number | undefined;
  readonly catfish?: number | undefined;
  readonly isTopClosed: boolean;
  readonly isCatfishClosed: boolean;
}

export interface ChosenBanners {
  readonly top: PromoOffer | undefined;
  readonly catfish: PromoOffer | undefined;
  /** Index of the drawn bookmaker's offer + 1; 0 = none was drawn. */
  readonly bookieHash: number;
}

export const offersAt = (offers: readonly PromoOffer[], slot: PromoSlot): readonly PromoOffer[] =>
  offers.filter(({ places }) => places.includes(slot));

/**
 * The two banners of a page. The top one is the stored or a drawn one; the floating one shows the
 * same bookmaker, and is drawn separately when there is no top banner to follow.
 * @param chance returns a number from 0 to below 100
 */
export function chooseBanners(
  offers: readonly PromoOffer[],
  stored: StoredBanners,
  chance: () => number,
): ChosenBanners {
  const choose = (slot: PromoSlot, index: number | undefined): PromoOffer | undefined => {
    const there = offersAt(offers, slot);
    return there.find((offer) => offer.index === index) ?? drawByWeight(there, chance());
  };
  const top = stored.isTopClosed ? undefined : choose('top', stored.top);
  const followed = top && ofBookmaker(offers, top.bookieName, stored.catfish);
  const catfish = stored.isCatfishClosed
    ? undefined
    : (followed ?? choose('catfish', stored.catfish));
  const drawn = top ?? catfish;
  return { top, catfish, bookieHash: drawn ? drawn.index + 1 : 0 };
}

/** A bookmaker with several floating offers keeps the stored one. */
function ofBookmaker(
  offers: readonly PromoOffer[],
  bookieName: string,
  index: number | undefined,
): PromoOffer | undefined {
  const own = offersAt(offers, 'catfish').filter((offer) => offer.bookieName === bookieName);
  return own.find((offer) => offer.index === index) ?? own[0];
}
