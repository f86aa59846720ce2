import { useEffect } from 'react';
import { offerSlotEvent } from './find-offer-slot.ts';

/** The slot for the offer of a bookmaker; the promotions of the host fill it. */
export function OfferSlot({ bookieName }: { readonly bookieName: string }) {
  useEffect(() => {
    document.dispatchEvent(new Event(offerSlotEvent));
  }, []);
  return <div data-promo-inline={bookieName} />;
}
