export { createFrameServer } from './frame-server.ts';
export { createPromoLog } from './promo-log.ts';
export { registerPromo } from './promo-routes.ts';
export { type PromoSlots, promoSlots } from './promo-slots.ts';
