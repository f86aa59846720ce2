export {
  defaultPromo,
  type FollowedPromo,
  followPromoConfig,
  parsePromo,
} from './follow-promo-config.ts';
export {
  bookmakersFor,
  linkFor,
  type PromoLink,
  type PromoVisitor,
  promoFor,
  type ShownBookmaker,
} from './promo-for.ts';
export type { PromoConfig } from './promo-schema.ts';
