/** Fired by a page that has a slot for the offer of a bookmaker. */
export const inlineSlotEvent = 'promo:room';

/** Attribute of that slot; its value is the bookmaker. */
export const inlineSlotAttribute = 'data-promo-inline';

export const findInlineSlot = (): HTMLElement | undefined =>
  document.querySelector<HTMLElement>(`[${inlineSlotAttribute}]`) ?? undefined;
