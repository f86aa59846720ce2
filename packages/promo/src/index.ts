export {
  type ChosenBanners,
  chooseBanners,
  offersAt,
  type StoredBanners,
} from './choose-banners.ts';
export { drawByWeight } from './draw-by-weight.ts';
export {
  type ChatState,
  chatAfterConnect,
  chatIsShown,
  chatOfCookies,
  chatText,
  giftIsDue,
  nextChatState,
} from './gift-and-chat.ts';
export {
  CATFISH_THRESHOLD_PX,
  PROMO_COOKIE,
  PROMO_DELAY_MS,
  PROMO_LIFE_SECONDS,
} from './promo-cookies.ts';
export type {
  PromoChannel,
  PromoColours,
  PromoFormat,
  PromoLocale,
  PromoOfCountry,
  PromoOffer,
  PromoSlot,
} from './promo-offer.ts';
