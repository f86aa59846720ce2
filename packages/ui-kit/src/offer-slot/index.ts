export { findOfferSlot, offerSlotAttribute, offerSlotEvent } from './find-offer-slot.ts';
export { OfferSlot } from './OfferSlot.tsx';
