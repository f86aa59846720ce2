export * from './choose-banners.ts';
export * from './draw-by-weight.ts';
export * from './gift-and-chat.ts';
export * from './promo-cookies.ts';
export type * from './promo-offer.ts';
