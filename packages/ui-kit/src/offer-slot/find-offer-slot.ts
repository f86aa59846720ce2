/** Fired by a page that has a slot for the offer of a bookmaker. */
export const offerSlotEvent = 'promo:room';

/** Attribute of that slot; its value is the bookmaker. */
export const offerSlotAttribute = 'data-promo-inline';

export const findOfferSlot = (): HTMLElement | undefined =>
  document.querySelector<HTMLElement>(`[${offerSlotAttribute}]`) ?? undefined;
